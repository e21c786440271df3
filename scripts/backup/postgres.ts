import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'
import { StartError } from '#src/backend/start-error.ts'

const DISTRIBUTIONS = '/usr/lib/postgresql'

/** pg_dump takes one consistent moment; the site writes on. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  try {
    await run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`])
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
  chmodSync(file, 0o600)
  await run('pg_restore', null, ['--list', file])
}

/** All or nothing: one transaction. */
export async function restorePostgres(url: string, file: string, replace: boolean): Promise<void> {
  await run('pg_restore', null, ['--list', file])
  const { tables, others } = await look(url)
  if (tables && !replace)
    throw new StartError('The database holds tables. Add --replace to restore over them, or name an empty one.')
  if (others > 0) throw new StartError(`The database is in use by ${others} connections. Stop the site first.`)
  const over = tables ? ['--clean', '--if-exists'] : []
  const how = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', ...over]
  await run('pg_restore', url, [...how, file])
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

/** The address goes by the environment: arguments of a process can be read by every user of the machine. */
async function run(tool: string, url: string | null, options: string[]): Promise<void> {
  const child = spawn(find(tool), [...(url === null ? [] : connectionOf(url)), ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(url !== null && environmentOf(url)) },
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new StartError(`${tool} failed: ${errors.trim()}`)
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

/** In the newest distribution, whose tools can read older servers, else in the PATH. */
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
