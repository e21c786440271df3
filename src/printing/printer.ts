import { Piscina } from 'piscina'
import type { PrintJob } from '#src/printing/print-worker.ts'

/** More waiting jobs than this are refused: their visitors would wait too long anyway. */
const MAX_WAITING = 24

export class PrinterBusyError extends Error {
  override name = 'PrinterBusyError'
}

export type Printer = { print: (job: PrintJob) => Promise<Uint8Array>; stop: () => Promise<void> }

/** One thread that makes documents and share pictures. It is started with the first job and rests after a minute. */
export function createPrinter(): Printer {
  const pool = new Piscina<PrintJob, Uint8Array>({
    filename: new URL('print-worker.ts', import.meta.url).href,
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
