import { applyContent } from '#src/backend/content/apply.ts'
import { readContentState, type ContentState } from '#src/backend/content/revisions.ts'
import type { Database } from '#src/backend/database.ts'
import { createPoller, type Poller } from '#src/backend/poller.ts'
import { inWrite } from '#src/backend/write.ts'
import { CONTENT_KINDS, type ContentKind } from '#src/domain/content/kinds.ts'

/** One query of one table by its key. */
const POLL_MS = 1_000
/** The clocks of two machines may differ by as much; more is a clock that was ahead and has been corrected. */
const CLOCK_SKEW_MS = 60_000

type WatchParts = {
  db: Database
  now: () => Date
  /**
   * Read before anything else of the content: what another process publishes while this one starts is a change, or it
   * would show the former until the next one.
   */
  known: ContentState
  /** Called with the kinds that have changed since the last time, in whatever process. */
  onChange: (kinds: ReadonlySet<ContentKind>) => Promise<void> | void
  log: { warn: (details: object, text: string) => void }
}

/**
 * Polls once a second whether content has changed, and applies scheduled changes when their time comes:
 * the first process does it, the others find it done. What a wrong clock has applied too early is taken back.
 */
export function watchContent({ db, now, onChange, log, ...first }: WatchParts): Poller {
  let { known } = first
  async function look(): Promise<void> {
    let state = await readContentState(db)
    if (isDue(state, now())) {
      await inWrite(db, (write) => applyContent(write, now()))
      state = await readContentState(db)
    }
    const changed = new Set(CONTENT_KINDS.filter((kind) => state.revisions.get(kind) !== known.revisions.get(kind)))
    if (changed.size > 0) await onChange(changed)
    known = state
  }
  return createPoller({
    job: look,
    pollMs: POLL_MS,
    onError: (error, failures) => log.warn({ err: error, failures }, 'changed content could not be looked up'),
  })
}

function isDue({ next, applied }: ContentState, now: Date): boolean {
  if (next !== null && next <= now.toISOString()) return true
  return applied !== null && applied > new Date(now.getTime() + CLOCK_SKEW_MS).toISOString()
}
