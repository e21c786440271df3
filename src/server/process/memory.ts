import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Live data of the server are small and constant, but V8 lets garbage grow to several times their size before it
 * collects. With growth limited to a third and a small nursery (`--max-semi-space-size=2`, possible only on the command
 * line: package.json and deploy/), the process needs half the memory for a few per cent of its time (`npm run
 * prove:soak`). Call before anything is loaded.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=30')
}

const CHECK_MS = 10_000
/** Share of the time spent at work below which a process counts as idle. */
const IDLE_SHARE = 0.02
/** Collections per period without work. One is enough as a rule. */
const COLLECTIONS = 3

type IdleOptions = {
  /** Share of the time since the previous call that the event loop was at work, 0 to 1. */
  busyShare?: () => number
  /** Collects the young generation. */
  collect?: () => void
}

/**
 * Lets V8 return its garbage to the system when the process has nothing to do. V8 does so in small steps once it sees that
 * little is allocated, but it sees that only at a collection, and an idle process makes none: it would hold forty
 * megabytes for good. A collection of the young generation takes a millisecond. Returns a function that ends it.
 */
export function returnMemoryWhenIdle({
  busyShare = eventLoopShare(),
  collect = youngCollection(),
}: IdleOptions = {}): () => void {
  let left = 0
  const timer = setInterval(() => {
    if (busyShare() > IDLE_SHARE) left = COLLECTIONS
    else if (left > 0) {
      left--
      collect()
    }
  }, CHECK_MS).unref()
  return () => clearInterval(timer)
}

function eventLoopShare(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/** V8's own function, without a command line option: contexts made after the flag is set have it. */
function youngCollection(): () => void {
  setFlagsFromString('--expose-gc')
  const gc: unknown = runInNewContext('gc')
  return () => void (typeof gc === 'function' && gc({ type: 'minor', execution: 'sync' }))
}
