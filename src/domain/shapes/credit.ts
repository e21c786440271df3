import * as z from 'zod/mini'
import { adMarkFields } from '#src/domain/shapes/ad-mark.ts'
import { modelCodeShape } from '#src/domain/shapes/model.ts'

/** A credit programme as transmitted: every number is a string (specification 3). */
export const creditProgramWireShape = z.object({
  id: z.string(),
  name: z.string(),
  bank: z.string(),
  bank_license: z.string(),
  active: z.string(),
  min_price: z.string(),
  max_price: z.string(),
  min_credit: z.string(),
  max_credit: z.string(),
  min_prepay: z.string(),
  max_prepay: z.string(),
  rate: z.string(),
  restcost: z.string(),
  psk_min: z.string(),
  psk_max: z.string(),
  terms: z.array(z.object({ term: z.string() })),
  monthlyPayment: z.literal(''),
  model_codes: z.nullable(z.array(modelCodeShape)),
  requires_casco: z.boolean(),
  description: z.string(),
  legal: z.string(),
  ...adMarkFields,
})
export type CreditProgramWire = z.infer<typeof creditProgramWireShape>
