export const NEWS_CATEGORIES = ['models', 'brand', 'service', 'events', 'awards'] as const
export type NewsCategory = (typeof NEWS_CATEGORIES)[number]

/** The topic in an address; an unknown one means all topics, as an invalid page number means the first page. */
export const newsCategory = (query: URLSearchParams): NewsCategory | undefined =>
  NEWS_CATEGORIES.find((known) => known === query.get('category'))

/** gaps.md 14 */
export const NEWS_CODE = /^[a-z0-9-]{3,80}$/

export type {
  NewsBlock,
  NewsCard,
  NewsDetail,
  NewsList,
  NewsNeighbour,
  NewsShort,
  Pagination,
} from '#src/domain/shapes/news.ts'
