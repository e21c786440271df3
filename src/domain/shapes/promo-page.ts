import * as z from 'zod/mini'
import { adMarkFields } from '#src/domain/shapes/ad-mark.ts'
import { newsBlockShape } from '#src/domain/shapes/news.ts'

/** A page composed of blocks in the office, under /promo/{code}.html. */
export const promoPageShape = z.object({
  code: z.string(),
  h1: z.string(),
  lead: z.optional(z.string()),
  image: z.optional(z.string()),
  image_alt: z.optional(z.string()),
  body: z.array(newsBlockShape),
  button: z.nullable(z.object({ name: z.string(), href: z.string() })),
  ...adMarkFields,
})
export type PromoPage = z.infer<typeof promoPageShape>
