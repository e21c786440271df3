import type { Database } from '#src/backend/database.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import type { NewsItem } from '#src/content/seed/news-articles.ts'

/** All news, newest first. */
export async function newsItems(db: Database): Promise<NewsItem[]> {
  const rows = await db.selectFrom('news').select('document').orderBy('date', 'desc').orderBy('id', 'desc').execute()
  return rows.map((row) => parseDocument<NewsItem>(row))
}
