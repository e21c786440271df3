import * as z from 'zod/mini'
import { SEARCH_TYPES, SUGGESTION_TYPES } from '#src/domain/search.ts'
import { paginationShape } from '#src/domain/shapes/news.ts'

export const searchResultShape = z.object({
  id: z.string(),
  type: z.enum(SEARCH_TYPES),
  name: z.string(),
  url: z.string(),
  /** Plain text; `marks` are [start, end) offsets of the hits in it. */
  excerpt: z.string(),
  marks: z.array(z.tuple([z.number(), z.number()])),
})
export type SearchResult = z.infer<typeof searchResultShape>

/** The answer itself, where the query has one, with the page that says more. */
export const searchAnswerShape = z.object({
  url: z.string(),
  title: z.string(),
  text: z.string(),
  /** Link text, where "Подробнее" would say too little. */
  more: z.optional(z.string()),
})
export type SearchAnswer = z.infer<typeof searchAnswerShape>

export const searchListShape = z.object({
  q: z.string(),
  corrected: z.nullable(z.string()),
  /** The requested facet. */
  type: z.nullable(z.enum(SEARCH_TYPES)),
  answer: z.nullable(searchAnswerShape),
  pagination: paginationShape,
  items: z.array(searchResultShape),
  facets: z.record(z.enum(SEARCH_TYPES), z.number()),
})
export type SearchList = z.infer<typeof searchListShape>

/** A possible completion of a query being typed. */
export const suggestionShape = z.object({ type: z.enum(SUGGESTION_TYPES), name: z.string(), url: z.string() })
export type Suggestion = z.infer<typeof suggestionShape>
