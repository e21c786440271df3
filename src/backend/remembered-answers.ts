import { LRUCache } from 'lru-cache'
import { keepingOf, readingCallOf, type Answer, type BackendRequest } from '#src/backend/answer.ts'
import { freezeDeep } from '#src/domain/freeze.ts'
import type { ApiResponse } from '#src/domain/api.ts'

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
    if (!found || keepingOf(found.call) !== 'content') return answer(request)
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
