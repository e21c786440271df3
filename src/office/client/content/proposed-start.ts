import type { ContentKind } from '#src/domain/content/kinds.ts'
import type { Body } from '#src/office/client/content/form.tsx'
import { toLocalInput } from '#src/office/client/parts/times.ts'
import type { ContentVersion } from '#src/office/shapes/content.ts'

/** By the field with an item's date: the Moscow hour at which content with that date appears. */
const DATED: Partial<Record<ContentKind, readonly [field: string, hour: string]>> = {
  news: ['date', '10:00'],
  price: ['since', '00:00'],
}

/**
 * For a date-time field: the end of what is shown at present, so that a corrected campaign or sale ends when it would have;
 * empty: no end, or one that comes before the start.
 */
export function proposedEnd(versions: readonly Shown[], start: string): string {
  const until = versions.find(({ isCurrent }) => isCurrent)?.until ?? null
  const end = until === null ? '' : toLocalInput(until)
  return end > start ? end : ''
}
type Shown = Pick<ContentVersion, 'isCurrent' | 'until'>

/** For a date-time field: the best time to publish a draft dated ahead; null: at once, like everything else. */
export function proposedStart(kind: ContentKind, body: Body | null, now: Date): string | null {
  const [field, hour] = DATED[kind] ?? []
  const day = field === undefined ? undefined : body?.[field]
  const today = toLocalInput(now.toISOString()).slice(0, 10)
  return typeof day === 'string' && day > today ? `${day}T${hour}` : null
}
