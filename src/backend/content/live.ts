import { findContent } from '#src/backend/content/documents.ts'
import { readShipped } from '#src/backend/content/shipped.ts'
import type { Database } from '#src/backend/database.ts'
import type { LiveContent } from '#src/content/live-content.ts'
import { lowestOf } from '#src/content/models/prices.ts'
import { MODEL_CODES } from '#src/domain/model.ts'

/** What holds by the office where it is not what came with the code. */
export async function readLiveContent(db: Database): Promise<LiveContent> {
  const shipped = await readShipped(db)
  const prices: LiveContent['prices'] = {}
  for (const code of MODEL_CODES) {
    const list = await findContent(db, 'price', code)
    const isShipped = shipped.some(
      ({ kind, key, body }) => kind === 'price' && key === code && body === JSON.stringify(list),
    )
    if (list && !isShipped) prices[code] = { lowest: lowestOf(list.trims.map(({ price }) => price)), since: list.since }
  }
  return Object.keys(prices).length > 0 ? { prices } : {}
}
