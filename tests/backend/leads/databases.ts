import { inject } from 'vitest'
import type { Database } from '#src/backend/database.ts'
import { openPostgres } from '#src/backend/postgres.ts'
import { notePrepared, openPrepared } from '../prepared-database.ts'
import { findPostgres } from '../../../scripts/prove/postgres-cluster.ts'

/** Both databases, so that a test says once what has to be true on each. Without binaries PostgreSQL is skipped. */
const postgresMissing = findPostgres() === null
const reason = postgresMissing ? ' (skipped: no binaries in PATH or /usr/lib/postgresql)' : ''

/** Addresses of the databases this file has made. */
let made: string[] = []

async function openFreshPostgres(): Promise<Database> {
  const { db } = await openPostgres(await makePostgres('/'), () => {})
  return notePrepared(db)
}

/** The address of a database without tables. */
export const emptyPostgres = (): Promise<string> => makePostgres('/empty')

async function makePostgres(path: '/' | '/empty'): Promise<string> {
  const url = await ask({ method: 'POST' }, path)
  made.push(url)
  return url
}

/** Of the server that all files share: `tests/shared-postgres.ts`. */
async function ask(request: { method: 'POST' } | { method: 'DELETE'; body: string }, path = '/'): Promise<string> {
  const response = await fetch(inject('postgresDesk') + path, request)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

export const hasPostgres = !postgresMissing

export const databases = [
  { database: 'SQLite', skip: false, open: openPrepared },
  { database: `PostgreSQL${reason}`, skip: postgresMissing, open: openFreshPostgres },
]

/** Call it when a test file is done: its databases are dropped, and the next file of the worker begins anew. */
export async function dropDatabases(): Promise<void> {
  const addresses = made
  made = []
  if (addresses.length > 0) await ask({ method: 'DELETE', body: addresses.join('\n') })
}
