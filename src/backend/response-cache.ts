import { monotonicNow } from '#src/backend/monotonic-now.ts'
import { LRUCache } from 'lru-cache'
import { cachePolicyOf, readingCallOf, type Answer, type BackendRequest } from '#src/backend/answer.ts'
import { freezeDeep } from '#src/domain/freeze.ts'
import type { ApiResponse } from '#src/domain/api.ts'

/** Invalidated when the office publishes (renew), and by changed responses of outside services. */
const TTL_MS = 60_000
const MAX_RESPONSES = 300

/** Whether the response under this key is known to be the same as before the content changed. */
export type IsSame = (key: string) => boolean

export type ResponseCache = {
  answer: Answer
  /** Reads all cached responses again. Returns the keys of those that have not changed. */
  renew: () => Promise<IsSame>
}

/**
 * Caches responses made of content for a minute: a page rendered again repeats no query. Cached responses are frozen
 * because many pages share them. Errors are not cached.
 */
export function createResponseCache(answer: Answer): ResponseCache {
  const cache = new LRUCache<string, CachedResponse>({
    max: MAX_RESPONSES,
    ttl: TTL_MS,
    perf: { now: monotonicNow },
    // The next one is compared with it.
    noDeleteOnStaleGet: true,
    dispose(_cached, key, reason) {
      if (reason === 'evict') noteReplaced(key)
    },
  })
  let generation = 0
  /**
   * Of this generation: keys under which another response came meanwhile, before anybody knew of the change, or whose
   * earlier one was evicted. Pages rendered from the earlier one are still there.
   */
  let replaced = new Set<string>()
  /** Whether there were too many to be remembered: then no page is known to be the same. */
  let isForgetful = false
  function noteReplaced(key: string): void {
    if (replaced.size < MAX_RESPONSES) replaced.add(key)
    else isForgetful = true
  }

  async function ask(request: BackendRequest, key: string): Promise<ApiResponse> {
    const asked = generation
    const response = await answer(request)
    // Started before the content changed and finished after it: returned to the caller, but not cached.
    if (response.status !== 200 || asked !== generation) return response
    const earlier = cache.peek(key, { allowStale: true })
    if (earlier && !isEqual(earlier.response, response)) noteReplaced(key)
    cache.set(key, { request: withoutVisitor(request), response: freezeDeep(response) })
    return response
  }

  return {
    async answer(request) {
      const key = answerKeyOf(request)
      if (key === null) return answer(request)
      return cache.get(key)?.response ?? ask(request, key)
    },
    async renew() {
      generation++
      const before = [...cache.entries()].filter(([key]) => !isForgetful && !replaced.has(key))
      cache.clear()
      replaced = new Set()
      isForgetful = false
      const same = new Set<string>()
      for (const [key, { request, response }] of before) if (isEqual(await ask(request, key), response)) same.add(key)
      return (key) => same.has(key)
    },
  }
}

const isEqual = (one: ApiResponse, other: ApiResponse): boolean =>
  JSON.stringify(one.data) === JSON.stringify(other.data)

type CachedResponse = { request: BackendRequest; response: ApiResponse }

const withoutVisitor = ({ base, method, path, query }: BackendRequest): BackendRequest => ({
  base,
  method,
  path,
  ...(query && { query }),
})

const keys = new WeakMap<BackendRequest, string | null>()

/** The cache key of a response; null for one that is not cached. */
export function answerKeyOf(request: BackendRequest): string | null {
  // The page renderer needs the key, and the cache needs the call to repeat it.
  const known = keys.get(request)
  if (known !== undefined) return known
  const key = makeKey(request)
  keys.set(request, key)
  return key
}

function makeKey(request: BackendRequest): string | null {
  const found = readingCallOf(request)
  if (!found || cachePolicyOf(found.call) !== 'content') return null
  const { base, path, query = {} } = request
  return JSON.stringify([base, path, query instanceof URLSearchParams ? [...query] : query])
}
