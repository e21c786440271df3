import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { hashOf } from './stamp.ts'

/**
 * Encoding takes nearly all of the time, so results are cached by the drawing's content: an
 * edit of one car encodes only that car. The cache is in the user's cache folder, not in the project, which `npm ci`
 * empties: a second checkout on a machine encodes nothing.
 */
export const cacheFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'distributor-site', 'pictures')

const MAX_AGE_DAYS = 14
/** How a drawing becomes files. */
const encoder = hashOf(['scripts/pictures/{tasks,stage}.ts'])
const DAY_MS = 24 * 3600 * 1000

export type Save = (name: string, content: string | Buffer) => Promise<void>

/**
 * Does the work, or returns the cached result. `inputs` is everything the result depends on besides the encoder. Where
 * nothing can be written, nothing is cached.
 */
export async function cached(
  inputs: unknown,
  save: Save,
  work: (save: Save) => Promise<void>,
  cache = cacheFolder(),
): Promise<void> {
  const key = createHash('sha256')
    .update(JSON.stringify([inputs, encoder, sharp.versions]))
    .digest('hex')
  const folder = join(cache, key)
  const index = await readFile(join(folder, 'index.json'), 'utf8').catch(() => null)
  if (index) {
    for (const [at, name] of (JSON.parse(index) as string[]).entries())
      await save(name, await readFile(join(folder, String(at))))
    const now = new Date()
    await utimes(folder, now, now)
    return
  }
  const names: string[] = []
  // Atomic: another process may look for it, and this one may be stopped.
  const draft = `${folder}.${process.pid}`
  const canCache = await mkdir(draft, { recursive: true }).then(
    () => true,
    () => false,
  )
  if (!canCache) return work(save)
  await work(async (name, content) => {
    await writeFile(join(draft, String(names.length)), content)
    names.push(name)
    await save(name, content)
  })
  await writeFile(join(draft, 'index.json'), JSON.stringify(names))
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
}

/** Deletes what no run has used in two weeks. */
export async function forgetUnused(): Promise<void> {
  const cache = cacheFolder()
  for (const name of await readdir(cache).catch(() => [])) {
    const folder = join(cache, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > MAX_AGE_DAYS * DAY_MS) await rm(folder, { recursive: true, force: true })
  }
}
