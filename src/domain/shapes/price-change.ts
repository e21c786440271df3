import * as z from 'zod/mini'
import { modelCodeShape } from '#src/domain/shapes/model.ts'

/** A changed price. Roubles; null: not announced. */
export const priceChangeShape = z.object({
  model: modelCodeShape,
  trim: z.object({ id: z.number(), name: z.string() }),
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  /** The date from which the new one is in force, YYYY-MM-DD. */
  day: z.string(),
})
export type PriceChange = z.infer<typeof priceChangeShape>
