import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Where something stands in the sources of the content: an editor is told file and line. Sources are searched as text, so
 * a place is found whichever file of `src/content` an entry has moved to.
 */

const ROOT = 'src/content'

type Source = { file: string; lines: readonly string[] }

/** As it is read: signs that hold a line together are spaces and hyphens, whether written as signs or as escapes. */
const plain = (text: string): string =>
  text
    .replaceAll(/\\u00a0|\$\{NBSP\}|\u00a0/g, ' ')
    .replaceAll(/\\u2011|\u2011/g, '-')
    .replaceAll(/\\u2060|\$\{JOINER\}|\u2060/g, '')

let sources: readonly Source[] | undefined
const readSources = (): readonly Source[] =>
  (sources ??= readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .map((file) => ({ file: join(ROOT, file), lines: plain(readFileSync(join(ROOT, file), 'utf8')).split('\n') })))

/** `at` is looked for in the lines from `near` on: an entry is not longer. */
const ENTRY_LINES = 80

/** How an entry names itself: `id: 24`, or a row of a list `[101, …`. */
export type Near = string | RegExp

const has = (line: string, needle: Near): boolean =>
  typeof needle === 'string' ? line.includes(needle) : needle.test(line)

/** `nth`: which of the lines that have `near`; `wants`: what the line after it must have. */
type Wanted = { file?: string; near: Near; at?: Near; nth?: number; wants?: Near }

/**
 * "src/content/seed/news.ts:120": the line of `at` in the entry that has `near`, else the line of `near`; the folder when
 * neither is found. `file` is a part of the file's name, where the same words may stand elsewhere.
 */
export function placeOf({ file = '', near, at, nth = 1, wants }: Wanted): string {
  for (const { file: name, lines } of readSources()) {
    if (!name.includes(file)) continue
    const isEntry = (index: number) => !wants || has(lines[index + 1] ?? '', wants)
    const found = lines.flatMap((line, index) => (has(line, near) && isEntry(index) ? [index] : []))
    const first = found[nth - 1] ?? found.at(-1)
    if (first === undefined) continue
    const offset = at ? lines.slice(first, first + ENTRY_LINES).findIndex((line) => has(line, at)) : -1
    return `${name}:${first + Math.max(offset, 0) + 1}`
  }
  return `${ROOT}/`
}

const WINDOWS = [8, 5, 3]

/** The line that has a text, or the longest run of its words: texts are put together of several parts. */
export function placeOfText(text: string, file = ''): string {
  const words = plain(text).split(' ').filter(Boolean)
  const runs = [
    words.join(' '),
    ...WINDOWS.flatMap((length) =>
      Array.from({ length: Math.max(0, words.length - length + 1) }, (_, from) =>
        words.slice(from, from + length).join(' '),
      ),
    ),
  ]
  for (const run of runs)
    for (const { file: name, lines } of readSources()) {
      const index = name.includes(file) ? lines.findIndex((line) => line.includes(run)) : -1
      if (index >= 0) return `${name}:${index + 1}`
    }
  return `${ROOT}/`
}

/** Complaints as the message of a failed expectation: each on a line of its own. */
export const asMessage = (complaints: readonly string[]): string => `\n${complaints.join('\n')}\n`

/** Values that stand more than once, with all that have them. */
export const repeated = <T, K>(list: readonly T[], of: (item: T) => K): [value: K, items: T[]][] =>
  [...Map.groupBy(list, of)].filter(([, items]) => items.length > 1)

/** «A», «B» и «C» */
export function quoted(names: readonly string[]): string {
  const marked = names.map((name) => `«${plain(name)}»`)
  return marked.length > 1 ? `${marked.slice(0, -1).join(', ')} и ${marked.at(-1)}` : (marked[0] ?? '')
}
