import { write as writeFile, writeSync } from 'node:fs'

/** Where lines of the log go: what pino needs of a destination. */
export type LogOutput = {
  write: (line: string) => void
  /** Writes what is buffered, then calls back. */
  flush: (done?: () => void) => void
  /** The same before it returns. */
  flushSync: () => void
}

/** Buffered lines are written when they are so long together, or after this time. */
const BATCH_LENGTH = 4_096
const EVERY_MS = 500
/** More is not kept for a reader that does not read. */
const MOST_LENGTH = 1_000_000
/** The next attempt when the reader of a pipe is behind; a line that is needed at once waits for this many of them. */
const AGAIN_MS = 50
const AGAIN_TRIES = 20

/** Lines on their way, with those lost earlier that one of them tells of. */
type Batch = { bytes: Buffer; lines: number; isBegun: boolean }

/**
 * Lines for a file or a pipe. One that cannot be written is lost and counted, and the next one that can says how many
 * were: the site must serve on when the disk of its log is full (the destination of pino waits for it, and the whole
 * process with it).
 */
export function createLogOutput(descriptor = 1): LogOutput {
  let pending: string[] = []
  let length = 0
  let batch: Batch | null = null
  let lost = { lines: 0, code: '', isTorn: false }
  /** Nobody reads any more. */
  let isClosed = false
  let waiting: (() => void)[] = []

  function take(): Batch {
    const bytes = Buffer.from((lost.lines > 0 ? lostText(lost) : '') + pending.join(''))
    const lines = pending.length + lost.lines
    pending = []
    length = 0
    lost = { lines: 0, code: '', isTorn: false }
    return { bytes, lines, isBegun: false }
  }

  function lose({ lines, isBegun }: Pick<Batch, 'lines' | 'isBegun'>, code: string): void {
    isClosed ||= code === 'EPIPE'
    lost = { lines: lost.lines + lines, code, isTorn: lost.isTorn || isBegun }
  }

  function pump(): void {
    if (batch) return
    if (pending.length > 0 && !isClosed) {
      batch = take()
      return step(batch)
    }
    const done = waiting
    waiting = []
    for (const call of done) call()
  }

  function step(current: Batch): void {
    writeFile(descriptor, current.bytes, (error, written) => {
      if (error?.code === 'EAGAIN') return void setTimeout(step, AGAIN_MS, current)
      if (error) lose(current, error.code ?? error.name)
      else if (advance(current, written)) return step(current)
      batch = null
      if (waiting.length > 0 || length >= BATCH_LENGTH) pump()
    })
  }

  function flushSync(): void {
    if (pending.length === 0 || isClosed) return
    const current = take()
    for (let tries = 0; ;)
      try {
        if (!advance(current, writeSync(descriptor, current.bytes))) return
      } catch (error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException
        if (code !== 'EAGAIN' || ++tries > AGAIN_TRIES) return lose(current, code)
        sleep(AGAIN_MS)
      }
  }

  setInterval(pump, EVERY_MS).unref()
  const output = {
    write(line: string) {
      if (isClosed) return
      if (length > MOST_LENGTH) return lose({ lines: 1, isBegun: false }, 'EAGAIN')
      pending.push(line)
      length += line.length
      if (length >= BATCH_LENGTH) pump()
    },
    flush(done?: () => void) {
      if (done) waiting.push(done)
      pump()
    },
    flushSync,
  }
  atExit.add(flushSync)
  return output
}

/** Returns whether something is left. */
function advance(batch: Batch, written: number): boolean {
  batch.bytes = batch.bytes.subarray(written)
  batch.isBegun ||= written > 0
  return batch.bytes.length > 0
}

const ERROR = 50
/** On a line of its own also after one that was cut. */
const lostText = ({ lines, code, isTorn }: { lines: number; code: string; isTorn: boolean }): string =>
  `${isTorn ? '\n' : ''}${JSON.stringify({
    level: ERROR,
    time: new Date().toISOString(),
    code,
    omitted: lines,
    msg: 'lines of the log could not be written',
  })}\n`

const sleep = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** One listener for all. */
const atExit = new Set<() => void>()
process.on('exit', () => {
  for (const flush of atExit) flush()
})
