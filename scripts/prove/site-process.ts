import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { freePort } from './postgres-cluster.ts'

export type SiteProcess = {
  url: string
  pid: number
  /** kill -9: no farewell, nothing flushed. */
  kill: () => Promise<void>
  /** SIGTERM; answers the exit code. */
  stop: () => Promise<number | null>
}

const SERVER = resolve(import.meta.dirname, 'bare-server.ts')
const PATIENCE_MS = 30_000

/** Starts the server without pages as a process of its own and waits until it takes requests. */
export async function startSiteProcess(env: NodeJS.ProcessEnv): Promise<SiteProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', LEAD_LIMIT: '0', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await exit
    return child.exitCode
  }
  for (const started = Date.now(); ;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) break
    if (Date.now() - started > PATIENCE_MS) throw new Error('The server did not start')
    await pause(30)
  }
  return { url, pid: child.pid!, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') }
}

export const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms)
  })
