import { badRequest, notFound } from '#src/backend/call-error.ts'
import { findRenamedNews } from '#src/backend/content/former-codes.ts'
import { parseDocument, type Context, type Endpoint } from '#src/backend/endpoint.ts'
import { readPaging, type Query } from '#src/backend/query.ts'
import type { NewsItem } from '#src/content/seed/news-articles.ts'
import { NEWS_PAGE_SIZE } from '#src/domain/constants.ts'
import {
  NEWS_CATEGORIES,
  NEWS_CODE,
  type NewsCard,
  type NewsCategory,
  type NewsDetail,
  type NewsList,
  type NewsNeighbour,
} from '#src/domain/news.ts'

/** One address for both: with a code or an id it is a single item, otherwise a page of the list (specification 7.2). */
export const getNews: Endpoint<'GET /v1/news'> = async (context, query) => {
  const code = query('code')
  const id = query('id')
  if (code === undefined && id === undefined) return listNews(context, query)
  const item = await findNews(context, code, id)
  if (!item) throw notFound('Новость не найдена')
  return withNeighbours(context, item)
}

/** Looks up by code first; the id is often a copy of the code, so it is used only alone and only as a number. */
export async function findNews({ db, now }: Context, code?: string, id?: string): Promise<NewsItem | undefined> {
  const select = db.selectFrom('news').select('document')
  if (code !== undefined) {
    if (!NEWS_CODE.test(code)) return undefined
    const row = await select.where('code', '=', code).executeTakeFirst()
    // A link inside the site leads to the item, too, whose address has been changed; the server redirects the page.
    return row ? parseDocument<NewsItem>(row) : findRenamedNews(db, code, now())
  }
  if (!id || !/^\d{1,9}$/.test(id)) return undefined
  const row = await select.where('id', '=', Number(id)).executeTakeFirst()
  return row && parseDocument<NewsItem>(row)
}

async function listNews({ db }: Context, query: Query): Promise<NewsList> {
  const { page, pageSize } = readPaging(query, NEWS_PAGE_SIZE)
  const category = readCategory(query)
  const news = db.selectFrom('news').$if(!!category, (select) => select.where('category', '=', category!))
  const { total } = await news.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await news
    .select('document')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return {
    pagination: { page, pageSize, total: Number(total), pageCount: Math.ceil(Number(total) / pageSize) },
    items: rows.map((row) => toCard(parseDocument<NewsItem>(row))),
  }
}

function readCategory(query: Query): NewsCategory | undefined {
  const text = query('category')
  const category = NEWS_CATEGORIES.find((known) => known === text)
  if (text !== undefined && !category) throw badRequest('Неизвестный раздел новостей')
  return category
}

const toCard = ({ id, name, code, date, category, preview, image, image_wide, image_alt }: NewsItem): NewsCard => ({
  id,
  name,
  code,
  date,
  category,
  preview,
  image,
  ...(image_wide !== undefined && { image_wide }),
  image_alt,
})

/**
 * `prev` is the next older item, `next` the next newer one; items of one day are ordered by id. Where only one of them
 * exists, `further` is the one beyond it.
 */
async function withNeighbours({ db }: Context, item: NewsItem): Promise<NewsDetail> {
  const neighbours = async (side: '<' | '>', direction: 'asc' | 'desc'): Promise<NewsNeighbour[]> => {
    const rows = await db
      .selectFrom('news')
      .select('document')
      .where((eb) =>
        eb.or([eb('date', side, item.date), eb.and([eb('date', '=', item.date), eb('id', side, item.id)])]),
      )
      .orderBy('date', direction)
      .orderBy('id', direction)
      .limit(2)
      .execute()
    return rows.map((row) => {
      const { id, name, code, date, category, image } = parseDocument<NewsItem>(row)
      return { id, name, code, date, category, image }
    })
  }
  const [prev = null, older] = await neighbours('<', 'desc')
  const [next = null, newer] = await neighbours('>', 'asc')
  const further = next ? (prev ? undefined : newer) : older
  return { ...item, prev, next, ...(further && { further }) }
}
