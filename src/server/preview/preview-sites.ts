import { LRUCache } from 'lru-cache'
import { createAnswer, type Answer } from '#src/backend/answer.ts'
import { readLiveContent } from '#src/backend/content/live.ts'
import { openPreviewDatabase } from '#src/backend/content/preview-database.ts'
import { findPreview } from '#src/backend/content/preview-links.ts'
import type { Database } from '#src/backend/database.ts'
import type { LiveContent } from '#src/content/live-content.ts'
import { withLiveContent } from '#src/server/live/live-content.ts'
import type { Logger } from '#src/server/logging/logger.ts'

/** The site at another time: its answers, its live content, and that time. */
export type PreviewSite = { db: Database; answer: Answer; live: LiveContent; at: Date }

/** Each takes a few megabytes. */
const MAX_SITES = 4
/** A draft may be saved again while it is previewed. */
const TTL_MS = 10_000

type Options = { db: Database; now: () => Date; publicOrigin: string; log: Logger }

/** Finds the site of a token; null where its link is invalid or expired. */
export function createPreviewSites({
  db,
  now,
  publicOrigin,
  log,
}: Options): (token: string) => Promise<PreviewSite | null> {
  const cache = new LRUCache<string, { site: PreviewSite; close: () => void }>({
    max: MAX_SITES,
    ttl: TTL_MS,
    dispose: ({ close }) => close(),
  })
  const pending = new Map<string, Promise<PreviewSite | null>>()

  async function open(token: string): Promise<PreviewSite | null> {
    const preview = await findPreview(db, token, now())
    if (!preview) return null
    const content = await openPreviewDatabase(db, preview)
    const { at } = preview
    const live = await readLiveContent(content)
    const embedded = createAnswer({ db: content, now: () => at, publicOrigin, metrikaId: null, log })
    const answer: Answer = (request) => withLiveContent(live, () => embedded(request))
    const site = { db: content, answer, live, at }
    // Longer than any render that still reads from it.
    const close = () => void setTimeout(() => void content.destroy(), CLOSE_AFTER_MS).unref()
    cache.set(token, { site, close })
    return site
  }

  return (token) => {
    const known = cache.get(token)
    if (known) return Promise.resolve(known.site)
    const job = pending.get(token) ?? open(token).finally(() => pending.delete(token))
    pending.set(token, job)
    return job
  }
}

const CLOSE_AFTER_MS = 10_000
