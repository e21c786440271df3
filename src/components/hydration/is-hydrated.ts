/** React has hydrated the element: its handlers receive events, and other code may add to it. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))
