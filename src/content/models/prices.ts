import { lineUp } from '#src/content/models/line-up.ts'
import { priceText } from '#src/domain/format.ts'
import { MODEL_CODES, perModel, type ModelCode } from '#src/domain/model.ts'

/** What is made of the one list of prices: that of the trims (models/<code>/model.ts). */

/** The lowest price of a model's trims as text, by the specification; empty while none is announced. */
export const lowestPrices: Readonly<Record<ModelCode, string>> = perModel(({ trims }) => {
  const announced = trims.flatMap(([, , , price]) => price ?? [])
  return announced.length > 0 ? priceText(Math.min(...announced)) : ''
})

const days = MODEL_CODES.flatMap((code) => lineUp[code].pricesSince ?? [])

/** The day from which prices hold, YYYY-MM-DD: of one model; of the newest list where several are shown together. */
export const pricesSince = (code?: ModelCode): string =>
  (code && lineUp[code].pricesSince) ?? days.toSorted().at(-1) ?? ''
