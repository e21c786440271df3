import type { Insertable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import type { ContentTables } from '#src/backend/tables.ts'
import { askOutside } from '#src/backend/upstreams/mirror.ts'
import type { Upstream } from '#src/backend/upstreams/upstream.ts'
import { inWrite } from '#src/backend/write.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import type { NewsCard, NewsList } from '#src/domain/news.ts'

/**
 * Documents, share cards, the site map and the feed are made from our tables. With an outside dealer backend the tables
 * of cars, prices, programmes and news are copied from it, so a document never shows another price than the page.
 */
export async function copyContent(db: Database, upstream: Upstream): Promise<void> {
  const cars = await readCars(upstream)
  if (cars) await replaceTables(db, cars)
  const news = await readNews(upstream)
  if (news) await replaceTables(db, { news })
}

type Rows = { [Table in keyof ContentTables]?: Insertable<ContentTables[Table]>[] }

/**
 * One call after another, to leave capacity for visitors' calls. Null when a part is rejected: half a price list is
 * useless.
 */
async function readCars(upstream: Upstream): Promise<Rows | null> {
  const data = await askOutside(upstream, 'GET /configurator/json-data', { query: {} })
  const programs = await askOutside(upstream, 'GET /v1/credit-program', { query: {} })
  if (!data || !programs) return null
  const rows = {
    configurator: [{ id: 1, document: JSON.stringify(data) }],
    credit_program: programs.map((program) => ({ id: Number(program.id), document: JSON.stringify(program) })),
    complectation: [] as Insertable<ContentTables['complectation']>[],
    feature_set: [] as Insertable<ContentTables['feature_set']>[],
    specification_set: [] as Insertable<ContentTables['specification_set']>[],
  }
  for (const modelCode of MODEL_CODES) {
    const trims = await askOutside(upstream, 'GET /v1/complectation', { query: { withG90l: 1, modelCode } })
    if (!trims) return null
    for (const trim of trims) {
      const features = await askOutside(upstream, 'GET /v1/feature/{id}', { query: {}, id: trim.feature_id })
      const figures = await askOutside(upstream, 'GET /v1/specification/{id}', { query: {}, id: trim.specification_id })
      if (!features || !figures) return null
      rows.feature_set.push({ id: trim.feature_id, document: JSON.stringify(features) })
      rows.specification_set.push({ id: trim.specification_id, document: JSON.stringify(figures) })
      rows.complectation.push({
        id: trim.id,
        model_code: trim.model_code,
        is_long: Number(trim.is_long ?? false),
        sort: trim.sort,
        document: JSON.stringify(trim),
      })
    }
  }
  return rows
}

const NEWS_PER_CALL = 100
/** Two thousand items: a longer list is truncated. */
const MAX_NEWS_PAGES = 20

async function readNews(upstream: Upstream): Promise<Rows['news'] | null> {
  const cards: NewsCard[] = []
  for (let page = 1, count = 1; page <= Math.min(count, MAX_NEWS_PAGES); page++) {
    const list = await askOutside(upstream, 'GET /v1/news', { query: { page, pageSize: NEWS_PER_CALL } })
    if (!list) return null
    const { items, pagination } = list as NewsList
    cards.push(...items)
    count = pagination.pageCount
  }
  const rows: NonNullable<Rows['news']> = []
  // Of two items at one address the first counts: that is the one that visitors get.
  const byCode = new Map(cards.toReversed().map((card) => [card.code, card]))
  for (const { id, code, date, category, name } of [...byCode.values()].toReversed()) {
    const detail = await askOutside(upstream, 'GET /v1/news', { query: { code, id: code } })
    // Deleted since the list was read.
    if (detail) rows.push({ id, code, date, category, name, document: JSON.stringify(detail) })
  }
  return rows
}

/**
 * Writes the tables when one of them differs, all or nothing; parents before their children. An empty table counts as
 * an error: the existing one stays.
 */
export async function replaceTables(db: Database, tables: Rows): Promise<void> {
  const wanted: [keyof ContentTables, Row[]][] = []
  for (const table of Object.keys(tables) as (keyof ContentTables)[]) {
    const rows = distinct(tables[table] ?? [])
    if (rows.length > 0) wanted.push([table, rows])
  }
  const same = await Promise.all(wanted.map(([table, rows]) => isStored(db, table, rows)))
  if (same.every(Boolean)) return
  await inWrite(db, async (transaction) => {
    for (const [table] of wanted.toReversed()) await transaction.deleteFrom(table).execute()
    for (const [table, rows] of wanted)
      await transaction
        .insertInto(table)
        // Cast: the table is known only at run time; its rows were made by the reader of that table.
        .values(rows as never)
        .execute()
  })
}

type Row = { id: number; document: string }

/** Columns have 32 bits. */
export const isNumber = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 2 ** 31
/** Of two rows with one id the first counts. */
const distinct = (rows: readonly Row[]): Row[] => [
  ...new Map(
    rows
      .filter(({ id }) => isNumber(id))
      .toReversed()
      .map((row) => [row.id, row]),
  ).values(),
]

async function isStored(db: Database, table: keyof ContentTables, rows: readonly Row[]): Promise<boolean> {
  const stored = await db.selectFrom(table).select(['id', 'document']).execute()
  const byId = new Map(stored.map(({ id, document }) => [id, document]))
  return byId.size === rows.length && rows.every(({ id, document }) => byId.get(id) === document)
}
