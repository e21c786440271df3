import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '#src/backend/database.ts'
import { StartError } from '#src/backend/start-error.ts'
import type { Tables } from '#src/backend/tables.ts'

/** PostgreSQL instead of the embedded database: the same tables and queries, several web processes. */

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
/**
 * After so much silence the system asks whether the other machine is still there. Without it a query whose server has
 * vanished (a failover, a broken network) would be waited for without end: each takes a connection out of the pool, and
 * the outbox would deliver nothing until a restart.
 */
const SILENCE_MS = 30_000
/**
 * How often a database that does not respond yet, because its machine is starting, is tried before the site gives up.
 */
const FIRST_TRIES = 4
/** Advisory lock of everything done at start; any number nobody else uses. */
const START_LOCK = 1_314_018_894

export type Postgres = { db: Database; pool: Pool }

/**
 * Connects and runs one query, again where no answer comes in `connectMs` milliseconds. Throws StartError, without the
 * password, when that fails.
 */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  connectMs = CONNECT_TIMEOUT_MS,
): Promise<Postgres> {
  // Loaded only when it is configured.
  const pg = await import('pg')
  const pool = poolOf(pg, url, connectMs)
  // A broken idle connection is replaced; without a listener it would end the process.
  pool.on('error', onError)
  // So would one that breaks while it is in use between two queries of a transaction, when the pool does not listen.
  // The user gets the error with the next query.
  pool.on('connect', (client) => void client.on('error', () => {}))
  try {
    requireUnicode(await firstAnswer(pool))
  } catch (cause) {
    await pool.end()
    if (cause instanceof StartError) throw cause
    throw new StartError(`${explain(cause, url)} See DATABASE_URL.`, { cause })
  }
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}

/** The encoding of the database. */
async function firstAnswer(pool: Pool): Promise<string> {
  for (let tries = 1; ; tries++)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      const { rows } = await pool.query<{ server_encoding: string }>('SHOW server_encoding')
      return rows[0]?.server_encoding ?? ''
    } catch (cause) {
      if (tries === FIRST_TRIES || !isTimeout(cause)) throw cause
    }
}

/** Any other encoding has no place for «₽» or a visitor's name: the content could not be written. SQL_ASCII keeps bytes. */
function requireUnicode(encoding: string): void {
  if (encoding !== 'UTF8' && encoding !== 'SQL_ASCII')
    throw new StartError(
      `The encoding of the PostgreSQL database is ${encoding}: create one with ENCODING 'UTF8' TEMPLATE template0. See DATABASE_URL.`,
    )
}

/** The driver has no code for it. */
const isTimeout = (cause: unknown): boolean => cause instanceof Error && /timeout/i.test(cause.message)

function poolOf(pg: typeof import('pg'), url: string, connectMs: number): Pool {
  try {
    return new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: SILENCE_MS,
      application_name: 'site',
      // An acknowledged write is on the disk, whatever the server's own default.
      options: '-c synchronous_commit=on',
    })
  } catch (cause) {
    // A certificate named in the address is read immediately.
    throw new StartError('DATABASE_URL cannot be read. See its options.', { cause })
  }
}

export const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** Serializes migrations and seeding of several processes that start at once. */
export function inStartOrder<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (!isPostgres(db)) return work()
  return db.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${START_LOCK})`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`SELECT pg_advisory_unlock(${START_LOCK})`.execute(connection)
    }
  })
}

function explain(cause: unknown, url: string): string {
  const { hostname, port, pathname, username } = URL.parse(url) ?? {
    hostname: '',
    port: '',
    pathname: '',
    username: '',
  }
  const place = `${hostname || 'localhost'}:${port || '5432'}`
  const { code, message } = (cause instanceof AggregateError ? cause.errors[0] : cause) as {
    code?: string
    message?: string
  }
  if (code === 'ECONNREFUSED') return `PostgreSQL at ${place} does not answer: start it, or name another one.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The PostgreSQL host ${place} is not known.`
  if (code === '28P01' || code === '28000')
    return `PostgreSQL at ${place} refuses the user "${username}": check name and password.`
  if (code === '3D000') return `PostgreSQL at ${place} has no database "${pathname.slice(1)}": create it.`
  return `PostgreSQL at ${place} cannot be used: ${message ?? String(cause)}.`
}
