import { Piscina } from 'piscina'
import { projectFile } from '#src/project-file.ts'
import type { PrintJob } from '#src/printing/print-worker.ts'

/** Lanes with a thread and a queue of their own, so that none waits for another. */
type Lane = 'configuration' | 'share-card' | 'published'
const LANES: Readonly<Record<PrintJob['kind'], Lane>> = {
  configuration: 'configuration',
  'share-card': 'share-card',
  text: 'published',
  brochure: 'published',
}
/**
 * Queue length of a lane; more jobs are refused, because their visitors would wait too long. A document takes about
 * half a second, a card 0.3 s; published documents are fewer than this.
 */
const MAX_WAITING: Readonly<Record<Lane, number>> = { configuration: 24, 'share-card': 64, published: 32 }
/** Additional places for documents of requests, for which nobody waits at a screen and which are never refused. */
const MAX_QUEUED = 16
/** A hanging job is aborted together with its thread, ms. For jobs that wait behind it, its time is added. */
const TIMEOUT_MS = 30_000

export class PrinterBusyError extends Error {
  override name = 'PrinterBusyError'
}

/** At a stop the job that runs gets this long. */
const STOP_TIMEOUT_MS = 5_000

/** `mayQueue`: the job is queued even where a visitor's would be refused. */
export type PrintOptions = { mayQueue?: boolean }
export type Printer = {
  /** Rejects with PrinterBusyError while too many of its kind wait, with an AbortError when it hangs. */
  print: (job: PrintJob, options?: PrintOptions) => Promise<Uint8Array>
  /** Jobs that wait are rejected: their visitors have gone, and documents of requests are made after the next start. */
  stop: () => Promise<void>
}

/** The program of the threads, in the sources. */
const WORKER = 'src/printing/print-worker.ts'

/**
 * Threads with a queue each, for documents, for share cards and for documents published by the office: however many
 * cards robots request, no document waits for them. A thread is started with its first job and ends after a minute of
 * idling. `worker` is its program, from the project's root.
 */
export function createPrinter(worker = WORKER): Printer {
  const poolOf = (maxQueue: number) => {
    const pool = new Piscina<PrintJob, Uint8Array>({
      filename: projectFile(worker),
      minThreads: 0,
      maxThreads: 1,
      maxQueue,
      idleTimeout: 60_000,
      // Its histograms take 0.7 MB per pool, and nobody reads them.
      recordTiming: false,
      closeTimeout: STOP_TIMEOUT_MS,
    })
    // A job that outlasts a stop, or a thread that dies between jobs: an event nobody listens to would end the process.
    return pool.on('error', () => {})
  }
  const pools: Record<Lane, Piscina<PrintJob, Uint8Array>> = {
    configuration: poolOf(MAX_WAITING.configuration + MAX_QUEUED),
    'share-card': poolOf(MAX_WAITING['share-card']),
    published: poolOf(MAX_WAITING.published),
  }
  return {
    print(job, { mayQueue = false } = {}) {
      const lane = LANES[job.kind]
      const pool = pools[lane]
      const places = MAX_WAITING[lane] + (mayQueue ? MAX_QUEUED : 0)
      if (pool.queueSize >= places) return Promise.reject(new PrinterBusyError(`Too many wait: ${job.kind}`))
      return pool.run(job, { signal: AbortSignal.timeout(TIMEOUT_MS * (pool.queueSize + 2)) })
    },
    stop: async () => void (await Promise.all(Object.values(pools).map((pool) => pool.close({ force: true })))),
  }
}
