import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import sharp from 'sharp'
import type { Size } from '#src/content/pictures/cutting.ts'

/** Formats of originals. sharp reports AVIF by its container. */
const READABLE: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif'])

/** What is known of an original: its hash, and its size after rotation. */
export type Original = Size & { hash: string }
type Known = Original & { bytes: number; changed: number }

/**
 * Reads originals in a folder and records the results in a file, so that an unchanged original is
 * not read again: a year's photographs are gigabytes.
 */
export function openOriginals(folder: string, notes: string) {
  const known: Record<string, Known> = existsSync(notes)
    ? (JSON.parse(readFileSync(notes, 'utf8')) as Record<string, Known>)
    : {}
  const seen: Record<string, Known> = {}

  return {
    /** Path of a file in the lists; null outside the folder. */
    pathOf(file: string): string | null {
      const path = resolve(folder, file)
      return relative(folder, path).split(sep)[0] === '..' ? null : path
    },

    /** What is known of a file; a Russian message where it is not a usable picture. */
    async read(file: string): Promise<Original | string> {
      const path = this.pathOf(file)
      if (path === null) return 'файл лежит вне папки снимков'
      if (!existsSync(path)) return `нет такого файла: ${path}`
      const { size: bytes, mtimeMs: changed } = statSync(path)
      const before = known[path]
      const now = before?.bytes === bytes && before.changed === changed ? before : await look(path, bytes, changed)
      if (typeof now !== 'string') seen[path] = now
      return now
    },

    /** Files in the folder that no list names. */
    unused(named: ReadonlySet<string>): string[] {
      const all = globSync('**/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG}', { cwd: folder })
      return all.map((file) => file.split(sep).join('/')).filter((file) => !named.has(file))
    },

    close(): void {
      mkdirSync(dirname(notes), { recursive: true })
      writeFileSync(notes, JSON.stringify(seen))
    },
  }
}
export type Originals = ReturnType<typeof openOriginals>

async function look(path: string, bytes: number, changed: number): Promise<Known | string> {
  const content = readFileSync(path)
  try {
    const { format, autoOrient } = await sharp(content).metadata()
    if (!READABLE.has(format)) return `формат ${format} не годится: нужен JPEG, PNG, WebP или AVIF`
    return { ...autoOrient, hash: createHash('sha256').update(content).digest('hex'), bytes, changed }
  } catch (error) {
    return `файл не читается как картинка (${error instanceof Error ? error.message : String(error)})`
  }
}

/** Where the records are kept: with other generated files. */
export const notesIn = (root: string, name: 'media' | 'renders'): string =>
  join(root, `node_modules/.cache/${name}.json`)
