import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const PROBE = resolve(import.meta.dirname, 'usage-probe.ts')

/** CPU time used so far, user and system together, and current memory. */
export type Usage = { cpuMicros: number; rssBytes: number }

export type MeasuredServer = {
  url: string
  usage: () => Promise<Usage>
  stop: () => Promise<void>
}

type StartOptions = { args?: readonly string[]; node?: readonly string[]; cwd?: string; ready?: string }

/**
 * Starts a server process on the given port of 127.0.0.1 and waits until it responds; `args` are its
 * command-line arguments, `node` those of Node itself, `cwd` its working directory, `ready` a page that responds once it
 * serves.
 */
export async function startServer(
  script: string,
  port: number,
  env: NodeJS.ProcessEnv = {},
  { args = [], node = [], cwd, ready = '/readyz' }: StartOptions = {},
): Promise<MeasuredServer> {
  const url = `http://127.0.0.1:${port}`
  const child = fork(script, args, {
    ...(cwd && { cwd }),
    execArgv: [...node, '--import', PROBE],
    // In production a server must be told its public origin.
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

/** A minute, because a busy machine takes long to start one. */
const TRIES = 600
const PAUSE_MS = 100

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    if (child.exitCode !== null) break
    const response = await fetch(url).catch(() => null)
    // A bare server does not know this address; a starting one says 503.
    if (response && response.status !== 503) return
    await new Promise((done) => {
      setTimeout(done, PAUSE_MS)
    })
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not answer at ${url}`)
}
