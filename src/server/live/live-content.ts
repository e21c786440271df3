import { AsyncLocalStorage } from 'node:async_hooks'
import { readLiveContent } from '#src/backend/content/live.ts'
import type { Database } from '#src/backend/database.ts'
import { provideLiveContent, type LiveContent } from '#src/content/live-content.ts'

/** What pages of this process read of content/live-content.ts: what holds now, or in a preview's moment. */

const ofPreview = new AsyncLocalStorage<LiveContent>()
let current: LiveContent = {}
provideLiveContent(() => ofPreview.getStore() ?? current)

/** Reads it anew; whether it has changed. */
export async function renewLiveContent(db: Database): Promise<boolean> {
  const next = await readLiveContent(db)
  const isChanged = JSON.stringify(next) !== JSON.stringify(current)
  current = next
  return isChanged
}

/** Runs with what holds in a preview. */
export const withLiveContent = <T>(live: LiveContent, run: () => T): T => ofPreview.run(live, run)
