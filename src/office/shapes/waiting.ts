import * as z from 'zod/mini'
import { numberShape } from '#src/office/shapes/request.ts'

/** Who waits for a price («Узнать первым»), model by model. */
export const waitingModelShape = z.object({
  code: z.string(),
  name: z.string(),
  /** The lowest price as text; null while none is announced. */
  price: z.nullable(z.string()),
  /** Nobody has begun to tell them. */
  waiting: z.int(),
  /** Their letter is on its way. */
  writing: z.int(),
  told: z.int(),
})

/** Whose price is announced and who gets no letter: somebody has to call. */
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
