/** Whether the visitor prefers reduced motion. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
