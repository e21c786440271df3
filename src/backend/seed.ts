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
import { news } from '#src/content/seed/news.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'

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

/** Rows of the content tables, made of `content/`. The order of keys is the order of writing: cities before dealers. */
export const siteContent = (): SiteContent => ({
  city: cities.map(cityRow),
  dealer: dealers.map(dealerRow),
  news: news.map((item) => ({
    id: item.id,
    code: item.code,
    date: item.date,
    category: item.category,
    name: item.name,
    document: JSON.stringify(item),
  })),
  credit_program: creditPrograms.map((program) => ({ id: Number(program.id), document: JSON.stringify(program) })),
  complectation: trims.map((trim) => ({
    id: trim.id,
    model_code: trim.model,
    is_long: Number(trim.long),
    sort: trim.id,
    document: JSON.stringify(complectationOf(trim)),
  })),
  feature_set: trims.map((trim) => ({ id: trim.id, document: JSON.stringify(featuresOf(trim)) })),
  specification_set: trims.map((trim) => ({
    id: trim.id,
    document: JSON.stringify(specificationsOf(trim, modificationOf(trim))),
  })),
  configurator: [{ id: 1, document: JSON.stringify(configuratorData()) }],
})

const HASH_KEY = 'content_hash'

/**
 * Writes the content into its tables, all or nothing, when it differs from what was written last. Bookings and other
 * visitors' data are not touched, nor are tables that the content leaves out. Answers whether it wrote.
 */
export async function seed(db: Database, content: Partial<SiteContent> = siteContent()): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .selectFrom('site_state')
      .select('value')
      .where('key', '=', HASH_KEY)
      .executeTakeFirst()
    if (stored?.value === hash) return false
    const tables = Object.keys(content) as (keyof ContentTables)[]
    for (const table of tables.toReversed()) await transaction.deleteFrom(table).execute()
    for (const table of tables) {
      const rows = content[table] ?? []
      if (rows.length > 0) await transaction.insertInto(table).values(rows).execute()
    }
    await transaction
      .insertInto('site_state')
      .values({ key: HASH_KEY, value: hash })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: hash }))
      .execute()
    return true
  })
}
