import { writeSync } from 'node:fs'
import { notBlocking } from '#src/server/logging/not-blocking.ts'

/** Where lines of the log go: what pino needs of a destination. */
export type LogOutput = {
  write: (line: string) => void
  /** Writes what is buffered, then calls back; after a second also when the reader has not taken it. */
  flush: (done?: () => void) => void
  /** The same before it returns; a reader that is behind is waited for a fifth of a second. */
  flushSync: () => void
}

/** Buffered lines are written when they are so long together, or after this time. */
const BATCH_LENGTH = 4_096
const EVERY_MS = 500
/** More is not kept for a reader that does not read. */
const MOST_LENGTH = 1_000_000
/** The next attempt when the reader of a pipe is behind. */
const AGAIN_MS = 50
/**
 * Of a line that is needed at once, with everything else standing still: not once more before the reader has caught up,
 * because each such line would stop the site as long again.
 */
const WAIT_MS = 10
const WAITS = 20
const FLUSH_TIMEOUT_MS = 1_000

/** Lines on their way, with those lost earlier that one of them tells of. */
type Batch = { bytes: Buffer; lines: number; isBegun: boolean }

const NOTHING_LOST = { lines: 0, code: '', isTorn: false }

/**
 * Lines for a file or a pipe. One that cannot be written is lost and counted, and the next one that can says how many
 * were: the site must serve on when the disk of its log is full, and when what reads its log stands still (the
 * destination of pino waits for both, and the whole process with it).
 */
export function createLogOutput(descriptor = 1): LogOutput {
  const target = notBlocking(descriptor)
  let pending: string[] = []
  let length = 0
  let lines = 0
  let batch: Batch | null = null
  let lost = NOTHING_LOST
  /** Nobody reads any more. */
  let isClosed = false
  let waits = WAITS
  let again: NodeJS.Timeout | null = null

  function tellLost(): void {
    if (lost.lines === 0) return
    pending.push(lostText(lost))
    lines += lost.lines
    lost = NOTHING_LOST
  }

  /** A reader that was behind takes this one too; whether a disk has space shows the next line. */
  const hasMore = () => batch !== null || pending.length > 0 || (lost.lines > 0 && lost.code === 'EAGAIN')

  function take(): Batch {
    if (lost.code === 'EAGAIN') tellLost()
    const taken = { bytes: Buffer.from(pending.join('')), lines, isBegun: false }
    pending = []
    length = 0
    lines = 0
    return taken
  }

  function lose(count: number, code: string, isTorn = false): void {
    lost = { lines: lost.lines + count, code, isTorn: lost.isTorn || isTorn }
  }

  /** Writes what the reader takes at once. Returns whether nothing is left. */
  function writeOut(): boolean {
    while (!isClosed && hasMore()) {
      batch ??= take()
      try {
        while (advance(batch, writeSync(target, batch.bytes)));
      } catch (error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException
        if (code === 'EAGAIN') return tryAgain()
        isClosed = code === 'EPIPE'
        lose(batch.lines, code, batch.isBegun)
      }
      batch = null
    }
    waits = WAITS
    return true
  }

  function tryAgain(): false {
    again ??= setTimeout(() => {
      again = null
      writeOut()
    }, AGAIN_MS).unref()
    return false
  }

  function flushSync(): void {
    for (; !writeOut() && waits > 0; waits--) sleep(WAIT_MS)
  }

  function flushBefore(deadline: number, done?: () => void): void {
    if (writeOut() || performance.now() > deadline) return done?.()
    setTimeout(flushBefore, AGAIN_MS, deadline, done)
  }

  setInterval(writeOut, EVERY_MS).unref()
  atExit.add(flushSync)
  return {
    write(line) {
      if (isClosed) return
      if (length + (batch?.bytes.length ?? 0) > MOST_LENGTH) return lose(1, 'EAGAIN')
      tellLost()
      pending.push(line)
      length += line.length
      lines++
      if (length >= BATCH_LENGTH && again === null) writeOut()
    },
    flush: (done) => flushBefore(performance.now() + FLUSH_TIMEOUT_MS, done),
    flushSync,
  }
}

/** Returns whether something is left. */
function advance(batch: Batch, written: number): boolean {
  batch.bytes = batch.bytes.subarray(written)
  batch.isBegun ||= written > 0
  return batch.bytes.length > 0
}

const ERROR = 50
/** On a line of its own also after one that was cut. */
const lostText = ({ lines, code, isTorn }: typeof NOTHING_LOST): string =>
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
