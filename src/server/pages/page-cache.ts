import { monotonicNow } from '#src/backend/monotonic-now.ts'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createEncoded, type Encoded } from '#src/server/http/encoding.ts'

/** A page ready to be sent. */
export type FinishedPage = {
  status: number
  etag: string
  bytes: Encoded
  /** Content type when it is not HTML. */
  type?: string
  /** Rendered for one visitor: must not be cached. */
  isPersonal?: true
  /** Some of its data were missing: good for a moment, and for no cache in front. */
  isPartial?: boolean
}
type CachedPage = FinishedPage & { freshUntil: number; answers: RenderedPage['answers'] }

/** A document and the quality of its data. */
export type RenderedPage = {
  status: number
  document: string | Buffer
  type?: string
  /** Some data were missing or stale: a better version may be available soon. */
  quality?: 'partial' | 'stale'
  /** Keys of the responses it was rendered from (response-cache.ts); undefined where they are unknown. */
  answers?: readonly string[]
}
export type RenderPage = (key: string) => Promise<RenderedPage>

/** Result of a cache lookup. */
export type Lookup = 'hit' | 'stale' | 'miss'

type CacheOptions = {
  render: RenderPage
  /** The status of the pages that are kept: 200, or 404 for those that say that there is none. */
  keeps?: number
  /** How long a page is fresh, ms. A stale one is still served while a new one is rendered. */
  ttlMs?: number
  /** Limit on all cached bytes together. */
  maxBytes?: number
  now?: () => number
  onRefreshError?: (key: string, error: unknown) => void
  onLookup?: (result: Lookup) => void
}

const DEFAULT_TTL_MS = 60_000
/** All pages of the site with room to grow. Addresses with a query have a cache of their own. */
const DEFAULT_MAX_BYTES = 14 * 1024 * 1024
/** After a failed or partial refresh the old page stays, and the next attempt waits this long. */
const RETRY_MS = 5_000

/** Finished pages of one status by key: bounded, one render per key at a time, stale while revalidating. */
export function createPageCache({
  render,
  keeps = 200,
  ttlMs = DEFAULT_TTL_MS,
  maxBytes = DEFAULT_MAX_BYTES,
  now = monotonicNow,
  onRefreshError = () => {},
  onLookup = () => {},
}: CacheOptions) {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => sizeOf(bytes, key),
  })
  const pending = new Map<string, Promise<FinishedPage>>()
  let generation = 0

  async function make(key: string): Promise<FinishedPage> {
    const begun = generation
    const { status, document, type, quality, answers } = await render(key)
    const isPartial = quality === 'partial'
    const page = { ...finish(status, document), ...(type && { type }), isPartial }
    const old = cache.peek(key)
    // A complete page from a minute ago is better than a new one with gaps.
    if (isPartial && old && !old.isPartial) return old
    // The codings in use are prepared before the new page replaces the old one, so that no visitor waits for them.
    if (old) await Promise.all(Array.from(old.bytes.ready.keys(), page.bytes.make))
    // Content has changed meanwhile: served to those who wait for it, but not cached.
    const isCurrent = begun === generation
    if (status === keeps && isCurrent)
      cache.set(key, { ...page, answers, freshUntil: now() + (quality ? RETRY_MS : ttlMs) })
    // There is no such page any more: an outside service has taken it off, of which nobody else tells.
    else if (status === 404 && isCurrent && !quality) cache.delete(key)
    return page
  }

  function once(key: string): Promise<FinishedPage> {
    let job = pending.get(key)
    if (!job) {
      const own = make(key).finally(() => pending.get(key) === own && pending.delete(key))
      job = own
      pending.set(key, job)
    }
    return job
  }

  return {
    /** The cached page, or undefined. A stale one is returned once more while its successor is rendered. */
    get(key: string): FinishedPage | undefined {
      const page = cache.get(key)
      const isStale = page !== undefined && page.freshUntil <= now()
      if (page) onLookup(isStale ? 'stale' : 'hit')
      if (isStale) {
        page.freshUntil = now() + RETRY_MS
        once(key).catch((error: unknown) => onRefreshError(key, error))
      }
      return page
    },
    /** Renders the page, or joins a render in progress. */
    load(key: string): Promise<FinishedPage> {
      onLookup('miss')
      return once(key)
    },
    /** Evicts pages of which a response has changed; all others stay. */
    forget(isSame: (answer: string) => boolean): void {
      generation++
      pending.clear()
      const changed = cache.entries().filter(([, { answers }]) => !answers?.every(isSame))
      for (const [key] of changed.toArray()) cache.delete(key)
    },
  }
}

/**
 * Bytes and ETag of a document that is not cached. The ETag depends on the content only, so every process and
 * machine with the same build and data returns the same one.
 */
export function finish(status: number, document: string | Buffer): FinishedPage {
  const raw = typeof document === 'string' ? Buffer.from(document) : document
  // Weak: one ETag for all codings of the page.
  const etag = `W/"${createHash('sha1').update(raw).digest('base64url')}"`
  return { status, etag, bytes: createEncoded(raw) }
}

/** All codings made later, as a share of the page's own size (HTML compresses to a fifth, twice). */
const CODINGS_SHARE = 0.45
const sizeOf = ({ length }: Encoded, key: string): number => Math.ceil(length * (1 + CODINGS_SHARE)) + key.length
