/** The one order of paints, wherever they stand: what costs nothing first, then by the surcharge. */
export const inPaintOrder = <T extends { price: number | null }>(paints: readonly T[]): T[] =>
  [...paints].sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))
