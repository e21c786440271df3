import type { NewsCategory } from '#src/domain/news.ts'
import { hrefTo } from '#src/routes.ts'

/** Address of a page of the news list, within a topic or of all. */
export const newsHref = (page: number, category: NewsCategory | undefined): string =>
  hrefTo('news', { query: { ...(category && { category }), ...(page > 1 && { page: String(page) }) } })
