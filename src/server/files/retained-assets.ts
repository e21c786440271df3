import type { RequestHandler } from 'express'
import { askFiles } from '#src/server/files/built-files.ts'
import { chooseCoding } from '#src/server/http/encoding.ts'

const HASHED = /^\/assets(\/[\w-][\w.-]*)$/
const ENDINGS = { br: '.br', gzip: '.gz' } as const

/**
 * Serves hashed files of other builds (ASSETS_DIR): earlier ones, whose pages browsers still show, and one that another
 * process already runs. They come and go at run time, so each is looked up on request. Calls next() for everything
 * else.
 */
export function serveRetainedAssets(folder: string): RequestHandler {
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
