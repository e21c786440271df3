import { readdirSync } from 'node:fs'
import { extname, relative, sep } from 'node:path'
import express, { type Request, type RequestHandler, type Response } from 'express'
import { chooseCoding } from '#src/server/http/encoding.ts'

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
 * takes them, and the smallest of a picture's sizes to who saves data. Calls next() for what is not there, or is gone
 * before it could be read (a build into the folder of a running server; releases keep from that: scripts/release).
 */
export function serveBuiltFiles(folder: string): RequestHandler {
  const paths = filesIn(folder)
  const packed = new Set(paths.filter(codingOf))
  const light = lightSisters(paths)
  const askFile = askFiles(folder)
  return (req, res, next) => {
    const { url } = req
    const coding = chooseCoding(req.headers['accept-encoding'])
    const path = req.path
    const isPacked = coding !== 'identity' && packed.has(path + ENDINGS[coding])
    const ask = (file: string, otherwise: (error?: unknown) => void) => askFile(req, res, file, otherwise)
    const askPlain = (error?: unknown) => (error ? next(error) : ask(url, next))
    const sister = light.get(path)
    if (sister) res.vary('Save-Data')
    if (sister && savesData(req)) ask(sister, askPlain)
    else if (isPacked) ask(path + ENDINGS[coding], askPlain)
    else askPlain()
  }
}

/** Sends one file of a folder by its address there; `otherwise` is called when it is not there or cannot be read. */
type AskFile = (req: Request, res: Response, file: string, otherwise: (error?: unknown) => void) => void

export function askFiles(folder: string): AskFile {
  const serve = express.static(folder, { index: false, redirect: false, cacheControl: false, setHeaders })
  return (req, res, file, otherwise) => {
    const { url } = req
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
}

/** Addresses of all files, as they stood when the server started. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, `${parentPath}/${name}`).split(sep).join('/')}`)

/** `g70-studio-1280.avif`: one of the widths of one picture (scripts/pictures). */
const SIZED = /^(.+)-(\d{3,4})\.avif$/

/** Of each picture that lies in several widths the address of the smallest. Drawings are smaller than any of them. */
function lightSisters(paths: readonly string[]): ReadonlyMap<string, string> {
  const smallest = new Map<string, { path: string; width: number }>()
  const sized = paths.flatMap((path) => {
    const [, stem, width] = SIZED.exec(path) ?? []
    return stem && width ? [{ path, stem, width: Number(width) }] : []
  })
  for (const { path, stem, width } of sized)
    if (width < (smallest.get(stem)?.width ?? Infinity)) smallest.set(stem, { path, width })
  return new Map(sized.map(({ path, stem }) => [path, smallest.get(stem)!.path]))
}

/** The browser says so with every request when the visitor has asked it to; pages are alike for everybody. */
const savesData = ({ headers }: Request): boolean => headers['save-data'] === 'on'

const codingOf = (name: string): PackedCoding | undefined =>
  (Object.keys(ENDINGS) as PackedCoding[]).find((coding) => name.endsWith(ENDINGS[coding]))

function setHeaders(res: Response, file: string): void {
  const coding = codingOf(file)
  const plain = coding ? file.slice(0, -ENDINGS[coding].length) : file
  const caching = res.req.originalUrl.startsWith('/assets/') ? `max-age=${YEAR_S}, immutable` : `max-age=${HOUR_S}`
  res.setHeader('Cache-Control', `public, ${caching}`)
  res.vary('Accept-Encoding')
  if (coding) res.setHeader('Content-Encoding', coding).type(extname(plain))
}
