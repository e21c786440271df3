import type { PriceBody } from '#src/domain/content/bodies.ts'

/**
 * A list of prices with the trims that the model has: a new version of the code may have added one since the list was
 * made, or left one out, and the office accepts complete lists only. An added trim has the price it came with.
 */
export function wholePrices(list: PriceBody, shipped: PriceBody): PriceBody {
  const own = new Map(list.trims.map((trim) => [trim.id, trim]))
  return { ...list, trims: shipped.trims.map((trim) => ({ ...trim, price: (own.get(trim.id) ?? trim).price })) }
}
