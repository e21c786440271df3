import { LRUCache } from 'lru-cache'
import { MARKS, type CachedParts } from '#src/components/cached-part.tsx'

/** Markup of the parts of one page, by name. Pages whose parts are equal share their bytes: nearly all do. */
type Page = Map<string, Buffer>

const MAX_PAGES = 100
const pages = new LRUCache<string, Page>({ max: MAX_PAGES })
/** What the parts of all pages depend on, as it was when they were cached. */
let cachedShell: string | null = null

/** Markup in pieces: text, and cached parts in the bytes in which they are sent. */
export type Markup = readonly (string | Uint8Array)[]

/** React's useId depends on the position in the tree, so a part that contains such an id is rendered every time. */
const REACT_ID = '_R_'

/**
 * The cached parts of an address, and a function that finishes the markup: cached parts are inserted, new ones are
 * stored and their markers removed. `shell` is everything else they depend on: a different one clears the cache.
 * Addresses with a query are endless: their parts are not stored, or they would evict those of the site's pages.
 */
export function cachedPartsFor(
  address: string,
  shell: string,
): { parts: CachedParts; finish: (markup: string) => Markup } {
  if (shell !== cachedShell) pages.clear()
  cachedShell = shell
  const page: Page = pages.get(address) ?? new Map()
  const known = new Set(page.keys())
  const isStored = !address.includes('?')
  return {
    parts: { has: (name) => known.has(name) },
    finish(markup) {
      const text = markup.replace(NEW_PART, (_, name: string, part: string) => {
        if (isStored && !part.includes(REACT_ID)) page.set(name, shared(name, Buffer.from(part)))
        return part
      })
      if (isStored && shell === cachedShell) pages.set(address, page)
      return text.split(PLACE).map((piece, index) => (index % 2 === 0 ? piece : placed(page, piece)))
    },
  }
}

/** The equal part of another page, or this one. */
function shared(name: string, part: Buffer): Buffer {
  for (const page of pages.values()) {
    const other = page.get(name)
    if (other?.equals(part)) return other
  }
  return part
}

/** The cached part of that name. */
const placed = (page: Page, name: string): string | Uint8Array => page.get(name) ?? MARKS.place(name)

/** Splitting by it leaves the name of a part at every second place. */
const PLACE = new RegExp(MARKS.place('([a-z-]+)'))

const NEW_PART = new RegExp(`${MARKS.start('([a-z-]+)')}(.*?)${MARKS.end}`, 'gs')
