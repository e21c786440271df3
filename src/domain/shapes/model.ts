import * as z from 'zod/mini'
import { CONF_CODES, MODEL_CODES } from '#src/domain/model.ts'

export const modelCodeShape = z.enum(MODEL_CODES)
export const confCodeShape = z.enum(CONF_CODES)

/** One model in lists. `width` keeps the specification's name: it is the LENGTH in millimetres (decisions.md). */
export const modelRecordShape = z.object({
  id: z.number(),
  code: modelCodeShape,
  name: z.string(),
  modelName: z.string(),
  href: z.string(),
  width: z.number(),
  image: z.string(),
  imageWithShadow: z.string(),
  price: z.string(),
  priceComingSoon: z.boolean(),
  configurator: z.string(),
  conf_code: confCodeShape,
  body: z.enum(['sedan', 'suv']),
  sort: z.number(),
  active: z.boolean(),
  testDrive: z.boolean(),
  tradeIn: z.boolean(),
})
export type ModelRecord = z.infer<typeof modelRecordShape>
