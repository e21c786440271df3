import { LRUCache } from 'lru-cache'
import { MARKS, type CachedParts } from '#src/components/cached-part.tsx'

/** Markup of the parts of one page, by their names. */
type Page = Map<string, string>

const MAX_PAGES = 100
const pages = new LRUCache<string, Page>({ max: MAX_PAGES })

/** What React makes of useId depends on the place in the tree: a part that has one is rendered every time. */
const REACT_ID = '_R_'

/**
 * The parts kept for everything they depend on, and how to finish a markup: kept parts are put in, new ones are kept
 * and their marks taken out.
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

/** A slice of a string keeps all of it in memory: a copy is a string of its own. */
const ownCopy = (slice: string): string => Buffer.from(slice).toString()

const NEW_PART = new RegExp(`${MARKS.start('([a-z-]+)')}(.*?)${MARKS.end}`, 'gs')
