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
      /** Ours, like the following: shown in the row of slides. */
      name: z.optional(z.string()),
      /** The model whose picture and price it shows. */
      model: z.optional(modelCodeShape),
      /** Description of `image`, if that is the slide's own picture. */
      alt: z.optional(z.string()),
      /** Shown at the top of the page. */
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
