import { LRUCache } from 'lru-cache'
import { MARKS, type CachedParts } from '#src/components/cached-part.tsx'

/** Markup of the parts of one page, by name. */
type Page = Map<string, string>

const MAX_PAGES = 100
const pages = new LRUCache<string, Page>({ max: MAX_PAGES })

/** React's useId depends on the position in the tree, so a part that contains such an id is rendered every time. */
const REACT_ID = '_R_'

/**
 * The cached parts for everything they depend on, and a function that finishes the markup: cached parts are inserted,
 * new ones are stored and their markers removed.
 */
export function cachedPartsFor(key: string): { parts: CachedParts; finish: (markup: string) => string } {
  const page = pages.get(key) ?? new Map<string, string>()
  const known = new Set(page.keys())
  return {
    parts: { has: (name) => known.has(name) },
    finish(markup) {
      let finished = markup
      for (const name of known) finished = finished.replace(MARKS.place(name), () => page.get(name)!)
      finished = finished.replace(NEW_PART, (_, name: string, part: string) => {
        if (!part.includes(REACT_ID)) page.set(name, ownCopy(part))
        return part
      })
      pages.set(key, page)
      return finished
    },
  }
}

/** A slice of a string keeps the whole string in memory, so it is copied. */
const ownCopy = (slice: string): string => Buffer.from(slice).toString()

const NEW_PART = new RegExp(`${MARKS.start('([a-z-]+)')}(.*?)${MARKS.end}`, 'gs')
