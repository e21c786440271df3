import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { hashOf } from './stamp.ts'

/**
 * Encoding takes nearly all of the time, so what one drawing was made into is kept by the drawing's own content: an
 * edit of one car encodes that car, and a second checkout on the same packages encodes nothing.
 */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/pictures/', import.meta.url))
const KEPT_DAYS = 14
/** How a drawing becomes files. */
const encoder = hashOf(['scripts/pictures/{tasks,stage}.ts'])
const DAY_MS = 24 * 3600 * 1000

export type Save = (name: string, content: string | Buffer) => Promise<void>

/** Does the work, or takes what it made before. `inputs` is all that the result depends on, apart from the encoder. */
export async function kept(inputs: unknown, save: Save, work: (save: Save) => Promise<void>): Promise<void> {
  const key = createHash('sha256')
    .update(JSON.stringify([inputs, encoder, sharp.versions]))
    .digest('hex')
  const folder = join(CACHE, key)
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
  await mkdir(draft, { recursive: true })
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
  for (const name of await readdir(CACHE).catch(() => [])) {
    const folder = join(CACHE, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > KEPT_DAYS * DAY_MS) await rm(folder, { recursive: true, force: true })
  }
}
