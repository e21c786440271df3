import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder = ''
let child: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-log-'))
})
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A process that logs to a file, and answers what is in the file. */
function run(program: string): () => string {
  const file = join(folder, 'log')
  const output = openSync(file, 'w')
  const logger = pathToFileURL(resolve('src/server/logging/logger.ts')).href
  const source = `import { createLogger } from ${JSON.stringify(logger)}; const log = createLogger('info'); ${program}`
  child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', output, 'inherit'] })
  closeSync(output)
  return () => readFileSync(file, 'utf8')
}

test('a warning is on the disk before the next line of code, with what was said before it', async () => {
  // Killed at once: nothing can be written later.
  const read = run(`log.info('before'); log.warn('a warning'); process.kill(process.pid, 'SIGKILL')`)
  await vi.waitFor(() => expect(read()).toContain('a warning'), { timeout: 240_000 })
  expect(read()).toMatch(/before.*\n.*a warning/)
})

test('a line of information is there by itself', async () => {
  const read = run(`log.info('only one'); setInterval(() => {}, 1000)`)
  await vi.waitFor(() => expect(read()).toContain('only one'), { timeout: 240_000 })
})
