import * as z from 'zod/mini'
import { numberShape } from '#src/office/shapes/request.ts'

/** Price subscribers («Узнать первым») by model. */
export const waitingModelShape = z.object({
  code: z.string(),
  name: z.string(),
  /** The lowest price as text; null while none is announced. */
  price: z.nullable(z.string()),
  /** Not notified yet. */
  waiting: z.int(),
  /** Their letter is being sent. */
  writing: z.int(),
  told: z.int(),
})

/** The price is announced, but no letter reaches them: somebody has to call. */
export const toCallShape = z.object({
  number: numberShape,
  model: z.string(),
  /** YYYY-MM-DD */
  since: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  price: z.string(),
})
export type ToCall = z.infer<typeof toCallShape>

export const waitingShape = z.object({ models: z.array(waitingModelShape), people: z.array(toCallShape) })
export type WaitingModel = z.infer<typeof waitingModelShape>
