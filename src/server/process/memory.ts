import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Live data of the server are small and constant, but V8 lets garbage grow to several times their size before it
 * collects. With growth limited to a third and a small nursery (`--max-semi-space-size=4`, possible only on the command
 * line: package.json and deploy/), the process needs half the memory for a few per cent of its time (`npm run
 * prove:soak`). Call before anything is loaded.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=30')
}

const CHECK_MS = 10_000
/** Share of the time spent at work below which a process counts as idle. */
const IDLE_SHARE = 0.02
/** So many checks in a row find it idle before it collects. */
const IDLE_CHECKS = 2
const MEGABYTE = 1024 * 1024
/** Less is not worth a pause of a tenth of a second. */
const WORTHWHILE_BYTES = 16 * MEGABYTE

type IdleOptions = {
  /** CPU time of the main thread since the previous call, as a share of that time, 0 to 1. */
  busyShare?: () => number
  /** Memory of the process, bytes. */
  size?: () => number
  /** Collects all garbage and returns its memory to the system. */
  collect?: () => void
}

/**
 * Returns garbage to the system when the process has nothing to do. V8 does so by itself only when it sees that little is
 * allocated, and it sees that only at a collection: an idle process makes none, and would hold forty megabytes for good.
 * A collection takes about a tenth of a second, once per sixteen megabytes that have come. Returns a function that ends it.
 */
export function returnMemoryWhenIdle({
  busyShare = cpuShare(),
  size = process.memoryUsage.rss,
  collect = wholeCollection(),
}: IdleOptions = {}): () => void {
  let idleChecks = 0
  let sizeAfter = size()
  const timer = setInterval(() => {
    idleChecks = busyShare() < IDLE_SHARE ? idleChecks + 1 : 0
    if (idleChecks < IDLE_CHECKS || size() - sizeAfter < WORTHWHILE_BYTES) return
    collect()
    sizeAfter = size()
  }, CHECK_MS).unref()
  return () => clearInterval(timer)
}

/** By CPU time: on a machine that others keep busy, a short task takes long by the clock, and an idle process looks busy. */
function cpuShare(): () => number {
  let last = { used: process.threadCpuUsage(), at: performance.now() }
  return () => {
    const { user, system } = process.threadCpuUsage(last.used)
    const elapsedMs = performance.now() - last.at
    last = { used: process.threadCpuUsage(), at: performance.now() }
    return (user + system) / 1_000 / elapsedMs
  }
}

/** V8's own function, without a command line option: contexts made after the flag is set have it. */
function wholeCollection(): () => void {
  setFlagsFromString('--expose-gc')
  const gc: unknown = runInNewContext('gc')
  // Of the kinds of collection only the last resort before running out of memory returns memory at once.
  return () => void (typeof gc === 'function' && gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }))
}
