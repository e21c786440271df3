import { randomUUID } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import { migrate } from '#src/backend/migrations.ts'
import { inStartOrder, openPostgres } from '#src/backend/postgres.ts'
import { seed } from '#src/backend/seed.ts'
import { fixtureRows, notePrepared, openPrepared } from '../prepared-database.ts'
import { findPostgres, startCluster, type Cluster } from '../../../scripts/prove/postgres-cluster.ts'

/** Both databases, so that a test says once what has to be true on each. Without binaries PostgreSQL is skipped. */
export const postgresMissing = findPostgres() === null
const reason = postgresMissing ? ' (skipped: no binaries in PATH or /usr/lib/postgresql)' : ''

let prepared: Promise<Cluster> | undefined
const TEMPLATE = 'prepared'

/** One server for a test file, with a database that has its tables and content: the others are copies of it. */
async function prepare(): Promise<Cluster> {
  const cluster = await startCluster({ durable: false })
  const { db } = await openPostgres(await cluster.createDatabase(TEMPLATE), () => {})
  // As two processes that start at the same moment do.
  await Promise.all([0, 1].map(() => inStartOrder(db, () => migrate(db).then(() => seed(db, fixtureRows)))))
  await db.destroy()
  return cluster
}

async function openFreshPostgres(): Promise<Database> {
  prepared ??= prepare()
  const url = await (await prepared).createDatabase(`test-${randomUUID()}`, TEMPLATE)
  const { db } = await openPostgres(url, () => {})
  return notePrepared(db)
}

export const databases = [
  { database: 'SQLite', skip: false, open: openPrepared },
  { database: `PostgreSQL${reason}`, skip: postgresMissing, open: openFreshPostgres },
]

/** Call it when a test file is done: the next one of the same worker begins anew. */
export async function stopDatabases(): Promise<void> {
  const cluster = prepared
  prepared = undefined
  await (await cluster)?.stop()
}
