import { LRUCache } from 'lru-cache'
import { keepingOf, readingCallOf, type Answer, type BackendRequest } from '#src/backend/answer.ts'
import { freezeDeep } from '#src/domain/freeze.ts'
import type { ApiResponse } from '#src/domain/api.ts'

/** Content changes when the office publishes (renew), and with what outside services answer. */
const KEPT_MS = 60_000
const MAX_ANSWERS = 300

/** Whether the answer under this key is known to be the same as before the content changed. */
export type IsSame = (key: string) => boolean

export type RememberedAnswers = {
  answer: Answer
  /** Asks again for everything that is remembered. Answers which answers have stayed the same. */
  renew: () => Promise<IsSame>
}

/**
 * Caches responses made of content for a minute: a page rendered again repeats no query. Cached responses are frozen
 * because many pages share them. Errors are not cached.
 */
export function rememberAnswers(answer: Answer): RememberedAnswers {
  const kept = new LRUCache<string, Kept>({ max: MAX_ANSWERS, ttl: KEPT_MS, perf: Date })
  let generation = 0

  async function ask(request: BackendRequest, key: string): Promise<ApiResponse> {
    const asked = generation
    const response = await answer(request)
    // Asked before the content changed, answered after it: right for whoever asked, not for those who come.
    if (response.status === 200 && asked === generation)
      kept.set(key, { request: withoutVisitor(request), response: freezeDeep(response) })
    return response
  }

  return {
    async answer(request) {
      const key = answerKeyOf(request)
      if (key === null) return answer(request)
      return kept.get(key)?.response ?? ask(request, key)
    },
    async renew() {
      generation++
      const before = [...kept.entries()]
      kept.clear()
      const same = new Set<string>()
      for (const [key, { request, response }] of before) {
        const now = await ask(request, key)
        if (JSON.stringify(now.data) === JSON.stringify(response.data)) same.add(key)
      }
      return (key) => same.has(key)
    },
  }
}

type Kept = { request: BackendRequest; response: ApiResponse }

const withoutVisitor = ({ base, method, path, query }: BackendRequest): BackendRequest => ({
  base,
  method,
  path,
  ...(query && { query }),
})

const keys = new WeakMap<BackendRequest, string | null>()

/** Under which key the answer is remembered; null for one that is made anew for whoever asks. */
export function answerKeyOf(request: BackendRequest): string | null {
  // Whoever renders a page asks for the key, and whoever remembers its answers asks again.
  const known = keys.get(request)
  if (known !== undefined) return known
  const key = makeKey(request)
  keys.set(request, key)
  return key
}

function makeKey(request: BackendRequest): string | null {
  const found = readingCallOf(request)
  if (!found || keepingOf(found.call) !== 'content') return null
  const { base, path, query = {} } = request
  return JSON.stringify([base, path, query instanceof URLSearchParams ? [...query] : query])
}
