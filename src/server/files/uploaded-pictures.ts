import { basename } from 'node:path'
import type { RequestHandler, Response } from 'express'
import { FOLDER, PICTURE_FILE } from '#src/backend/pictures/names.ts'
import { ObjectStoreError } from '#src/backend/pictures/object-store.ts'
import { findFile, type PicturePlaces } from '#src/backend/pictures/store.ts'

const YEAR_S = 31_536_000
/** Retry-After, s: the circuit breaker of the picture store lets a call through after three seconds. */
const RETRY_S = 5

/**
 * Files of pictures uploaded in the office, immutable by name. Calls next() for all others, and for those whose rights
 * have ended. A file that neither this machine nor its store can provide at the moment is answered with 503.
 */
export const serveUploadedPictures =
  (places: PicturePlaces, now: () => Date): RequestHandler =>
  async (req, res, next) => {
    const name = req.path.startsWith(FOLDER) ? basename(req.path) : ''
    if (!PICTURE_FILE.test(name) || req.path !== FOLDER + name) return next()
    const content = await findFile(places, name, now()).catch((error: unknown) => {
      if (error instanceof ObjectStoreError) return null
      throw error
    })
    if (content === null) return refuse(res)
    if (!content) return next()
    res
      .set('Cache-Control', `public, max-age=${YEAR_S}, immutable`)
      .type(name.endsWith('.avif') ? 'image/avif' : 'image/jpeg')
      .send(Buffer.from(content))
  }

/** Not cacheable: the picture may be available at the next page view. */
const refuse = (res: Response): void =>
  void res
    .status(503)
    .set({ 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_S) })
    .type('text')
    .send('Снимок временно недоступен.')
