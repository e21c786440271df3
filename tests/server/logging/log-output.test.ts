import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLogOutput, type LogOutput } from '#src/server/logging/log-output.ts'
import { createLogger } from '#src/server/logging/logger.ts'

/** Writes to it fail with ENOSPC, as on a full disk. */
const FULL = '/dev/full'

let folder = ''
let descriptors: number[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-output-'))
})
afterEach(() => {
  for (const descriptor of descriptors.splice(0)) closeSync(descriptor)
  rmSync(folder, { recursive: true, force: true })
})

function open(path: string): number {
  const descriptor = openSync(path, 'w')
  descriptors = [...descriptors, descriptor]
  return descriptor
}
const flushed = (output: LogOutput) => promisify(output.flush)()
const logged = () => readFileSync(join(folder, 'log'), 'utf8')

test('lines get to the file in their order, buffered or needed at once', async () => {
  const output = createLogOutput(open(join(folder, 'log')))
  const log = createLogger('info', output)
  log.info('first')
  log.warn('second')
  log.info('x'.repeat(100_000))
  log.info('last')
  await flushed(output)
  const lines = logged().trimEnd().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg.slice(0, 6))).toEqual([
    'first',
    'second',
    'xxxxxx',
    'last',
  ])
})

test.skipIf(!existsSync(FULL))(
  'a full disk neither stops the process nor throws, and what was lost is told when there is space',
  async () => {
    const descriptor = open(FULL)
    const output = createLogOutput(descriptor)
    const log = createLogger('info', output)
    for (let line = 0; line < 50; line++) log.info('x'.repeat(1_000))
    log.error('needed at once')
    await flushed(output)
    // The same descriptor on a disk with space: the lowest free number is given again.
    closeSync(descriptor)
    expect(openSync(join(folder, 'log'), 'w')).toBe(descriptor)
    log.warn('there is space')
    const [told, line, ...others] = logged().trimEnd().split('\n')
    expect(JSON.parse(told ?? '')).toMatchObject({ level: 50, code: 'ENOSPC', omitted: 51 })
    expect(JSON.parse(line ?? '')).toMatchObject({ msg: 'there is space' })
    expect(others).toEqual([])
  },
)
