import { monotonicNow } from '#src/backend/monotonic-now.ts'
import { LRUCache } from 'lru-cache'
import type { BreakerState } from '#src/backend/upstreams/breaker.ts'
import type { UpstreamName } from '#src/backend/upstreams/upstream-metrics.ts'
import {
  createPost,
  get,
  openPool,
  type Ask,
  type Client,
  type Post,
  type UpstreamResponse,
} from '#src/backend/upstreams/upstream-call.ts'
import { createGuard, type GuardOptions } from '#src/backend/upstreams/guard.ts'
import { DAY_MS } from '#src/domain/day.ts'

export type Upstream = {
  name: UpstreamName
  /** Throws UpstreamError when there is neither a response nor a cached one. */
  ask: (ask: Ask) => Promise<UpstreamResponse>
  post: Post
  state: () => BreakerState
  stop: () => Promise<void>
}

export type UpstreamOptions = Omit<GuardOptions, 'now'> & {
  /** Scheme, host and path, without a slash at the end. */
  base: string
  now?: () => number
}

/** How long a cached response is served without a new call. */
export const FRESH_MS = 5_000
/** Where a cached response exists, a newer one is waited for only this long. */
const STALE_TIMEOUT_MS = 400
/** A day: older data mislead more than they help. */
const STALE_MS = DAY_MS
const CACHED_BYTES = 16 * 1024 * 1024
const CACHED_ANSWERS = 2_000

const GONE = new Set([404, 410])

type Cached = { data: unknown; bytes: number; at: number }

/** An outside API: its connections, its circuit breaker and its last good responses. */
export function createUpstream({ name, base, metrics, log, now = monotonicNow }: UpstreamOptions): Upstream {
  const { origin, pathname } = new URL(base)
  const client: Client = { prefix: pathname === '/' ? '' : pathname, opened: openPool(origin) }
  const guard = createGuard({ name, metrics, log, now })
  const cache = new LRUCache<string, Cached>({
    max: CACHED_ANSWERS,
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  })
  const pending = new Map<string, Promise<UpstreamResponse>>()

  /** Makes the call, or joins the same one in flight; a good response is cached. */
  function refresh(key: string, ask: Ask): Promise<UpstreamResponse> {
    let job = pending.get(key)
    if (!job) {
      job = get(client, guard, ask)
        .then((result) => {
          if (result.isGood) cache.set(key, { data: result.data, bytes: JSON.stringify(result.data).length, at: now() })
          // Taken off there: the last good response may not come back when the service is slow.
          else if (GONE.has(result.status)) cache.delete(key)
          return result
        })
        .finally(() => pending.delete(key))
      pending.set(key, job)
    }
    return job
  }

  return {
    name,
    state: guard.state,
    async ask(ask) {
      if (ask.cookie || !ask.isShared) return get(client, guard, ask)
      const key = ask.path
      const old = cache.get(key)
      const age = old ? now() - old.at : Infinity
      if (old && age < FRESH_MS) return { status: 200, data: old.data, isGood: true, isStale: false }
      const job = refresh(key, ask)
      if (!old || age > STALE_MS) return job
      const newer = await withStaleTimeout(job)
      if (newer) return newer
      metrics.servedStale(name)
      return { status: 200, data: old.data, isGood: true, isStale: true }
    },
    post: createPost(client, guard),
    stop: async () => (await client.opened).pool.destroy(),
  }
}

/** The result of a job within the stale timeout; null when it fails or takes longer. The job itself continues. */
async function withStaleTimeout(job: Promise<UpstreamResponse>): Promise<UpstreamResponse | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, STALE_TIMEOUT_MS, null)
  })
  const result = await Promise.race([job.catch(() => null), late])
  clearTimeout(timer)
  return result
}
