import { liveContent } from '#src/content/live-content.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { priceText } from '#src/domain/format.ts'
import { MODEL_CODES, perModel, type ModelCode } from '#src/domain/model.ts'

/**
 * Values derived from the price list: that of the trims (models/<code>/model.ts), or the one published by the office.
 */

/** The lowest of these prices as text, by the specification; empty while none is announced. */
export function lowestOf(prices: readonly (number | null)[]): string {
  const announced = prices.filter((price) => price !== null)
  return announced.length > 0 ? priceText(Math.min(...announced)) : ''
}

/** Those of the code. */
const shippedLowest: Readonly<Record<ModelCode, string>> = perModel(({ trims }) =>
  lowestOf(trims.map(([, , , price]) => price)),
)
export const lowestPrice = (code: ModelCode): string => liveContent().prices?.[code]?.lowest ?? shippedLowest[code]

/** A trim of the code with its price; null while none is announced. */
export function trimPrice({ id, model, price }: { id: number; model: ModelCode; price: number | null }): number | null {
  const changed = liveContent().prices?.[model]?.trims.find(([trim]) => trim === id)
  return changed ? changed[1] : price
}

const sinceOf = (code: ModelCode): string | null => liveContent().prices?.[code]?.since ?? lineUp[code].pricesSince

/** The effective date of prices, YYYY-MM-DD: of one model; of the newest list where several are shown together. */
export const pricesSince = (code?: ModelCode): string => (code && sinceOf(code)) ?? newest()

const newest = (): string =>
  MODEL_CODES.flatMap((code) => sinceOf(code) ?? [])
    .toSorted()
    .at(-1) ?? ''
