import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import type { ContentTables } from '#src/backend/tables.ts'
import { complectationOf } from '#src/content/cars/complectations.ts'
import { modificationOf } from '#src/content/cars/trim-names.ts'
import { configuratorData } from '#src/content/cars/configurator.ts'
import { featuresOf } from '#src/content/cars/features.ts'
import { specificationsOf } from '#src/content/cars/specifications.ts'
import { trims } from '#src/content/cars/trims.ts'
import { cities } from '#src/content/seed/cities.ts'
import { creditPrograms } from '#src/content/seed/credit-programs.ts'
import { dealers } from '#src/content/seed/dealers.ts'
import { news, type NewsItem } from '#src/content/seed/news-articles.ts'
import type { CreditProgramWire } from '#src/domain/credit.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import type { Complectation, FeatureSet, SpecificationSet } from '#src/domain/shapes/complectation.ts'
import type { ConfData } from '#src/domain/shapes/configurator.ts'

/** The rows of the content tables, in the shapes of the API. */
export type Content = {
  cities: readonly Omit<City, 'dealers_count'>[]
  dealers: readonly Dealer[]
  news: readonly NewsItem[]
  creditPrograms: readonly CreditProgramWire[]
  complectations: readonly Complectation[]
  /** One set per `feature_id` of the complectations. */
  features: readonly FeatureSet[]
  /** One set per `specification_id` of the complectations. */
  specifications: readonly SpecificationSet[]
  configurator: ConfData
}

export type SiteContent = { [Table in keyof ContentTables]: Insertable<ContentTables[Table]>[] }

export const cityRow = (city: Omit<City, 'dealers_count'>) => ({
  id: city.id,
  sort: city.sort,
  document: JSON.stringify(city),
})
export const dealerRow = (dealer: Dealer) => ({
  id: dealer.id,
  city_id: dealer.city_id,
  certified: Number(dealer.certified),
  test_drive: Number(dealer.testDrive),
  sort: dealer.sort,
  document: JSON.stringify(dealer),
})

/** The content of this site, from `content/`. */
export const shippedContent = (): Content => ({
  cities,
  dealers,
  news,
  creditPrograms,
  complectations: trims.map(complectationOf),
  features: trims.map((trim) => ({ id: trim.id, ...featuresOf(trim) })),
  specifications: trims.map((trim) => ({ id: trim.id, ...specificationsOf(trim, modificationOf(trim)) })),
  configurator: configuratorData(),
})

/** Rows of the content tables. The order of keys is the order of writing: cities before dealers. */
export const contentRows = (content: Content): SiteContent => ({
  city: content.cities.map(cityRow),
  dealer: content.dealers.map(dealerRow),
  news: content.news.map((item) => ({
    id: item.id,
    code: item.code,
    date: item.date,
    category: item.category,
    name: item.name,
    document: JSON.stringify(item),
  })),
  credit_program: content.creditPrograms.map((program) => ({
    id: Number(program.id),
    document: JSON.stringify(program),
  })),
  complectation: content.complectations.map((item) => ({
    id: item.id,
    model_code: item.model_code,
    is_long: Number(item.is_long ?? false),
    sort: item.sort,
    document: JSON.stringify(item),
  })),
  feature_set: content.features.map(({ id, items }) => ({ id, document: JSON.stringify({ items }) })),
  specification_set: content.specifications.map(({ id, items }) => ({ id, document: JSON.stringify({ items }) })),
  configurator: [{ id: 1, document: JSON.stringify(content.configurator) }],
})

/** Rows of the content of this site. */
export const siteContent = (): SiteContent => contentRows(shippedContent())

const HASH_KEY = 'content_hash'

/**
 * Writes the content into its tables in one transaction when it differs from what was last written. Bookings and other
 * visitors' data are not touched, nor are tables the content leaves out. `after` runs in the same transaction, so
 * nobody sees shipped content before the office's changes are applied. Returns whether it wrote.
 */
export async function seed(
  db: Database,
  content: Partial<SiteContent> = siteContent(),
  after: (transaction: Database) => Promise<unknown> = () => Promise.resolve(),
): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return db.transaction().execute(async (transaction) => {
    const isNew = (await storedHash(transaction)) !== hash
    if (isNew) await write(transaction, content, hash)
    await after(transaction)
    return isNew
  })
}

const storedHash = async (db: Database): Promise<string | undefined> =>
  (await db.selectFrom('site_state').select('value').where('key', '=', HASH_KEY).executeTakeFirst())?.value

async function write(db: Database, content: Partial<SiteContent>, hash: string): Promise<void> {
  const tables = Object.keys(content) as (keyof ContentTables)[]
  for (const table of tables.toReversed()) await db.deleteFrom(table).execute()
  for (const table of tables) {
    const rows = content[table] ?? []
    if (rows.length > 0) await db.insertInto(table).values(rows).execute()
  }
  await db
    .insertInto('site_state')
    .values({ key: HASH_KEY, value: hash })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: hash }))
    .execute()
}
