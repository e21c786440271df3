import type { RequestHandler } from 'express'
import { folderHashes } from '#src/content/pictures/folder-hashes.ts'
import { fileOf } from '#src/content/pictures/hashed.ts'
import { askFiles } from '#src/server/files/built-files.ts'

/** `/site/assets/news-spring-0f3a-1080.jpg`, `/site/images/cars/g70.svg` */
const PICTURE = /^\/site(\/(?:assets|images)\/[\w./-]+\.(?:avif|jpg|png|svg|webp))$/

/**
 * The pictures of the built site for the office's own port, and nothing else of the site. Calls next() for everything
 * else.
 */
export function serveSitePictures(folder: string, hashes = folderHashes): RequestHandler {
  const ask = askFiles(folder, hashes)
  return (req, res, next) => {
    const address = PICTURE.exec(req.path)?.[1]
    if (address === undefined) return next()
    ask(req, res, fileOf(address, hashes)?.path ?? address, next)
  }
}
