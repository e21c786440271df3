import type { Selectable } from 'kysely'
import type { LegalEditionTable } from '#src/backend/content-tables.ts'
import type { Database } from '#src/backend/database.ts'
import type { LegalDocument } from '#src/content/legal/document.ts'
import { editions } from '#src/brand/brand.ts'
import { LEGAL_KEYS, toLegalKey, type LegalKey } from '#src/content/legal/keys.ts'
import { filled, shippedBody } from '#src/content/legal/placeholders.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'

/**
 * Editions of legal texts as visitors have read them, complete except for the dealer's name. One that was in force is
 * never changed or deleted: it is the other half of the evidence of a consent, and stays readable.
 */

type Row = Selectable<LegalEditionTable>
export type Edition = {
  document: LegalDocument
  /** When it took effect, ISO. */
  since: string
}

/** Stores the editions that take effect at this time, ISO; call in the transaction that publishes them. */
export async function settleEditions(
  db: Database,
  items: readonly { key: string; body: string }[],
  at: string,
): Promise<void> {
  const rows = await db.selectFrom('legal_edition').selectAll().execute()
  for (const item of items) {
    const key = toLegalKey(item.key)
    if (!key) continue
    // Cast: applyContent is given bodies only in the shape of their kind.
    const document = filled(key, JSON.parse(item.body) as ContentBody<'legal'>)
    await settleEdition(
      db,
      key,
      { document, since: at },
      rows.filter((row) => row.key === key),
    )
  }
}

async function settleEdition(db: Database, key: LegalKey, { document, since }: Edition, known: readonly Row[]) {
  const same = known.find((row) => row.document === textOf(document, row.edition))
  if (same?.is_current) return
  await db.updateTable('legal_edition').set({ is_current: 0 }).where('key', '=', key).execute()
  const edition = same?.edition ?? freeName(document.edition, known)
  await db
    .insertInto('legal_edition')
    .values({ key, edition, document: textOf(document, edition), since, is_current: 1 })
    .onConflict((clash) => clash.columns(['key', 'edition']).doUpdateSet({ since, is_current: 1 }))
    .execute()
}

const textOf = (document: LegalDocument, edition: string): string => JSON.stringify({ ...document, edition })

/** Its date; with a number where another text of that date was in force already. */
function freeName(day: string, known: readonly Row[]): string {
  const taken = known.filter(({ edition }) => edition === day || edition.startsWith(`${day}.`)).length
  return taken === 0 ? day : `${day}.${taken + 1}`
}

/** Whether it is the shipped one, which pages and the built file have already. */
export const isOfTheCode = (key: LegalKey, document: LegalDocument): boolean =>
  JSON.stringify(document) === JSON.stringify(filled(key, shippedBody(key)))

/** The editions in force; empty for a document that the office does not manage (a test, an old database). */
export async function currentEditions(db: Database): Promise<ReadonlyMap<LegalKey, Edition>> {
  const rows = await db.selectFrom('legal_edition').selectAll().where('is_current', '=', 1).execute()
  const byKey = new Map(rows.map((row) => [row.key, editionOf(row)]))
  return new Map(
    LEGAL_KEYS.flatMap((key) => {
      const edition = byKey.get(key)
      return edition ? [[key, edition]] : []
    }),
  )
}

/** The date of the newest document in force, YYYY-MM-DD. */
export async function newestEditionDay(db: Database): Promise<string> {
  const days = [...(await currentEditions(db)).values()].map(({ document }) => document.edition.slice(0, 10))
  return days.toSorted().at(-1) ?? editions.legal
}

export async function findEdition(db: Database, key: LegalKey, edition: string): Promise<Edition | undefined> {
  const row = await db
    .selectFrom('legal_edition')
    .selectAll()
    .where('key', '=', key)
    .where('edition', '=', edition)
    .executeTakeFirst()
  return row && editionOf(row)
}

/** Names of former editions, newest first, by document. */
export async function formerEditions(db: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.selectFrom('legal_edition').select(['key', 'edition']).where('is_current', '=', 0).execute()
  const sorted = rows.toSorted((a, b) => (a.edition < b.edition ? 1 : -1))
  return new Map(
    [...Map.groupBy(sorted, ({ key }) => key)].map(([key, own]) => [key, own.map(({ edition }) => edition)]),
  )
}

const editionOf = ({ document, since }: Row): Edition => ({
  // Cast: only settleEdition writes documents.
  document: JSON.parse(document) as LegalDocument,
  since,
})
