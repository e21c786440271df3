import type { Request, RequestHandler, Response } from 'express'
import type { Database } from '#src/backend/database.ts'
import { changedPaths, documentAt, type PublishedDocument } from '#src/server/live/published-documents.ts'
import type { PrintFile } from '#src/server/files/printed-files.ts'

/**
 * Legal texts and brochures whose content has changed since the build: printed by the running site and sent from their
 * usual addresses; earlier editions of legal texts from addresses of their own. An old price or text is never sent
 * instead: where printing fails, the visitor is asked to come back.
 */
export type PublishedFiles = {
  /** Calls next() for documents whose built file is current. */
  handle: RequestHandler
  /** Call when content has changed: determines which documents must be printed, and starts printing them. */
  renew: () => Promise<void>
}

type Deps = {
  db: Database
  now: () => Date
  print: PrintFile
  log: { error: (details: object, message: string) => void }
}

const RETRY_S = 60
const SORRY = 'Документ сейчас обновляется. Откройте его через минуту.'
/** An edition by its date, read from the database. */
const isFormer = (path: string): boolean => /^\/legal\/[\w-]+-\d{4}-\d{2}-\d{2}[\d.]*\.pdf$/.test(path)

export function createPublishedFiles({ db, now, print, log }: Deps): PublishedFiles {
  let changed: ReadonlySet<string> = new Set()

  /** Throws when it cannot be composed or printed. */
  async function printAt(path: string) {
    const document = await documentAt(db, path, now())
    return document && { document, file: await print(document.job) }
  }
  const note = (error: unknown, path: string) =>
    log.error({ err: error, path }, 'a document that has changed could not be printed: visitors are told to come back')

  return {
    async handle(req, res, next) {
      const { path } = req
      if (!changed.has(path) && !isFormer(path)) return next()
      try {
        const printed = await printAt(path)
        if (!printed) return next()
        sendPrinted(req, res, printed)
      } catch (error) {
        note(error, path)
        refusePrinted(res)
      }
    },
    async renew() {
      changed = await changedPaths(db)
      void printAll([...changed], async (path) => void (await printAt(path).catch((error) => note(error, path))))
    },
  }
}

/** One after another, so that a visitor's own document waits for at most one. */
async function printAll(paths: readonly string[], print: (path: string) => Promise<void>): Promise<void> {
  for (const path of paths) await print(path)
}

type Printed = { document: PublishedDocument; file: Awaited<ReturnType<PrintFile>> }

/** Browsers revalidate it each time and download it only when it has changed. */
export function sendPrinted(req: Request, res: Response, { document, file }: Printed): void {
  res.set('ETag', file.etag)
  // Documents of a preview are not cached.
  if (!res.hasHeader('Cache-Control')) res.set('Cache-Control', 'public, no-cache')
  if (document.since !== '') res.set('Last-Modified', new Date(document.since).toUTCString())
  if (document.isFormer) res.set('X-Robots-Tag', 'noindex')
  if (req.fresh) return void res.status(304).end()
  res.set({ 'Content-Type': 'application/pdf', 'Content-Length': String(file.bytes.length) }).end(file.bytes)
}

export function refusePrinted(res: Response): void {
  res
    .status(503)
    .set({ 'Retry-After': String(RETRY_S), 'Cache-Control': 'no-store' })
    .type('text')
    .send(SORRY)
}
