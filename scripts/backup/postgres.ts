import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { setTimeout } from 'node:timers/promises'
import { HISTORY } from '#src/backend/migrations.ts'
import { StartError } from '#src/backend/start-error.ts'
import { refuseNewerBackup } from './newer.ts'
import { copyIntoPostgres, isSqlite } from './sqlite-into-postgres.ts'

const DISTRIBUTIONS = '/usr/lib/postgresql'

/** pg_dump takes a consistent snapshot while the site keeps writing. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  await run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`])
  chmodSync(file, 0o600)
  await run('pg_restore', null, ['--list', file])
}

/**
 * All or nothing: one transaction. Everything is dropped first: tables added by a newer version of the site are not in
 * an older backup, and left behind they would conflict with that version's migrations. The backup may be one of the
 * embedded database.
 */
export async function restorePostgres(url: string, file: string, replace: boolean): Promise<void> {
  const isEmbedded = isSqlite(file)
  if (!isEmbedded) refuseNewerBackup(file, await migrationsIn(file))
  const { tables } = await look(url)
  if (tables && !replace)
    throw new StartError('The database holds tables. Add --replace to restore over them, or name an empty one.')
  const others = await lastingConnections(url)
  if (others > 0) throw new StartError(`The database is in use by ${others} connections. Stop the site first.`)
  await (isEmbedded ? copyIntoPostgres(url, file, EMPTY_SCHEMA) : replay(url, file))
}

/** Throws StartError for a file that is no backup of the site. */
async function migrationsIn(file: string): Promise<string[]> {
  const reader = start('pg_restore', null, ['--data-only', `--table=${HISTORY}`, '--file=-', file])
  reader.stdin.end()
  const [code, output] = await Promise.all([reader.ended, text(reader.stdout)])
  if (code !== 0) throw new StartError(`The file ${file} is no backup of the site, or damaged: ${reader.errors()}`)
  // «COPY public.kysely_migration (name, "timestamp") FROM stdin;», its rows, «\.»
  const copied = /^COPY [^\n]* \(name, [^\n]*\n([^]*?)^\\\.$/m.exec(output)?.[1]
  if (copied === undefined) throw new StartError(`The file ${file} is no backup of the site: tables are missing.`)
  return copied
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('\t', 1)[0] ?? '')
}

/** PostgreSQL ends a closed connection a moment later: those of a site that has just been stopped are waited for. */
const CLOSING_MS = 3_000
const AGAIN_MS = 100

async function lastingConnections(url: string): Promise<number> {
  const end = performance.now() + CLOSING_MS
  for (;;) {
    const { others } = await look(url)
    if (others === 0 || performance.now() > end) return others
    await setTimeout(AGAIN_MS)
  }
}

/** Everything in the schema except what belongs to extensions. */
const EMPTY_SCHEMA = `
DO $$
DECLARE part record;
BEGIN
  FOR part IN
    SELECT CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END
      AS kind, pg_class.oid::regclass::text AS name, 'pg_class'::regclass AS class, pg_class.oid AS id
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
    UNION ALL
    SELECT 'ROUTINE', oid::regprocedure::text, 'pg_proc'::regclass, oid
      FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL
    SELECT 'TYPE', oid::regtype::text, 'pg_type'::regclass, oid
      FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')
  LOOP
    IF NOT EXISTS (SELECT FROM pg_depend WHERE classid = part.class AND objid = part.id AND deptype = 'e') THEN
      EXECUTE format('DROP %s IF EXISTS %s CASCADE', part.kind, part.name);
    END IF;
  END LOOP;
END $$;
`

/** The backup as statements, executed in one session that commits at the end. */
async function replay(url: string, file: string): Promise<void> {
  const player = start('psql', url, ['--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--output=/dev/null'])
  const reader = start('pg_restore', null, ['--file=-', '--no-owner', '--no-privileges', file])
  // psql reports its own errors; a closed pipe adds nothing.
  player.stdin.on('error', () => {})
  player.stdin.write(`BEGIN; SET client_min_messages = warning;${EMPTY_SCHEMA}`)
  reader.stdout.pipe(player.stdin, { end: false })
  const ended = reader.ended.then((code) => {
    // Without its COMMIT the session is rolled back.
    player.stdin.end(code === 0 ? '\nCOMMIT;\n' : undefined)
    return code
  })
  const [read, played] = await Promise.all([ended, player.ended.finally(() => reader.stdout.resume())])
  if (played !== 0) throw new StartError(`psql failed: ${player.errors()}`)
  if (read !== 0) throw new StartError(`pg_restore failed: ${reader.errors()}`)
}

async function look(url: string): Promise<{ tables: boolean; others: number }> {
  const client = new Client(url)
  try {
    await client.connect()
    const { rows } = await client.query<{ tables: boolean; others: number }>(
      `SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public') AS tables,
        (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'site')
          AS others`,
    )
    return rows[0]!
  } catch (cause) {
    throw new StartError('PostgreSQL does not answer or refuses. See DATABASE_URL.', { cause })
  } finally {
    await client.end()
  }
}

async function run(tool: string, url: string | null, options: string[]): Promise<void> {
  const child = start(tool, url, options)
  child.stdin.end()
  child.stdout.resume()
  if ((await child.ended) !== 0) throw new StartError(`${tool} failed: ${child.errors()}`)
}

/** The address is passed in the environment: every user of the machine can read a process's arguments. */
function start(tool: string, url: string | null, options: string[]) {
  const child = spawn(find(tool), [...(url === null ? [] : connectionOf(url)), ...options], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...(url !== null && environmentOf(url)) },
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => Number(code))
  return { stdin: child.stdin, stdout: child.stdout, ended, errors: () => errors.trim() }
}

function connectionOf(url: string): string[] {
  const { pathname } = new URL(url)
  return [`--dbname=${decodeURIComponent(pathname.slice(1))}`]
}

function environmentOf(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url)
  const ssl = searchParams.get('sslmode')
  return {
    PGHOST: hostname || 'localhost',
    PGPORT: port || '5432',
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    ...(ssl && { PGSSLMODE: ssl }),
  }
}

/** In the newest version of a distribution, whose tools can read older servers, else in the PATH. */
function find(tool: string): string {
  const newest = existsSync(DISTRIBUTIONS)
    ? readdirSync(DISTRIBUTIONS)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DISTRIBUTIONS, version, 'bin'))
    : []
  const folder = [...newest, ...(process.env['PATH'] ?? '').split(delimiter)].find((name) =>
    existsSync(join(name, tool)),
  )
  if (!folder) throw new StartError(`${tool} is not on this machine: install the PostgreSQL client.`)
  return join(folder, tool)
}
