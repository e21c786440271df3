import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { hashOf } from './stamp.ts'

/**
 * Encoding takes nearly all of the time, so what one drawing was made into is kept by the drawing's own content: an
 * edit of one car encodes that car. It lies in the user's own folder for such things, not in the project, which `npm ci`
 * empties: a second checkout on a machine encodes nothing.
 */
export const cacheFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'distributor-site', 'pictures')

const KEPT_DAYS = 14
/** How a drawing becomes files. */
const encoder = hashOf(['scripts/pictures/{tasks,stage}.ts'])
const DAY_MS = 24 * 3600 * 1000

export type Save = (name: string, content: string | Buffer) => Promise<void>

/**
 * Does the work, or takes what it made before. `inputs` is all that the result depends on, apart from the encoder. Where
 * nothing can be written, nothing is kept.
 */
export async function kept(
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
  // Whole or not at all: another process may look for it, and this one may be stopped.
  const draft = `${folder}.${process.pid}`
  const isKept = await mkdir(draft, { recursive: true }).then(
    () => true,
    () => false,
  )
  if (!isKept) return work(save)
  await work(async (name, content) => {
    await writeFile(join(draft, String(names.length)), content)
    names.push(name)
    await save(name, content)
  })
  await writeFile(join(draft, 'index.json'), JSON.stringify(names))
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
}

/** Drops what no run has asked for in two weeks. */
export async function forgetUnused(): Promise<void> {
  const cache = cacheFolder()
  for (const name of await readdir(cache).catch(() => [])) {
    const folder = join(cache, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > KEPT_DAYS * DAY_MS) await rm(folder, { recursive: true, force: true })
  }
}
