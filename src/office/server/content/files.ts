import { CallError } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'
import { CONTENT_KINDS, type ContentKind } from '#src/domain/content/kinds.ts'
import { writeDraft } from '#src/office/server/content/drafts.ts'
import { readBody } from '#src/office/server/content/rules.ts'
import { draftOf, holding, shippedOf, versionsOf } from '#src/office/server/content/stored.ts'
import type { Body } from '#src/office/server/content/words.ts'

/** Content as files, for version control: `news/41.json`, `tags/%2Fg90.html.json`. */

const fileOf = (kind: ContentKind, key: string): string => `${kind}/${encodeURIComponent(key)}.json`

/** The content in effect that was not shipped; `all`: the shipped one too. Text by file name. */
export async function exportContent(db: Database, at: Date, { all = false } = {}): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const kind of CONTENT_KINDS) {
    const shipped = new Map((await shippedOf(db, kind)).map(({ key, body }) => [key, body]))
    for (const [key, body] of await holding(db, kind, at))
      if (all || shipped.get(key) !== JSON.stringify(body))
        files.set(fileOf(kind, key), `${JSON.stringify(body, null, 2)}\n`)
  }
  return files
}

export type Imported = { file: string; outcome: 'draft' | 'unchanged' | 'refused'; reason?: string }
type By = { userId: string; now: Date; mayImport: (kind: ContentKind) => boolean }

/** Creates a draft for each file that differs from the content in effect; publishing is done in the office. */
export async function importContent(db: Database, files: ReadonlyMap<string, string>, by: By): Promise<Imported[]> {
  const done = new Map<string, Imported>()
  let left = [...files.keys()]
  // One may link to a page that a later file makes.
  for (let before = Infinity; left.length > 0 && left.length < before;) {
    before = left.length
    for (const file of left) done.set(file, await importOrRefuse(db, file, files.get(file) ?? '', by))
    left = left.filter((file) => done.get(file)?.outcome === 'refused')
  }
  return [...done.values()]
}

async function importOrRefuse(db: Database, file: string, text: string, by: By): Promise<Imported> {
  try {
    return { file, outcome: await importFile(db, file, text, by) }
  } catch (error) {
    return { file, outcome: 'refused', reason: reasonOf(error) }
  }
}

async function importFile(db: Database, file: string, text: string, { userId, now, mayImport }: By) {
  const { kind, key } = itemOfFile(file)
  if (!mayImport(kind)) throw new CallError(409, 'an outside service keeps this (DEALER_BASE_URL)')
  const body = parseBody(text)
  const held = (await holding(db, kind, now)).get(key)
  if (held && isSame(kind, held, body)) return 'unchanged'
  if (draftOf(await versionsOf(db, kind), key)) throw new CallError(409, 'somebody has an open draft of it')
  await inWrite(db, (write) => writeDraft(write, { kind, key, body, revision: null }, { userId, now }))
  return 'draft'
}

/** As it is, or after the site's typography. Shipped content may lack what a form requires. */
const isSame = (kind: ContentKind, held: Body, body: Body): boolean =>
  JSON.stringify(held) === JSON.stringify(body) || JSON.stringify(held) === JSON.stringify(readBody(kind, body))

function itemOfFile(file: string): { kind: ContentKind; key: string } {
  const [folder, name = ''] = file.split('/')
  const kind = CONTENT_KINDS.find((known) => known === folder)
  if (!kind) throw new CallError(422, `no kind of content is called "${folder}"`)
  return { kind, key: decodeURIComponent(name.replace(/\.json$/, '')) }
}

function parseBody(text: string): Body {
  // Editors on Windows begin a file with a byte order mark.
  const body: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new CallError(422, 'not a JSON object')
  return { ...body }
}

function reasonOf(error: unknown): string {
  if (error instanceof CallError) {
    const faults = Object.entries(error.errors ?? {}).map(([field, text]) => `${field}: ${text}`)
    return faults.join('; ') || error.message
  }
  if (error instanceof SyntaxError || error instanceof URIError) return error.message
  throw error
}
