import { readdirSync } from 'node:fs'
import { extname, relative, sep } from 'node:path'
import express, { type Request, type RequestHandler, type Response } from 'express'
import { fileOf } from '#src/content/pictures/hashed.ts'
import { folderHashes } from '#src/content/pictures/folder-hashes.ts'
import { mayChange } from '#src/server/live/published-documents.ts'
import { chooseCoding } from '#src/server/http/encoding.ts'

const YEAR_S = 31_536_000
const HOUR_S = 3_600
/**
 * Cache time of a picture requested by the hash of another build: the process of that build, or its cache, may soon
 * serve it.
 */
const OTHER_BUILD_S = 60
const ENDINGS = { br: '.br', gzip: '.gz' } as const
type PackedCoding = keyof typeof ENDINGS
/** Headers the file server sets for a file it has found; none may remain on the response sent instead. */
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
 * Serves a folder: hashed assets and pictures under a hash of this build (`hashes`) are cached for a year, pictures
 * under that of another build for a minute, other files for an hour; documents that the office may change are
 * revalidated each time. .br and .gz variants are sent where the browser accepts them, and visitors with Save-Data get
 * the smallest size of a picture. Calls next() for files that do not exist or vanish before they are read (a build into
 * the folder of a running server; releases prevent that: scripts/release).
 */
export function serveBuiltFiles(folder: string, hashes = folderHashes): RequestHandler {
  const paths = filesIn(folder)
  const known = new Set(paths)
  const packed = new Set(paths.filter(codingOf))
  const light = lightSisters(paths)
  const askFile = askFiles(folder, hashes)
  return (req, res, next) => {
    const picture = fileOf(req.path, hashes)
    const path = picture?.path ?? req.path
    // Asking the disk is half of what an unknown address costs.
    if (PLAIN.test(path) && !known.has(path)) return next()
    const coding = chooseCoding(req.headers['accept-encoding'])
    const isPacked = coding !== 'identity' && packed.has(path + ENDINGS[coding])
    const ask = (file: string, otherwise: (error?: unknown) => void) => askFile(req, res, file, otherwise)
    const askPlain = (error?: unknown) => (error ? next(error) : ask(picture ? path : req.url, next))
    const sister = light.get(path)
    if (sister) res.vary('Save-Data')
    if (sister && savesData(req)) ask(sister, askPlain)
    else if (isPacked) ask(path + ENDINGS[coding], askPlain)
    else askPlain()
  }
}

/** Sends one file of the folder by its address; `otherwise` is called when it does not exist or cannot be read. */
type AskFile = (req: Request, res: Response, file: string, otherwise: (error?: unknown) => void) => void

export function askFiles(folder: string, hashes = folderHashes): AskFile {
  const setHeaders = headersBy(hashes)
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
    // Later handlers, the log included, need the address that was requested.
    req.url = url
  }
}

/** A path that names its file as it is written; others are decoded or normalised by the file server. */
const PLAIN = /^(?:\/\w[\w.-]*)+$/

/** Addresses of all files at server start. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, `${parentPath}/${name}`).split(sep).join('/')}`)

/** `g70-studio-1280.avif`: one width of a picture (scripts/pictures). */
const SIZED = /^(.+)-(\d{3,4})\.avif$/

/** For each picture available in several widths, the address of the smallest. Drawings are smaller than any of them. */
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

/** Save-Data is sent with every request when the visitor has turned it on; the HTML is the same for everybody. */
const savesData = ({ headers }: Request): boolean => headers['save-data'] === 'on'

const codingOf = (name: string): PackedCoding | undefined =>
  (Object.keys(ENDINGS) as PackedCoding[]).find((coding) => name.endsWith(ENDINGS[coding]))

const headersBy =
  (hashes: typeof folderHashes) =>
  (res: Response, file: string): void => {
    const coding = codingOf(file)
    const plain = coding ? file.slice(0, -ENDINGS[coding].length) : file
    res.setHeader('Cache-Control', `public, ${cachingOf(res.req, hashes)}`)
    res.vary('Accept-Encoding')
    if (coding) res.setHeader('Content-Encoding', coding).type(extname(plain))
  }

function cachingOf({ path, originalUrl }: Request, hashes: typeof folderHashes): string {
  const picture = fileOf(originalUrl, hashes)
  if (originalUrl.startsWith('/assets/') || picture?.isCurrent) return `max-age=${YEAR_S}, immutable`
  if (picture) return `max-age=${OTHER_BUILD_S}`
  return mayChange(path) ? 'no-cache' : `max-age=${HOUR_S}`
}
