import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createEncoded, type Encoded } from '#src/server/http/encoding.ts'

/** A page ready to be sent. */
export type FinishedPage = {
  status: number
  etag: string
  bytes: Encoded
  /** Content type where it is no HTML. */
  type?: string
  /** Made for one visitor: nobody may keep it. */
  isPersonal?: true
}
type Kept = FinishedPage & { freshUntil: number; isPartial: boolean }

/** A document, and how whole it is. */
export type RenderedPage = {
  status: number
  document: string
  type?: string
  /** Data that were wanted did not come, or are old: a better one may be had soon. */
  quality?: 'partial' | 'stale'
}
export type RenderPage = (key: string) => Promise<RenderedPage>

/** What the memory had for somebody who asked. */
export type Lookup = 'hit' | 'stale' | 'miss'

type CacheOptions = {
  render: RenderPage
  /** How long a page counts as fresh, ms. Older ones are still served while a new one is made. */
  ttlMs?: number
  /** Bound of all kept bytes together. */
  maxBytes?: number
  now?: () => number
  onRefreshError?: (key: string, error: unknown) => void
  onLookup?: (result: Lookup) => void
}

const DEFAULT_TTL_MS = 60_000
/** All pages of the site, and room for more of them. Addresses with a question have a memory of their own. */
const DEFAULT_MAX_BYTES = 14 * 1024 * 1024
/** After a refresh that failed or found too little the old page serves on, and the next try waits this long. */
const RETRY_MS = 5_000

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Finished pages by key: bounded, one render per key at a time, stale while revalidating. Only status 200 is kept:
 * unknown addresses are endless.
 */
export function createPageCache({
  render,
  ttlMs = DEFAULT_TTL_MS,
  maxBytes = DEFAULT_MAX_BYTES,
  now = Date.now,
  onRefreshError = () => {},
  onLookup = () => {},
}: CacheOptions) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => sizeOf(bytes, key),
  })
  const pending = new Map<string, Promise<FinishedPage>>()

  async function make(key: string): Promise<FinishedPage> {
    const { status, document, type, quality } = await render(key)
    const page = { ...finish(status, document), ...(type && { type }) }
    const old = kept.peek(key)
    const isPartial = quality === 'partial'
    // A whole page of a minute ago tells more than one with gaps.
    if (isPartial && old && !old.isPartial) return old
    // What visitors ask for is there before the successor is: none of them waits for it.
    if (old) await Promise.all(Array.from(old.bytes.ready.keys(), page.bytes.make))
    if (status === 200) kept.set(key, { ...page, isPartial, freshUntil: now() + (quality ? RETRY_MS : ttlMs) })
    return page
  }

  function once(key: string): Promise<FinishedPage> {
    let job = pending.get(key)
    if (!job) {
      job = make(key).finally(() => pending.delete(key))
      pending.set(key, job)
    }
    return job
  }

  return {
    /** The page from memory, or undefined. A stale one is served once more while its successor is made. */
    get(key: string): FinishedPage | undefined {
      const page = kept.get(key)
      const isStale = page !== undefined && page.freshUntil <= now()
      if (page) onLookup(isStale ? 'stale' : 'hit')
      if (isStale) {
        page.freshUntil = now() + RETRY_MS
        once(key).catch((error: unknown) => onRefreshError(key, error))
      }
      return page
    },
    /** Renders the page, or joins a render under way. */
    load(key: string): Promise<FinishedPage> {
      onLookup('miss')
      return once(key)
    },
  }
}

/**
 * Bytes and a validator for a document that is not kept. The validator is made of the content alone, so every process
 * and every machine with the same build and data gives the same one.
 */
export function finish(status: number, document: string): FinishedPage {
  const raw = Buffer.from(document)
  // Weak: one validator for all codings of the same page.
  const etag = `W/"${createHash('sha1').update(raw).digest('base64url')}"`
  return { status, etag, bytes: createEncoded(raw) }
}

/** What a page takes in all codings, beside itself: they come later (HTML shrinks to a fifth, twice). */
const CODINGS_SHARE = 0.45
const sizeOf = ({ length }: Encoded, key: string): number => Math.ceil(length * (1 + CODINGS_SHARE)) + key.length
