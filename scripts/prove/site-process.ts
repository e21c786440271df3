import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { projectFile } from '#src/project-file.ts'
import { killOnExit } from './kill-on-exit.ts'
import { freePort } from './free-port.ts'

/** Bytes: of live data, of compiled code, and of the process. */
export type Memory = { data: number; code: number; rss: number }

export type SiteProcess = {
  url: string
  pid: number
  /** Collects garbage and reports live memory (`watched` only). */
  settle: () => Promise<Memory>
  /** kill -9: no shutdown, nothing flushed. */
  kill: () => Promise<void>
  /** SIGTERM; returns the exit code. */
  stop: () => Promise<number | null>
}

/** The output of `npm run build` for server.ts. */
export const BUILT_SERVER = 'dist/server/server.js'

/** As in package.json and deploy/ (src/server/process/memory.ts). */
export const NODE_OPTIONS = ['--max-semi-space-size=4']

/** The whole site needs a build; without pages it does not. */
const SERVERS = {
  bare: resolve(import.meta.dirname, 'bare-server.ts'),
  built: projectFile(BUILT_SERVER),
}
export type ServerKind = keyof typeof SERVERS
export const isBuilt = (): boolean => existsSync(projectFile(BUILT_SERVER))

/** Ends the program, exit code 1, when there is no build. */
export function requireBuild(): void {
  if (isBuilt()) return
  console.error('There is no build: run "npm run build" first, or "npm start", which does both.')
  process.exit(1)
}

type StartOptions = {
  kind?: ServerKind
  port?: number
  watched?: boolean
  /** An open file for the log. */
  log?: number
  /** Another project's folder, with a build: a release (scripts/release). */
  root?: string
  /** Start timeout. */
  timeoutMs?: number
}

const MEMORY_PROBE = resolve(import.meta.dirname, 'memory-probe.mjs')
const TIMEOUT_MS = 240_000

/**
 * Starts a server process and waits until it accepts requests; by default without pages and on a free
 * port. A process that does not start is killed, and this throws.
 */
export async function startSiteProcess(
  env: NodeJS.ProcessEnv,
  { kind = 'bare', port: wanted, watched = false, log, root, timeoutMs = TIMEOUT_MS }: StartOptions = {},
): Promise<SiteProcess> {
  const port = wanted ?? (await freePort())
  const child = spawn(
    process.execPath,
    [...NODE_OPTIONS, ...(watched ? ['--import', MEMORY_PROBE] : []), root ? BUILT_SERVER : SERVERS[kind]],
    {
      ...(root && { cwd: root }),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PUBLIC_ORIGIN: `http://localhost:${port}`,
        LOG_LEVEL: 'error',
        RATE_LIMIT: '0',
        ...env,
        PORT: String(port),
      },
      stdio: ['ignore', watched ? 'pipe' : (log ?? 'ignore'), 'inherit'],
    },
  )
  killOnExit(child)
  const exit = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await exit
    return child.exitCode
  }
  try {
    await readyAt(url, child, timeoutMs)
  } catch (error) {
    // The caller has no handle to end it by: it would keep its port and half a core.
    await end('SIGKILL')
    throw error
  }
  return {
    url,
    pid: child.pid!,
    async settle() {
      const said = once(child.stdout!, 'data') as Promise<[Buffer]>
      child.kill('SIGUSR2')
      return JSON.parse((await said)[0].toString()) as Memory
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

/** Resolves once the process accepts requests. Throws when it has exited, or is not ready in time. */
async function readyAt(url: string, child: ChildProcess, timeoutMs: number): Promise<void> {
  for (const started = Date.now(); ;) {
    const ended = child.exitCode ?? child.signalCode
    if (ended !== null) throw new Error(`The server ended with ${ended}`)
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null)
    if (answer?.ok) return
    if (Date.now() - started > timeoutMs) throw new Error('The server did not start')
    await pause(30)
  }
}

const ASKED = 8

/** Names of the processes that respond at this address: a request id begins with a part unique to a process. */
export async function answeringRuns(url: string): Promise<Set<string>> {
  const ask = async () => {
    const answer = await fetch(`${url}/healthz`, { headers: { connection: 'close' } })
    await answer.text()
    return answer.headers.get('x-request-id')!.split('-')[0]!
  }
  return new Set(await Promise.all(Array.from({ length: ASKED }, ask)))
}

export const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms)
  })
