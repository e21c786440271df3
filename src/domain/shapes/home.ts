import * as z from 'zod/mini'
import { adMarkFields } from '#src/domain/shapes/ad-mark.ts'
import { menuActionShape } from '#src/domain/shapes/menu.ts'
import { modelCodeShape, modelRecordShape } from '#src/domain/shapes/model.ts'

/** List data of the home page, GET /v1/home (gaps.md 14). */
export const homeDataShape = z.object({
  slides: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      text: z.string(),
      image: z.string(),
      image_mobile: z.string(),
      button: menuActionShape,
      /** Ours, as is what follows: in the row of slides. */
      name: z.optional(z.string()),
      /** Whose picture and price it shows. */
      model: z.optional(modelCodeShape),
      /** What is on `image`, where that is a picture of the slide's own. */
      alt: z.optional(z.string()),
      /** The page begins with it. */
      opens: z.optional(z.boolean()),
      ...adMarkFields,
    }),
  ),
  models: z.array(modelRecordShape).check(z.minLength(1)),
  blocks: z.array(
    z.object({ id: z.number(), title: z.string(), text: z.string(), image: z.string(), button: menuActionShape }),
  ),
})
export type HomeData = z.infer<typeof homeDataShape>
export type HomeSlide = HomeData['slides'][number]
