import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { projectFile } from '#src/project-file.ts'
import { freePort } from '../../../scripts/prove/free-port.ts'
import { killOnExit } from '../../../scripts/prove/kill-on-exit.ts'
import { pause } from '../../../scripts/prove/site-process.ts'

// tests/proofs/workers.test.ts has the same with workers that are sites.

const PROGRAM = 'tests/server/process/slow-workers.ts'
const WAIT = { timeout: 20_000, interval: 20 }

let folder = ''
let end = () => {}
afterEach(() => {
  // Its workers end when they lose it.
  end()
  rmSync(folder, { recursive: true, force: true })
})

async function supervise(env: Record<string, string>) {
  folder = mkdtempSync(join(tmpdir(), 'site-workers-'))
  const primary = spawn(process.execPath, [projectFile(PROGRAM)], {
    env: { ...process.env, ...env, WEB_CONCURRENCY: '2', DRAIN_MS: '0', DATA_DIR: folder, PORT: `${await freePort()}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  killOnExit(primary)
  end = () => void primary.kill('SIGKILL')
  const exit = once(primary, 'exit')
  let output = ''
  primary.stdout.on('data', (text: Buffer) => (output += text.toString()))
  const pids = () => [...output.matchAll(/^started (\d+)$/gm)].map(([, pid]) => Number(pid))
  return {
    signal: (name: NodeJS.Signals) => primary.kill(name),
    said: (text: string) => vi.waitUntil(() => output.includes(text), WAIT),
    started: (count: number) => vi.waitUntil(() => pids().length >= count && pids(), WAIT),
    alive: () => pids().filter(isAlive),
    pids,
    async stop() {
      primary.kill('SIGTERM')
      await exit
      return primary.exitCode
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a SIGHUP while the first worker starts waits for it, and leaves as many as there should be', async () => {
  const site = await supervise({ START_MS: '800' })
  await site.started(1)
  site.signal('SIGHUP')
  await site.said('all workers are replaced')
  // One too many would be on its way.
  await pause(400)
  expect(site.pids()).toHaveLength(4)
  await vi.waitFor(() => expect(site.alive()).toEqual(site.pids().slice(2)), WAIT)
  expect(await site.stop()).toBe(0)
  expect(site.alive()).toEqual([])
})

test('no worker is started after a SIGTERM, though the first one still begins to listen', async () => {
  const site = await supervise({ START_MS: '200', LINGER_MS: '600' })
  await site.started(1)
  expect(await site.stop()).toBe(0)
  expect(site.pids()).toHaveLength(1)
  expect(site.alive()).toEqual([])
})

test('a worker that dies after a release that does not start is replaced by one of the release that runs', async () => {
  const next = mkdtempSync(join(tmpdir(), 'site-broken-'))
  mkdirSync(join(next, dirname(PROGRAM)), { recursive: true })
  writeFileSync(join(next, PROGRAM), 'process.exit(1)')
  const site = await supervise({ NEXT_RELEASE: next })
  const [first = 0] = await site.started(2)
  site.signal('SIGHUP')
  await site.said('not replaced: the old workers serve on')
  process.kill(first, 'SIGKILL')
  await site.started(3)
  expect(site.alive()).toHaveLength(2)
  expect(await site.stop()).toBe(0)
  rmSync(next, { recursive: true })
})
