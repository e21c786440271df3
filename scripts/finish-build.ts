import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const TEXT_FILES = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest'])
const WORTH_IT_BYTES = 512

/**
 * After the two bundles: what only the server reads leaves the served folder (so index.html is never sent raw), and
 * every text file gets its .br (quality 11) and .gz neighbours.
 */
export async function finishBuild(root: string): Promise<void> {
  const client = resolve(root, 'dist/client')
  const server = resolve(root, 'dist/server')
  await mkdir(server, { recursive: true })
  await rename(resolve(client, 'index.html'), resolve(server, 'index.html'))
  await rename(resolve(client, '.vite/manifest.json'), resolve(server, 'manifest.json'))
  await rm(resolve(client, '.vite'), { recursive: true, force: true })
  await cp(resolve(root, 'src/components/icons.svg'), resolve(server, 'icons.svg'))
  await compressAll(client)
}

async function compressAll(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_FILES.has(extname(entry.name)))
    .map((entry) => resolve(entry.parentPath, entry.name))
  await Promise.all(files.map(compress))
}

async function compress(file: string) {
  const raw = await readFile(file)
  if (raw.length < WORTH_IT_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
  const [br, gz] = await Promise.all([toBrotli(raw, { params }), toGzip(raw, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
