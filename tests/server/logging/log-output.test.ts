import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  constants,
  createReadStream,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLogOutput, type LogOutput } from '#src/server/logging/log-output.ts'
import { projectRoot } from '#src/project-file.ts'
import { createLogger } from '#src/server/logging/logger.ts'

/** Writes to it fail with ENOSPC, as on a full disk. */
const FULL = '/dev/full'

let folder = ''
let descriptors: number[] = []
const writers: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-output-'))
})
afterEach(() => {
  for (const writer of writers.splice(0)) writer.kill('SIGKILL')
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

/**
 * In a process of its own, where nothing else opens files: closed, the descriptor of the full disk is opened again on one
 * with space, as the lowest free number. Beside other threads that number is somebody else's in the next moment.
 */
const ON_A_FULL_DISK = `
  import { closeSync, openSync } from 'node:fs'
  import { createLogOutput } from '#src/server/logging/log-output.ts'
  import { createLogger } from '#src/server/logging/logger.ts'
  const [full, log] = process.argv.slice(1)
  const descriptor = openSync(full, 'w')
  const output = createLogOutput(descriptor)
  const logger = createLogger('info', output)
  for (let line = 0; line < 50; line++) logger.info('x'.repeat(1_000))
  logger.error('needed at once')
  output.flush(() => {
    closeSync(descriptor)
    if (openSync(log, 'w') !== descriptor) throw new Error('another descriptor was given')
    logger.warn('there is space')
  })
`
test.skipIf(!existsSync(FULL))(
  'a full disk neither stops the process nor throws, and what was lost is told when there is space',
  () => {
    const args = ['--input-type=module', '-e', ON_A_FULL_DISK, FULL, join(folder, 'log')]
    execFileSync(process.execPath, args, { cwd: projectRoot })
    const [told, line, ...others] = logged().trimEnd().split('\n')
    expect(JSON.parse(told ?? '')).toMatchObject({ level: 50, code: 'ENOSPC', omitted: 51 })
    expect(JSON.parse(line ?? '')).toMatchObject({ msg: 'there is space' })
    expect(others).toEqual([])
  },
)

/**
 * In a process of its own, because one that waits for its reader stands still: says how long its longest line took, then
 * waits for the reader and ends like the server.
 */
const WRITER = `
  import { createLogger } from '#src/server/logging/logger.ts'
  const log = createLogger('info')
  let longest = 0
  for (let line = 0; line < 3000; line++) {
    const started = performance.now()
    log[line % 300 === 0 ? 'warn' : 'info']('x'.repeat(1000))
    longest = Math.max(longest, performance.now() - started)
  }
  process.send({ longest })
  process.once('message', () => log.flush(() => process.exit(0)))
`
function startWriter(output: 'pipe' | number): ChildProcess {
  const args = ['--input-type=module', '-e', WRITER]
  const writer = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', output, 'inherit', 'ipc'] })
  writers.push(writer)
  return writer
}

/** What a shell makes for «|»; node's own pipes are sockets, as the journal's. Open at both ends, so that nobody waits. */
function makePipe(): number {
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  const pipe = openSync(path, constants.O_RDWR)
  descriptors = [...descriptors, pipe]
  return pipe
}
const readerOf = (writer: ChildProcess): Readable => writer.stdout ?? createReadStream(join(folder, 'pipe'))

test.each(['pipe', 'socket'])(
  'a reader of a %s that stands still stops nothing, and what was lost is told when it reads on',
  async (kind) => {
    const writer = startWriter(kind === 'pipe' ? makePipe() : 'pipe')
    const [{ longest }] = (await once(writer, 'message')) as [{ longest: number }]
    expect(longest).toBeLessThan(1_000)
    const read = text(readerOf(writer))
    writer.send(true)
    const [code] = (await once(writer, 'exit')) as [number]
    expect(code).toBe(0)
    for (const descriptor of descriptors.splice(0)) closeSync(descriptor)
    const lines = (await read).trimEnd().split('\n')
    const told = lines.map((line) => JSON.parse(line) as { omitted?: number; code?: string; msg: string })
    const [lost, ...others] = told.filter(({ omitted }) => omitted !== undefined)
    expect(others).toEqual([])
    expect(lost).toMatchObject({ code: 'EAGAIN' })
    expect(told.length - 1 + (lost?.omitted ?? 0)).toBe(3_000)
  },
)

test('a process ends although the reader of its log stands still', async () => {
  const writer = startWriter(makePipe())
  await once(writer, 'message')
  writer.send(false)
  expect(await once(writer, 'exit')).toEqual([0, null])
})

test('a reader that has gone stops nothing', async () => {
  const writer = startWriter('pipe')
  writer.stdout?.destroy()
  await once(writer, 'message')
  writer.send(true)
  expect(await once(writer, 'exit')).toEqual([0, null])
})
