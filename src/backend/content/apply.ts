import { citiesKnown, settleCities } from '#src/backend/content/cities.ts'
import type { Database } from '#src/backend/database.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import { withoutGoneLinks } from '#src/backend/content/gone-links.ts'
import { withPresentLinks } from '#src/backend/content/present-links.ts'
import { creditRow, isDocument, managedDealerRow, newsRow, pricedTrim } from '#src/backend/content/project.ts'
import { settleEditions } from '#src/backend/content/legal-editions.ts'
import { noteApplied, raiseRevisions } from '#src/backend/content/revisions.ts'
import { publishedVersions } from '#src/backend/content/published.ts'
import { readShipped } from '#src/backend/content/shipped.ts'
import { withoutTakenCodes } from '#src/backend/content/taken-codes.ts'
import { readPictureEnds } from '#src/backend/pictures/rights.ts'
import { lockName } from '#src/backend/write.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'
import { effectiveAt, nextChange } from '#src/domain/content/effective.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { withoutPictures, type PictureEnd } from '#src/domain/content/picture-rights.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'

export type ApplyOptions = {
  /** Pictures whose rights limit how long they may be shown; read from the database where it is not given. */
  ends?: readonly PictureEnd[]
}

/**
 * Updates the tables that visitors' calls read to the content in effect at the given time. Call in a transaction: a
 * killed process leaves either all of it or nothing. Returns the kinds that have changed.
 */
export async function applyContent(db: Database, time: Date, { ends }: ApplyOptions = {}): Promise<Set<ContentKind>> {
  await lockName(db, 'content')
  const pictureEnds = ends ?? (await readPictureEnds(db))
  const at = time.toISOString()
  const shipped = await readShipped(db)
  const versions = await publishedVersions(db)
  const ended = pictureEnds.filter(({ end }) => end <= at).map(({ id }) => id)
  // A table filled by an outside service has no shipped items, whatever was published before.
  const has = (kind: ContentKind) => shipped.some((item) => item.kind === kind)
  const effective = withoutTakenCodes([...effectiveAt(shipped, versions, at).values()], shipped)
  const held = withPresentLinks(effective, { shipped, versions, at })
  const items = withoutGoneLinks(held, { hasNews: has('news') }).map((item) => ({
    ...item,
    body: withoutPictures(item.body, ended),
  }))
  const changed = new Set<ContentKind>()
  const of = <K extends ContentKind>(kind: K): ContentBody<K>[] =>
    // Cast: bodies are written only in the shape of their kind (versions.ts, shipped.ts).
    items.filter((item) => item.kind === kind).map(({ body }) => JSON.parse(body) as ContentBody<K>)
  const note = (kind: ContentKind, isChanged: boolean) => isChanged && changed.add(kind)
  if (has('news')) {
    const insert = (rows: ReturnType<typeof newsRow>[]) => db.insertInto('news').values(rows).execute()
    note('news', await settle(db, 'news', of('news').map(newsRow), insert))
  }
  // Before the dealers, who stand in them.
  if (has('city')) note('city', await settleCities(db, citiesKnown(shipped, versions, at)))
  if (has('dealer')) {
    const insert = (rows: ReturnType<typeof managedDealerRow>[]) => db.insertInto('dealer').values(rows).execute()
    note('dealer', await settle(db, 'dealer', await inKnownCities(db, of('dealer').map(managedDealerRow)), insert))
  }
  if (has('credit-program')) {
    const insert = (rows: ReturnType<typeof creditRow>[]) => db.insertInto('credit_program').values(rows).execute()
    note('credit-program', await settle(db, 'credit_program', of('credit-program').map(creditRow), insert))
  }
  if (has('price')) await settlePrices(db, of('price'))
  const documents = items.filter(({ kind }) => isDocument(kind))
  for (const kind of await settleDocuments(db, documents)) changed.add(kind)
  await settleEditions(
    db,
    items.filter(({ kind }) => kind === 'legal'),
    at,
  )
  await raiseRevisions(db, changed)
  await noteApplied(
    db,
    at,
    nextChange(
      shipped,
      versions,
      pictureEnds.map(({ end }) => end),
      at,
    ),
  )
  return changed
}

/** Without its city a dealer is not shown; the start logs whose is missing (server/data/city-notice.ts). */
async function inKnownCities<R extends { city_id: number }>(db: Database, dealers: readonly R[]): Promise<R[]> {
  const known = new Set((await db.selectFrom('city').select('id').execute()).map(({ id }) => id))
  return dealers.filter(({ city_id }) => known.has(city_id))
}

type SettledTable = 'news' | 'dealer' | 'credit_program'
type Row = { id: number; document: string }

/** Writes only what differs; returns whether anything did. */
async function settle<R extends Row>(
  db: Database,
  table: SettledTable,
  rows: readonly R[],
  insert: (rows: R[]) => Promise<unknown>,
): Promise<boolean> {
  const stored = new Map(
    (await db.selectFrom(table).select(['id', 'document']).execute()).map(({ id, document }) => [id, document]),
  )
  const wanted = new Set(rows.map(({ id }) => id))
  const gone = [...stored.keys()].filter((id) => !wanted.has(id))
  const other = rows.filter(({ id, document }) => stored.get(id) !== document)
  const leaving = [...gone, ...other.filter(({ id }) => stored.has(id)).map(({ id }) => id)]
  if (leaving.length > 0) await db.deleteFrom(table).where('id', 'in', leaving).execute()
  if (other.length > 0) await insert(other)
  return leaving.length + other.length > 0
}

/** Only the price of a trim changes. */
async function settlePrices(db: Database, lists: readonly ContentBody<'price'>[]): Promise<void> {
  const prices = new Map(lists.flatMap(({ trims }) => trims.map(({ id, price }) => [id, price])))
  const rows = await db.selectFrom('complectation').select(['id', 'document']).execute()
  for (const row of rows) {
    const price = prices.get(row.id)
    const trim = parseDocument<Complectation>(row)
    if (price === undefined || price === trim.price) continue
    await db
      .updateTable('complectation')
      .set({ document: JSON.stringify(pricedTrim(trim, price)) })
      .where('id', '=', row.id)
      .execute()
  }
}

type Item = { kind: ContentKind; key: string; body: string }

async function settleDocuments(db: Database, items: readonly Item[]): Promise<ContentKind[]> {
  const idOf = ({ kind, key }: { kind: string; key: string }) => `${kind} ${key}`
  const stored = new Map((await db.selectFrom('content_document').selectAll().execute()).map((row) => [idOf(row), row]))
  const wanted = new Map(items.map((item) => [idOf(item), item]))
  const gone = [...stored].filter(([id]) => !wanted.has(id)).map(([, row]) => row)
  const other = items.filter((item) => stored.get(idOf(item))?.document !== item.body)
  for (const { kind, key } of [...gone, ...other])
    await db.deleteFrom('content_document').where('kind', '=', kind).where('key', '=', key).execute()
  if (other.length > 0)
    await db
      .insertInto('content_document')
      .values(other.map(({ kind, key, body }) => ({ kind, key, document: body })))
      .execute()
  return [...gone, ...other].map(({ kind }) => kind)
}
