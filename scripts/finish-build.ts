import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { spriteOf } from '../src/server/rendering/sprite.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const TEXT_FILES = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest'])
const WORTH_IT_BYTES = 512

/**
 * After the two bundles: server-only files are moved out of the served folder (so index.html is never sent raw), and
 * every text file gets .br (quality 11) and .gz variants. The first HTML names its files with their
 * hash (Subresource Integrity), so that bytes changed by a proxy or a disk are not executed.
 */
export async function finishBuild(root: string): Promise<void> {
  const client = resolve(root, 'dist/client')
  const server = resolve(root, 'dist/server')
  await mkdir(server, { recursive: true })
  await rename(resolve(client, 'index.html'), resolve(server, 'index.html'))
  await rename(resolve(client, '.vite/manifest.json'), resolve(server, 'manifest.json'))
  await rm(resolve(client, '.vite'), { recursive: true, force: true })
  const icons = await readFile(resolve(root, 'src/components/icons.svg'), 'utf8')
  await writeFile(resolve(server, 'icons.svg'), spriteOf(icons))
  await writeFile(resolve(server, 'integrity.json'), JSON.stringify(await integrityOf(client)))
  await Promise.all([compressAll(client), compressAll(resolve(root, 'dist/office'))])
}

/** `sha384-…` of every script and style sheet, by the path a page requests. */
async function integrityOf(client: string): Promise<Record<string, string>> {
  const files = (await readdir(resolve(client, 'assets'))).filter((file) => ['.js', '.css'].includes(extname(file)))
  const entries = files.map(async (file) => {
    const hash = createHash('sha384').update(await readFile(resolve(client, 'assets', file)))
    return [`/assets/${file}`, `sha384-${hash.digest('base64')}`] as const
  })
  return Object.fromEntries(await Promise.all(entries))
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
