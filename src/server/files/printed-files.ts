import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Printer } from '#src/printing/printer.ts'
import type { PublishedJob } from '#src/printing/print-worker.ts'

/** `etag` is a hash of the file, so processes of one build agree on it. */
export type PrintedFile = { bytes: Buffer; etag: string }
/** Prints a document, or returns the cached one. Rejects as the printer does. */
export type PrintFile = (job: PublishedJob) => Promise<PrintedFile>

/** Room for every document that the office can change at once: 5 brochures of 400 KB, 9 texts of 30 KB, twice. */
const CACHE_BYTES = 6 * 1024 * 1024

/** Prints each document once, for all concurrent requests. */
export function createPrintedFiles(printer: Pick<Printer, 'print'>, maxBytes = CACHE_BYTES): PrintFile {
  const known = new LRUCache<string, PrintedFile>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.length })
  const pending = new Map<string, Promise<PrintedFile>>()

  async function print(key: string, job: PublishedJob): Promise<PrintedFile> {
    const bytes = Buffer.from(await printer.print(job))
    const file = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
    known.set(key, file)
    return file
  }

  return (job) => {
    const key = createHash('sha256').update(JSON.stringify(job)).digest('base64url')
    const file = known.get(key)
    if (file) return Promise.resolve(file)
    const running = pending.get(key) ?? print(key, job).finally(() => pending.delete(key))
    pending.set(key, running)
    return running
  }
}
