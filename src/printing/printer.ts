import { Piscina } from 'piscina'
import { projectFile } from '#src/project-file.ts'
import type { PrintJob } from '#src/printing/print-worker.ts'

/** More waiting jobs than this are refused: their visitors would wait too long anyway. */
const MAX_WAITING = 24

export class PrinterBusyError extends Error {
  override name = 'PrinterBusyError'
}

export type Printer = { print: (job: PrintJob) => Promise<Uint8Array>; stop: () => Promise<void> }

/** What the thread runs, in the sources. */
const WORKER = 'src/printing/print-worker.ts'

/**
 * One thread that makes documents and share pictures. It is started with the first job and rests after a minute.
 * `worker` is its program, from the project's root.
 */
export function createPrinter(worker = WORKER): Printer {
  const pool = new Piscina<PrintJob, Uint8Array>({
    filename: projectFile(worker),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
    idleTimeout: 60_000,
  })
  return {
    /** Rejects with PrinterBusyError while too many wait. */
    print: (job) =>
      pool.queueSize >= MAX_WAITING ? Promise.reject(new PrinterBusyError('Too many documents wait')) : pool.run(job),
    stop: () => pool.close(),
  }
}
