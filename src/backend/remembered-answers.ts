import { LRUCache } from 'lru-cache'
import { readingCallOf, type Answer, type BackendRequest } from '#src/backend/answer.ts'
import { freezeDeep } from '#src/domain/freeze.ts'
import type { ApiResponse, Call } from '#src/domain/api.ts'

/** Calls whose result depends on the content alone: no hour, no visitor and no free text in them. */
const OF_CONTENT: ReadonlySet<Call> = new Set<Call>([
  'GET /v1/options',
  'GET /v1/home',
  'GET /v1/news',
  'GET /v1/complectation',
  'GET /v1/dealer',
  'GET /v1/city',
  'GET /v1/model',
  'GET /v1/credit-program',
  'GET /v1/feature/{id}',
  'GET /v1/specification/{id}',
  'GET /v1/meta',
  'GET /configurator/json-data',
])
/** Content changes with a release; the time limit is for news that appear at an hour. */
const KEPT_MS = 60_000
const MAX_ANSWERS = 300

/**
 * Caches responses made of content for a minute: a page rendered again repeats no query. Cached responses are frozen
 * because many pages share them. Errors are not cached.
 */
export function rememberAnswers(answer: Answer): Answer {
  const kept = new LRUCache<string, ApiResponse>({ max: MAX_ANSWERS, ttl: KEPT_MS, perf: Date })
  return async (request) => {
    const found = readingCallOf(request)
    if (!found || !OF_CONTENT.has(found.call)) return answer(request)
    const key = keyOf(request)
    const known = kept.get(key)
    if (known) return known
    const response = await answer(request)
    if (response.status === 200) kept.set(key, freezeDeep(response))
    return response
  }
}

const keyOf = ({ base, path, query = {} }: BackendRequest): string =>
  JSON.stringify([base, path, query instanceof URLSearchParams ? [...query] : query])
