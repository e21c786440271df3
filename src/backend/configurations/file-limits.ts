import type { Database } from '#src/backend/database.ts'

/** Maximum bytes of stored documents: of those no request names per network, and of all together. */
export type FileLimits = { network: number; all: number }

const MB = 1024 * 1024
/** A document takes about a third of a megabyte: fifty per network, three thousand in all. */
export const FILE_LIMITS: FileLimits = { network: 16 * MB, all: 1024 * MB }

type Room = { except: string; network: string | null; limits: FileLimits }

/**
 * Deletes documents, those that expire first before others, until the limits hold again. Documents named by a request
 * go last and are rendered again when somebody opens them (lead-document.ts). The newest one, `except`, stays.
 */
export async function makeRoom(db: Database, { except, network, limits }: Room): Promise<void> {
  if (network !== null)
    await shrink(db, { except, over: (await bytesOf(db, network)) - limits.network, network, isNamed: 0 })
  await shrink(db, { except, over: (await bytesOf(db)) - limits.all, isNamed: 0 })
  await shrink(db, { except, over: (await bytesOf(db)) - limits.all, isNamed: 1 })
}

/** For one network only documents no request names: anybody in it can create those without end. */
async function bytesOf(db: Database, network?: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('configuration_file')
    .select((eb) => eb.fn.sum<number | string | null>('bytes').as('bytes'))
    .$if(network !== undefined, (select) => select.where('network', '=', network!).where('is_named', '=', 0))
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

type ShrinkOptions = { except: string; over: number; network?: string; isNamed: 0 | 1 }

async function shrink(db: Database, { except, over, network, isNamed }: ShrinkOptions): Promise<void> {
  if (over <= 0) return
  const rows = await db
    .selectFrom('configuration_file')
    .select(['id', 'bytes'])
    .where('id', '!=', except)
    .where('is_named', '=', isNamed)
    .$if(network !== undefined, (select) => select.where('network', '=', network!))
    .orderBy('expires_at')
    .orderBy('created_at')
    .execute()
  let freed = 0
  for (const { id, bytes } of rows) {
    if (freed >= over) return
    await db.deleteFrom('configuration_file').where('id', '=', id).execute()
    freed += bytes
  }
}
