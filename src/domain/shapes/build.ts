import * as z from 'zod/mini'
import { confCodeShape, modelCodeShape } from '#src/domain/shapes/model.ts'

const price = z.nullable(z.number())

/** A shared build, ready to be shown. Prices in roubles, null while not announced. */
export const sharedBuildShape = z.object({
  code: z.string(),
  /** The configurator's hash of this car. */
  hash: z.string(),
  model: z.object({ code: modelCodeShape, conf_code: confCodeShape, name: z.string() }),
  trim: z.object({
    id: z.number(),
    name: z.string(),
    caption: z.string(),
    modification: z.string(),
    price,
    is_long: z.boolean(),
  }),
  exterior: z.object({ code: z.string(), name: z.string(), description: z.string(), price, image: z.string() }),
  interior: z.object({ code: z.string(), name: z.string(), trim: z.string(), price, image: z.string() }),
  packages: z.array(z.object({ name: z.string(), description: z.string(), price })),
  total: price,
})
export type SharedBuild = z.infer<typeof sharedBuildShape>

/** The response to a stored build. */
export const storedBuildShape = z.object({ code: z.string(), url: z.string() })
export type StoredBuild = z.infer<typeof storedBuildShape>
