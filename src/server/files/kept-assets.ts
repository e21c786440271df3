import type { RequestHandler } from 'express'
import { askFiles } from '#src/server/files/built-files.ts'
import { chooseCoding } from '#src/server/http/encoding.ts'

const HASHED = /^\/assets(\/[\w-][\w.-]*)$/
const ENDINGS = { br: '.br', gzip: '.gz' } as const

/**
 * Serves hashed files of other builds than this one (ASSETS_DIR): those before, whose pages browsers still hold, and one
 * that another process runs already. They come and go while the process runs, so each is looked for when it is asked
 * for. Calls next() for all the rest.
 */
export function serveKeptAssets(folder: string): RequestHandler {
  const ask = askFiles(folder)
  return (req, res, next) => {
    const [, file] = HASHED.exec(req.path) ?? []
    if (!file) return next()
    const coding = chooseCoding(req.headers['accept-encoding'])
    const plain = (error?: unknown) => (error ? next(error) : ask(req, res, file, next))
    if (coding === 'identity') plain()
    else ask(req, res, file + ENDINGS[coding], plain)
  }
}
