/** The single order of paints: those without a surcharge first, then by surcharge. */
export const inPaintOrder = <T extends { price: number | null }>(paints: readonly T[]): T[] =>
  [...paints].sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))
