import type { Database } from '#src/backend/database.ts'
import { allContent } from '#src/backend/content/documents.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import type { NewsItem } from '#src/content/seed/news-articles.ts'
import { hoursLine } from '#src/domain/hours-block.ts'
import type { NewsBlock } from '#src/domain/news.ts'
import { hrefTo } from '#src/routes.ts'
import type { SearchDocument } from '#src/backend/search/search-document.ts'

export async function newsDocuments(db: Database): Promise<SearchDocument[]> {
  const rows = await db.selectFrom('news').select('document').orderBy('date', 'desc').execute()
  return rows.map((row) => {
    const { code, name, preview, body } = parseDocument<NewsItem>(row)
    return {
      id: `news-${code}`,
      type: 'news',
      name,
      labels: [name],
      url: hrefTo('news-detail', { params: { code } }),
      title: name,
      headings: '',
      keywords: '',
      text: [preview, ...body.flatMap(blockTexts)].join(' '),
    }
  })
}

/** Pages made in the office. */
export async function promoDocuments(db: Database): Promise<SearchDocument[]> {
  return (await allContent(db, 'promo-page')).map(({ code, h1, lead = '', body }) => ({
    id: `promo-${code}`,
    type: 'page',
    name: h1,
    labels: [h1],
    url: hrefTo('promo-page', { params: { code } }),
    title: h1,
    headings: '',
    keywords: '',
    text: [lead, ...body.flatMap(blockTexts)].join(' '),
  }))
}

function blockTexts(block: NewsBlock): string[] {
  if (block.type === 'list') return block.items
  // Links contain the words of other pages, and versions are found with the price list.
  if (block.type === 'links' || block.type === 'versions') return []
  if (block.type === 'hours') return [block.caption ?? '', ...block.rows.map(hoursLine)]
  return block.type === 'image' ? [block.caption ?? ''] : [block.text]
}
