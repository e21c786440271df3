import type { Database } from '#src/backend/database.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { dayIn } from '#src/domain/day.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'

/**
 * When the office last changed the visible items of a kind, or what it had published for a time ended: times by key, none
 * for shipped items.
 */
export async function lastChanges(db: Database, kind: ContentKind, now: Date): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('content_version')
    .select(['key', 'from_at', 'until_at'])
    .where('kind', '=', kind)
    .where('state', '=', 'published')
    .where('from_at', '<=', now.toISOString())
    .execute()
  const changes = new Map<string, string>()
  for (const { key, from_at, until_at } of rows)
    for (const at of [from_at, until_at])
      if (at !== null && at <= now.toISOString() && at > (changes.get(key) ?? '')) changes.set(key, at)
  return changes
}

/** The later of a calendar day and the day of a change, in Moscow. */
export function laterDay(day: string, change: string | undefined): string {
  const changed = change === undefined ? '' : dayIn(DEFAULT_ZONE, new Date(change))
  return changed > day ? changed : day
}

/** The later of two times, in whatever zone they are written. */
export const laterTime = (instant: string, change: string | undefined): string =>
  change !== undefined && Date.parse(change) > Date.parse(instant) ? change : instant
