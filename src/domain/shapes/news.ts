import * as z from 'zod/mini'
import { isDay } from '#src/domain/day.ts'
import { NEWS_CATEGORIES } from '#src/domain/news.ts'
import { OWN_PATH } from '#src/domain/own-path.ts'
import { modelCodeShape } from '#src/domain/shapes/model.ts'

export const newsShortShape = z.object({ id: z.number(), name: z.string(), code: z.string() })
export type NewsShort = z.infer<typeof newsShortShape>

const cardFields = {
  ...newsShortShape.shape,
  date: z.string().check(z.refine(isDay, 'expected a day, YYYY-MM-DD')),
  category: z.enum(NEWS_CATEGORIES),
  preview: z.string(),
  image: z.string(),
  /** 21:9, for the top of an article on wide screens; without it the 4:3 one is shown. */
  image_wide: z.optional(z.string()),
  image_alt: z.string(),
}
export const newsCardShape = z.object(cardFields)
export type NewsCard = z.infer<typeof newsCardShape>

/** Link from one article to the next; another backend may provide only its name. */
export const newsNeighbourShape = z.object({
  ...newsShortShape.shape,
  date: z.optional(cardFields.date),
  category: z.optional(cardFields.category),
  image: z.optional(z.nullable(z.string())),
})
export type NewsNeighbour = z.infer<typeof newsNeighbourShape>

export const newsBlockShape = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['p', 'h2', 'quote']), text: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()) }),
  // Further reading: pages of this site.
  z.object({
    type: z.literal('links'),
    items: z.array(z.object({ name: z.string(), href: z.string().check(z.regex(OWN_PATH)) })),
  }),
  z.object({
    type: z.literal('image'),
    src: z.string(),
    /** The same for wide screens: full width, and a part of the article ends with it. */
    wide: z.optional(z.string()),
    alt: z.string(),
    caption: z.optional(z.string()),
  }),
  // The trims of a model with the prices of the current day.
  z.object({ type: z.literal('versions'), model: modelCodeShape }),
  // Opening hours by day; what may be in them: content/hours-block.ts.
  z.object({
    type: z.literal('hours'),
    caption: z.optional(z.string()),
    rows: z.array(
      z.object({
        dates: z.string(),
        weekday: z.optional(z.string()),
        hours: z.string(),
        note: z.optional(z.string()),
      }),
    ),
  }),
])
export type NewsBlock = z.infer<typeof newsBlockShape>

export const newsDetailShape = z.object({
  ...cardFields,
  body: z.array(newsBlockShape),
  tags: z.array(z.string()),
  models: z.array(modelCodeShape),
  prev: z.nullable(newsNeighbourShape),
  next: z.nullable(newsNeighbourShape),
  /** For the newest and the oldest article, which have one neighbour: the one beyond it. */
  further: z.optional(newsNeighbourShape),
  read_minutes: z.number(),
})
export type NewsDetail = z.infer<typeof newsDetailShape>

export const paginationShape = z.object({
  page: z.number(),
  pageSize: z.number(),
  total: z.number(),
  pageCount: z.number(),
})
export type Pagination = z.infer<typeof paginationShape>

export const newsListShape = z.object({ pagination: paginationShape, items: z.array(newsCardShape) })
export type NewsList = z.infer<typeof newsListShape>
