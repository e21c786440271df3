import type { Selectable } from 'kysely'
import { resolveChoice } from '#src/backend/configurations/car.ts'
import {
  fileAddress,
  fileIdOf,
  nameFile,
  newFileId,
  readFile,
  type StoredFile,
} from '#src/backend/configurations/files.ts'
import type { Database } from '#src/backend/database.ts'
import type { LeadTable } from '#src/backend/tables.ts'
import { emptyChoice, readHash } from '#src/domain/configurator/choice.ts'
import { CONFIGURATION_FILES } from '#src/domain/constants.ts'

/**
 * The document of a request for a configuration. Its address is part of the request from the beginning, whether it is
 * there already or has to be made (lead-document-maker.ts), so neither the request nor the document is ever lost.
 */

/** So long the message to the CRM waits for the document; then it goes with the address alone. */
export const DOCUMENT_TIMEOUT_MS = 30 * 60_000

type Row = Pick<Selectable<LeadTable>, 'id' | 'type' | 'personal' | 'origin' | 'erase_at'>
/** `personal` is the row's own, with the document's address in it. */
type Promised = { personal: string | null; isWaiting: boolean }

/**
 * Before a request is stored: the document it names is kept with it; where it names none, or one that is gone, an address
 * is promised. A request that names no car keeps what it says. Call `keepPromise` once the row is there.
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

/** After the row is stored, in the same transaction: from now on the document is made until it is there. */
export async function keepPromise(
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

/** Whether the document at this address is promised and not made yet. */
export async function isDocumentWaiting(db: Database, address: string): Promise<boolean> {
  const id = fileIdIn(address)
  const row = id && (await waitingBy(db, id).executeTakeFirst())
  return row !== undefined && row !== ''
}

const waitingBy = (db: Database, fileId: string) =>
  db.selectFrom('lead_document').select('lead_id').where('file_id', '=', fileId).where('made_at', 'is', null).limit(1)

/**
 * The document behind the id in an address. `waiting`: it is promised and not made yet, or has given way to newer ones
 * and is made anew from now on. Null: there never was one, or its time is over.
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
