import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'
import { killOnExit } from './kill-on-exit.ts'
import { freePort } from './free-port.ts'

/** A temporary PostgreSQL server: in a new folder, on a free port, removed afterwards. */
export type Cluster = {
  /** Creates a database, empty or as a copy of another one without connections, and returns its address. */
  createDatabase: (name: string, template?: string) => Promise<string>
  /** Ends the connections to a database and removes it. */
  dropDatabase: (name: string) => Promise<void>
  /** Stops the server; its data stay, and `resume` starts it again at the same address. */
  halt: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
}

const DISTRIBUTIONS = '/usr/lib/postgresql'
const USER = 'site'
/** For databases without durability: a quarter of the time, because no page of the template is logged. */
const COPIED = 'STRATEGY FILE_COPY'
const FIRST_TO_COPY = 15

/** Folder of `initdb` and `postgres`: in the PATH, else the newest of a Debian-like system; null when there is none. */
export function findPostgres(): string | null {
  const newest = existsSync(DISTRIBUTIONS)
    ? readdirSync(DISTRIBUTIONS)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DISTRIBUTIONS, version, 'bin'))
    : []
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...newest]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
}

/** `durable: false` for tests of behaviour: no fsync. */
export async function startCluster({ durable }: { durable: boolean }): Promise<Cluster> {
  const bin = findPostgres()
  if (!bin) throw new Error('No PostgreSQL on this machine')
  const directory = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const identity = unprivileged()
  if (identity) chownSync(directory, identity.uid, identity.gid)
  const data = join(directory, 'data')
  const version = versionOf(bin)
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...identity,
    cwd: directory,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
    // Several sites of several test files at once, a pool of ten each: the usual hundred were used up on a busy machine.
    'max_connections=300',
    ...(durable ? [] : ['fsync=off']),
  ]
  const launch = () => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((line) => ['-c', line])],
      { ...identity, cwd: directory, stdio: 'ignore' },
    )
    // «Immediate»: the data are not needed afterwards.
    killOnExit(server, 'SIGQUIT')
    return { server, exit: once(server, 'exit') }
  }
  let running = launch()
  const address = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`
  const command = async (statement: string) => {
    const client = new Client(address('postgres'))
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  const halt = async () => {
    // «Fast»: sessions are ended, data are written.
    running.server.kill('SIGINT')
    await running.exit
  }
  const stop = async () => {
    await halt()
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    await untilReady(address('postgres'))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    stop,
    halt,
    async resume() {
      running = launch()
      await untilReady(address('postgres'))
    },
    async createDatabase(name, template = 'template1') {
      await command(
        `CREATE DATABASE "${name}" TEMPLATE "${template}" ${durable || version < FIRST_TO_COPY ? '' : COPIED}`,
      )
      return address(name)
    },
    dropDatabase: (name) => command(`DROP DATABASE "${name}" WITH (FORCE)`),
  }
}

/** Major version: `postgres (PostgreSQL) 15.18 (Debian …)`. */
function versionOf(bin: string): number {
  const { stdout } = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout))
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!found) throw new Error('No user for PostgreSQL: neither "postgres" nor "nobody"')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

async function untilReady(url: string): Promise<void> {
  for (let tried = 0; ; tried++) {
    const client = new Client(url)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (tried === 100) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, 100)
      })
    }
  }
}
