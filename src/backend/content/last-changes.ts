import type { Database } from '#src/backend/database.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { dayIn } from '#src/domain/day.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'

/** When the office last changed the visible items of a kind: times by key, none for shipped items. */
export async function lastChanges(db: Database, kind: ContentKind, now: Date): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('content_version')
    .select((eb) => ['key', eb.fn.max('from_at').as('at')])
    .where('kind', '=', kind)
    .where('state', '=', 'published')
    .where('from_at', '<=', now.toISOString())
    .groupBy('key')
    .execute()
  return new Map(rows.flatMap(({ key, at }) => (at === null ? [] : [[key, at]])))
}

/** The later of a calendar day and the day of a change, in Moscow. */
export function laterDay(day: string, change: string | undefined): string {
  const changed = change === undefined ? '' : dayIn(DEFAULT_ZONE, new Date(change))
  return changed > day ? changed : day
}

/** The later of two times, in whatever zone they are written. */
export const laterTime = (instant: string, change: string | undefined): string =>
  change !== undefined && Date.parse(change) > Date.parse(instant) ? change : instant
