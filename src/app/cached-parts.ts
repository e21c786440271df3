import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { MARKS, type CachedParts } from '#src/components/cached-part.tsx'

/** Markup of the parts of one page, by name. Compressed: 45 KB per page as text, 8 KB compressed. */
type Page = Map<string, Buffer>

const MAX_PAGES = 100
const pages = new LRUCache<string, Page>({ max: MAX_PAGES })
/** What the parts of all pages depend on, as it was when they were cached. */
let cachedShell: string | null = null

/** React's useId depends on the position in the tree, so a part that contains such an id is rendered every time. */
const REACT_ID = '_R_'

/**
 * The cached parts of an address, and a function that finishes the markup: cached parts are inserted, new ones are
 * stored
 * and their markers removed. `shell` is everything else they depend on: a different one clears the cache.
 */
export function cachedPartsFor(
  address: string,
  shell: string,
): { parts: CachedParts; finish: (markup: string) => string } {
  if (shell !== cachedShell) pages.clear()
  cachedShell = shell
  const page: Page = pages.get(address) ?? new Map()
  const known = new Set(page.keys())
  return {
    parts: { has: (name) => known.has(name) },
    finish(markup) {
      let finished = markup
      for (const name of known) finished = finished.replace(MARKS.place(name), () => unpack(page.get(name)!))
      finished = finished.replace(NEW_PART, (_, name: string, part: string) => {
        if (!part.includes(REACT_ID)) page.set(name, deflateRawSync(part, COMPRESSION))
        return part
      })
      if (shell === cachedShell) pages.set(address, page)
      return finished
    },
  }
}

const COMPRESSION = { level: 1 } as const
const unpack = (part: Buffer): string => inflateRawSync(part).toString()

const NEW_PART = new RegExp(`${MARKS.start('([a-z-]+)')}(.*?)${MARKS.end}`, 'gs')
