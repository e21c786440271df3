import { findContent } from '#src/backend/content/documents.ts'
import { currentEditions, findEdition, isOfTheCode } from '#src/backend/content/legal-editions.ts'
import type { Database } from '#src/backend/database.ts'
import { brochureOf } from '#src/content/brochure.ts'
import { legalPath, PRINTED_LEGAL_KEYS, type LegalKey } from '#src/content/legal/keys.ts'
import { addressedTo } from '#src/content/legal/recipient.ts'
import { shippedDocument } from '#src/content/legal/shipped.ts'
import { liveContent } from '#src/content/live-content.ts'
import { documentPath } from '#src/content/model-documents.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import type { PublishedJob } from '#src/printing/print-worker.ts'
import { withLiveContent } from '#src/server/live/live-content.ts'

/**
 * Documents that the build prints and the office may change afterwards: their content at a given time, and which of
 * them differ from the built file. Call with the live content of that time.
 */

/** `since`: when this content took effect, ISO; '' for the shipped one. */
export type PublishedDocument = { job: PublishedJob; since: string; isFormer?: true }

/** Where the changeable documents are. */
const LEGAL: ReadonlyMap<string, LegalKey> = new Map(PRINTED_LEGAL_KEYS.map((key) => [legalPath(key) ?? '', key]))
const BROCHURES: ReadonlyMap<string, ModelCode> = new Map(
  MODEL_CODES.map((code) => [documentPath(code, 'brochure'), code]),
)
export const mayChange = (path: string): boolean => LEGAL.has(path) || BROCHURES.has(path)

/** The content of the document at this address; null for an address without one. */
export async function documentAt(db: Database, path: string, now: Date): Promise<PublishedDocument | null> {
  const key = LEGAL.get(path)
  if (key) return legalDocumentOf(db, key)
  const code = BROCHURES.get(path)
  if (code) return { job: await brochureJob(db, code), since: await pricesSettled(db, now) }
  return formerDocument(db, path)
}

/** Addresses whose built file is out of date. */
export async function changedPaths(db: Database): Promise<ReadonlySet<string>> {
  const editions = await currentEditions(db)
  const legal = [...LEGAL].filter(([, key]) => {
    const edition = editions.get(key)
    return edition && !isOfTheCode(key, edition.document)
  })
  return new Set([...legal.map(([path]) => path), ...(await changedBrochures(db))])
}

async function changedBrochures(db: Database): Promise<string[]> {
  // Everything the office can change in a brochure, prices above all, is live content.
  if (Object.keys(liveContent()).length === 0) return []
  const paths: string[] = []
  for (const [path, code] of BROCHURES)
    if (JSON.stringify(await brochureJob(db, code)) !== shippedBrochure(code)) paths.push(path)
  return paths
}

const shippedJobs = new Map<ModelCode, string>()
function shippedBrochure(code: ModelCode): string {
  const job: PublishedJob = withLiveContent({}, () => ({ kind: 'brochure', brochure: brochureOf(code) }))
  const text = shippedJobs.get(code) ?? JSON.stringify(job)
  shippedJobs.set(code, text)
  return text
}

async function brochureJob(db: Database, code: ModelCode): Promise<PublishedJob> {
  const list = await findContent(db, 'price', code)
  return { kind: 'brochure', brochure: brochureOf(code, new Map(list?.trims.map(({ id, price }) => [id, price]))) }
}

async function legalDocumentOf(db: Database, key: LegalKey): Promise<PublishedDocument> {
  const current = (await currentEditions(db)).get(key)
  const text = addressedTo(undefined, current?.document ?? shippedDocument(key))
  return { job: { kind: 'text', text }, since: current?.since ?? '' }
}

/** `/legal/consent-lounge-2026-12-01.pdf` */
const FORMER = /^(\/legal\/[\w-]+?)-(\d{4}-\d{2}-\d{2}(?:\.\d{1,4})?)\.pdf$/

/** An edition of a legal text by its date, whether in force or not. */
async function formerDocument(db: Database, path: string): Promise<PublishedDocument | null> {
  const [, stem, name] = FORMER.exec(path) ?? []
  const key = LEGAL.get(`${stem}.pdf`)
  const edition = key && name ? await findEdition(db, key, name) : undefined
  return edition
    ? { job: { kind: 'text', text: addressedTo(undefined, edition.document) }, since: edition.since, isFormer: true }
    : null
}

/** The last time at which a price list took effect or ended. */
async function pricesSettled(db: Database, now: Date): Promise<string> {
  const rows = await db
    .selectFrom('content_version')
    .select(['from_at', 'until_at'])
    .where('kind', '=', 'price')
    .where('state', '=', 'published')
    .execute()
  return (
    rows
      .flatMap(({ from_at, until_at }) => [from_at, until_at])
      .filter((at): at is string => at !== null && at <= now.toISOString())
      .toSorted()
      .at(-1) ?? ''
  )
}
