import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'

const COMMENT = /\/\*[^]*?\*\//g
/** Classes, and animations: both are local to a style sheet. */
const LOCAL = /(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SHEET = '.module.css'
const KEY_LENGTH = 2
/** No `-` and `_`: names are `<class>_<key>`. */
const KEY_LETTERS = `${LETTERS}0123456789`

/** Names in the build, by file and name in the source. */
export type ClassNames = {
  /** A name that the text of the sheet does not contain (made by `@each-model`) stays readable. */
  nameOf: (file: string, local: string) => string
  /** Whether a sheet contains the name as text. */
  has: (file: string, local: string) => boolean
}

/**
 * Short names for the classes of style sheets: a letter by position in the sheet, and a key of the sheet by its path.
 * They are in HTML, styles and code alike. Neither depends on other sheets, so that a change leaves the files of other
 * pages as they are.
 */
export function classNamesOf(root: string): ClassNames {
  const files = readdirSync(resolve(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SHEET))
    .map((file) => `src/${file.replaceAll(sep, '/')}`)
    .toSorted()
  const keys = keysOf(files)
  const sheets = new Map<string, ReadonlyMap<string, string>>()
  const sheetOf = (file: string) => {
    const path = relative(root, resolve(root, file)).replaceAll(sep, '/')
    const key = keys.get(path)
    if (key === undefined) throw new Error(`Not a style sheet of src/: ${file}`)
    let names = sheets.get(path)
    if (!names) sheets.set(path, (names = namesIn(readFileSync(resolve(root, path), 'utf8'), key)))
    return { key, names }
  }
  return {
    nameOf: (file, local) => {
      const { key, names } = sheetOf(file)
      return names.get(local) ?? `${local}_${key}`
    },
    has: (file, local) => sheetOf(file).names.has(local),
  }
}

/** The short names of a sheet's classes and animations, by their names in it. */
export function namesIn(css: string, key: string): ReadonlyMap<string, string> {
  const locals = new Set([...css.replaceAll(COMMENT, '').matchAll(LOCAL)].map(([, local = '']) => local))
  return new Map([...locals].map((local, at) => [local, `${lettersOf(at)}_${key}`]))
}

/** a … Z, aa, ba … */
const lettersOf = (at: number): string =>
  (at < LETTERS.length ? '' : lettersOf(Math.floor(at / LETTERS.length) - 1)) + LETTERS.charAt(at % LETTERS.length)

/** A short hash of each path; of two equal ones the later path gets the next free. */
export function keysOf(files: readonly string[]): ReadonlyMap<string, string> {
  const size = KEY_LETTERS.length ** KEY_LENGTH
  if (files.length > size / 2) throw new Error('Too many style sheets for keys of this length.')
  const taken = new Set<number>()
  return new Map(
    files.map((file) => {
      let at = createHash('sha256').update(file).digest().readUInt32BE() % size
      while (taken.has(at)) at = (at + 1) % size
      taken.add(at)
      return [
        file,
        KEY_LETTERS.charAt(Math.floor(at / KEY_LETTERS.length)) + KEY_LETTERS.charAt(at % KEY_LETTERS.length),
      ]
    }),
  )
}
