import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const PROBE = resolve(import.meta.dirname, 'usage-probe.ts')

/** CPU time spent so far, user and system together, and the memory now held. */
export type Usage = { cpuMicros: number; rssBytes: number }

export type MeasuredServer = {
  url: string
  usage: () => Promise<Usage>
  stop: () => Promise<void>
}

/**
 * Starts a server as a process of its own on the given port of 127.0.0.1 and waits until it answers; `args` are words of
 * its command line, `cwd` the folder it starts in, `ready` a page that answers once it serves.
 */
export async function startServer(
  script: string,
  port: number,
  env: NodeJS.ProcessEnv = {},
  { args = [], cwd, ready = '/readyz' }: { args?: readonly string[]; cwd?: string; ready?: string } = {},
): Promise<MeasuredServer> {
  const url = `http://127.0.0.1:${port}`
  const child = fork(script, args, {
    ...(cwd && { cwd }),
    execArgv: ['--import', PROBE],
    // In production a server must be told its address.
    env: { ...process.env, PUBLIC_ORIGIN: url, ...env, PORT: String(port), LOG_LEVEL: env['LOG_LEVEL'] ?? 'warn' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await answers(url + ready, child)
  return {
    url,
    usage: async () => {
      const usageMessage = once(child, 'message')
      child.send('usage')
      const [usage] = (await usageMessage) as [Usage]
      return usage
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A minute: a busy machine takes long to start one. */
const TRIES = 600
const PAUSE_MS = 100

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    if (child.exitCode !== null) break
    const response = await fetch(url).catch(() => null)
    // A bare server knows no such address; one that is starting says 503.
    if (response && response.status !== 503) return
    await new Promise((done) => {
      setTimeout(done, PAUSE_MS)
    })
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not answer at ${url}`)
}
