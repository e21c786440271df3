import type { Selectable } from 'kysely'
import { resolveChoice } from '#src/backend/configurations/car.ts'
import { fileAddress, fileIdOf, newFileId, readFile, type StoredFile } from '#src/backend/configurations/files.ts'
import { nameFile } from '#src/backend/configurations/file-terms.ts'
import type { Database } from '#src/backend/database.ts'
import type { LeadTable } from '#src/backend/tables.ts'
import { emptyChoice, readHash } from '#src/domain/configurator/choice.ts'
import { CONFIGURATION_FILES } from '#src/domain/constants.ts'

/**
 * The document of a request for a configuration. Its address is part of the request from the beginning, whether it
 * exists already or has to be made (lead-document-maker.ts), so neither request nor document is ever lost.
 */

/** How long the message to the CRM waits for the document; then it is sent with the address alone. */
export const DOCUMENT_TIMEOUT_MS = 30 * 60_000

type Row = Pick<Selectable<LeadTable>, 'id' | 'type' | 'personal' | 'origin' | 'erase_at'>
/** `personal` is the column of the row, with the document's address added. */
type Promised = { personal: string | null; isWaiting: boolean }

/**
 * Call before storing a request: the document it names is retained with it; when it names none, or an expired one, an
 * address is reserved. A request that names no car is left unchanged. Call `keepPromise` once the row is stored.
 */
export async function promiseDocument(db: Database, row: Row, now: Date): Promise<Promised> {
  if (row.type !== 'configurator' || row.personal === null) return { personal: row.personal, isWaiting: false }
  const sent = JSON.parse(row.personal) as { file?: string }
  const named = fileIdIn(sent.file)
  if (named && (await nameFile(db, named, row.erase_at, now))) return { personal: row.personal, isWaiting: false }
  const { config = '' } = JSON.parse(row.origin ?? '{}') as { config?: string }
  if (!(await resolveChoice(db, { ...emptyChoice, ...readHash(config).choice })))
    return { personal: row.personal, isWaiting: false }
  return { personal: JSON.stringify({ ...sent, file: fileAddress(newFileId()) }), isWaiting: true }
}

/** Call after storing the row, in the same transaction: from then on the document is made, with retries. */
export async function recordPromise(
  db: Database,
  { id, personal }: Pick<Row, 'id' | 'personal'>,
  isWaiting: boolean,
  now: Date,
): Promise<void> {
  const fileId = fileIdIn((JSON.parse(personal ?? '{}') as { file?: string }).file)
  if (!fileId) return
  const at = now.toISOString()
  const made = isWaiting ? { stored_as: null, made_at: null } : { stored_as: fileId, made_at: at }
  await db
    .insertInto('lead_document')
    .values({ lead_id: id, file_id: fileId, attempts: 0, next_at: at, created_at: at, ...made })
    .execute()
}

const fileIdIn = (address: string | undefined): string | undefined =>
  address?.startsWith(`${CONFIGURATION_FILES}/`) ? fileIdOf(address.slice(CONFIGURATION_FILES.length + 1)) : undefined

/** Whether the document at this address is reserved but not made yet. */
export async function isDocumentWaiting(db: Database, address: string): Promise<boolean> {
  const id = fileIdIn(address)
  const row = id && (await waitingBy(db, id).executeTakeFirst())
  return row !== undefined && row !== ''
}

const waitingBy = (db: Database, fileId: string) =>
  db.selectFrom('lead_document').select('lead_id').where('file_id', '=', fileId).where('made_at', 'is', null).limit(1)

/**
 * The document with the id of an address. `waiting`: it is not made yet, or was deleted for newer ones and is made
 * again from now on. Null: it never existed or has expired.
 */
export async function openDocument(db: Database, id: string, now: Date): Promise<StoredFile | 'waiting' | null> {
  const file = await readFile(db, id, now)
  if (file) return file
  const promised = await db
    .selectFrom('lead_document')
    .select(['lead_id', 'stored_as', 'made_at'])
    .where('file_id', '=', id)
    .executeTakeFirst()
  if (!promised) return null
  const stored = promised.stored_as === null ? null : await readFile(db, promised.stored_as, now)
  if (stored) return stored
  if (promised.made_at !== null)
    await db
      .updateTable('lead_document')
      .set({ made_at: null, stored_as: null, attempts: 0, next_at: now.toISOString(), created_at: now.toISOString() })
      .where('lead_id', '=', promised.lead_id)
      .execute()
  return 'waiting'
}
