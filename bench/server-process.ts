import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const PROBE = resolve(import.meta.dirname, 'cpu-probe.ts')

export type MeasuredServer = {
  url: string
  /** CPU time spent so far, microseconds, user and system together. */
  cpu: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts a server as a process of its own on the given port of 127.0.0.1 and waits until it answers. */
export async function startServer(script: string, port: number, env: NodeJS.ProcessEnv = {}): Promise<MeasuredServer> {
  const child = fork(script, {
    execArgv: ['--import', PROBE],
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: env['LOG_LEVEL'] ?? 'warn' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}/readyz`, child)
  return {
    url,
    cpu: async () => {
      child.send('cpu')
      const [usage] = (await once(child, 'message')) as [NodeJS.CpuUsage]
      return usage.user + usage.system
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

const TRIES = 100
const PAUSE_MS = 100

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    if (child.exitCode !== null) break
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((done) => {
      setTimeout(done, PAUSE_MS)
    })
  }
  throw new Error(`The server did not answer at ${url}`)
}
