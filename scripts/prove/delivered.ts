import { openStorage } from '#src/server/data/storage.ts'
import type { CrmServer } from './crm-server.ts'
import type { Place } from './places.ts'
import { pause } from './site-process.ts'

const TIMEOUT_MS = 60_000

export type Delivered = {
  /** Acknowledged, but not in the database. */
  lost: number
  /** Forms that are in the database more than once. */
  doubled: number
  undelivered: number
  deliveredTwice: number
}

/** Waits until the outbox is empty and compares what was acknowledged, what is stored and what the CRM received. */
export async function compareDelivered(
  place: Place,
  crm: CrmServer,
  acknowledged: Iterable<string>,
): Promise<Delivered> {
  const { db } = await openStorage(
    { dataDir: place.env['DATA_DIR'] ?? '', databaseUrl: place.env['DATABASE_URL'] || null },
    { warn: () => {} },
  )
  for (const started = Date.now(); Date.now() - started < TIMEOUT_MS; await pause(100)) {
    const waiting = await db.selectFrom('outbox').select('id').where('state', '=', 'waiting').limit(1).execute()
    if (waiting.length === 0) break
  }
  const stored = await db.selectFrom('lead').select(['number', 'request_key']).execute()
  await db.destroy()
  const numbers = new Set(stored.map(({ number }) => number))
  const received = crm.received()
  return {
    lost: [...acknowledged].filter((number) => !numbers.has(number)).length,
    doubled: stored.length - new Set(stored.map(({ request_key }) => request_key)).size,
    undelivered: stored.filter(({ number }) => !received.has(`${number} created`)).length,
    deliveredTwice: [...received.values()].filter((keys) => keys.size > 1).length,
  }
}
