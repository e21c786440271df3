import { readdirSync } from 'node:fs'
import { extname, relative, sep } from 'node:path'
import express, { type RequestHandler, type Response } from 'express'
import { chooseCoding } from '#src/server/encoding.ts'

const YEAR_S = 31_536_000
const HOUR_S = 3_600
const ENDINGS = { br: '.br', gzip: '.gz' } as const
type PackedCoding = keyof typeof ENDINGS
/** What the file server says of a file it has found: none of it may stay on the answer that comes instead. */
const OF_A_FILE = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
]

/**
 * Serves a folder: hashed assets for a year, other files for an hour; .br and .gz neighbours are sent where the browser
 * takes them. Every file is looked at anew for every request, so a build into the same folder under a running server
 * makes 404s at the worst: calls next() for what is not there, or is gone before it could be read.
 */
export function serveBuiltFiles(folder: string): RequestHandler {
  const packed = packedFiles(folder)
  const serve = express.static(folder, { index: false, redirect: false, cacheControl: false, setHeaders })
  return (req, res, next) => {
    const { url } = req
    const coding = chooseCoding(req.headers['accept-encoding'])
    const path = req.path
    const isPacked = coding !== 'identity' && packed.has(path + ENDINGS[coding])
    const ask = (file: string, otherwise: (error?: unknown) => void) => {
      req.url = file
      serve(req, res, (error?: unknown) => {
        req.url = url
        const isGone = (error as { status?: unknown } | undefined)?.status === 404
        if (!res.headersSent) for (const name of OF_A_FILE) res.removeHeader(name)
        otherwise(isGone && !res.headersSent ? undefined : error)
      })
      // It has been read; what comes after, the log too, wants the address that was asked for.
      req.url = url
    }
    const askPlain = (error?: unknown) => (error ? next(error) : ask(url, next))
    if (isPacked) ask(path + ENDINGS[coding], askPlain)
    else askPlain()
  }
}

/** Addresses of the packed neighbours, as they stood when the server started. */
const packedFiles = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && codingOf(entry.name))
      .map(({ parentPath, name }) => `/${relative(folder, `${parentPath}/${name}`).split(sep).join('/')}`),
  )

const codingOf = (name: string): PackedCoding | undefined =>
  (Object.keys(ENDINGS) as PackedCoding[]).find((coding) => name.endsWith(ENDINGS[coding]))

function setHeaders(res: Response, file: string): void {
  const coding = codingOf(file)
  const plain = coding ? file.slice(0, -ENDINGS[coding].length) : file
  const caching = res.req.path.startsWith('/assets/') ? `max-age=${YEAR_S}, immutable` : `max-age=${HOUR_S}`
  res.setHeader('Cache-Control', `public, ${caching}`)
  res.vary('Accept-Encoding')
  if (coding) res.setHeader('Content-Encoding', coding).type(extname(plain))
}
