export const NEWS_CATEGORIES = ['models', 'brand', 'service', 'events', 'awards'] as const
export type NewsCategory = (typeof NEWS_CATEGORIES)[number]

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
