import { AsyncLocalStorage } from 'node:async_hooks'
import { readLiveContent } from '#src/backend/content/live.ts'
import type { Database } from '#src/backend/database.ts'
import { provideLiveContent, type LiveContent } from '#src/content/live-content.ts'

/** The content/live-content.ts of this process: the content in effect now, or at a preview's time. */

const ofPreview = new AsyncLocalStorage<LiveContent>()
let current: LiveContent = {}
provideLiveContent(() => ofPreview.getStore() ?? current)

/** Reads it again; returns whether it has changed. */
export async function renewLiveContent(db: Database): Promise<boolean> {
  const next = await readLiveContent(db)
  const isChanged = JSON.stringify(next) !== JSON.stringify(current)
  current = next
  return isChanged
}

/** Runs a function with the live content of a preview. */
export const withLiveContent = <T>(live: LiveContent, run: () => T): T => ofPreview.run(live, run)
