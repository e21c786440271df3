import { basename } from 'node:path'
import type { RequestHandler } from 'express'
import type { Database } from '#src/backend/database.ts'
import { FOLDER, PICTURE_FILE } from '#src/backend/pictures/names.ts'
import { findFile } from '#src/backend/pictures/store.ts'

const YEAR_S = 31_536_000

/**
 * Files of pictures uploaded in the office: a name never means another picture. Calls next() for
 * all others, and for those whose rights have ended.
 */
export const serveUploadedPictures =
  (db: Database, now: () => Date): RequestHandler =>
  async (req, res, next) => {
    const name = req.path.startsWith(FOLDER) ? basename(req.path) : ''
    if (!PICTURE_FILE.test(name) || req.path !== FOLDER + name) return next()
    const content = await findFile(db, name, now())
    if (!content) return next()
    res
      .set('Cache-Control', `public, max-age=${YEAR_S}, immutable`)
      .type(name.endsWith('.avif') ? 'image/avif' : 'image/jpeg')
      .send(Buffer.from(content))
  }
