import { effectiveAt, type PublishedVersion } from '#src/domain/content/effective.ts'
import { dayIn } from '#src/domain/day.ts'
import { DEFAULT_ZONE, instantIn } from '#src/domain/time-zone.ts'

/**
 * The price history of a model: the lists of the code by date, and what the office has published over them. Prices that
 * nobody has seen yet are left out.
 */

type PricedTrim = { id: number; name: string; price: number | null }
/** A list of a model, and its effective date. */
export type DatedList = { since: string; trims: readonly PricedTrim[] }

export type ListChange = {
  trim: { id: number; name: string }
  before: number | null
  after: number | null
  /** YYYY-MM-DD */
  day: string
}

type History = {
  /** The shipped ones, by date; the last is the current one of the code. */
  shipped: readonly DatedList[]
  /** Trims of this model's list. */
  versions: readonly PublishedVersion[]
  now: Date
}

/**
 * Oldest first; within a day in the order of the list. Several changes of a trim on one day are one, the net change.
 */
export function listChanges({ shipped, versions, now }: History): ListChange[] {
  const begun = shipped.map((list) => ({ list, at: instantIn(DEFAULT_ZONE, list.since, '00:00').toISOString() }))
  const shown = versions.map((version) => ({ ...version, shownFrom: later(version.from, version.publishedAt) }))
  const until = now.toISOString()
  const starts = [...begun.map(({ at }) => at), ...shown.flatMap((version) => [version.shownFrom, version.until])]
  let last: DatedList | undefined
  let day = ''
  const changes: ListChange[] = []
  for (const when of starts.filter((at): at is string => at !== null && at <= until).toSorted()) {
    const own = shown.filter(({ shownFrom }) => shownFrom <= when)
    const list = listAt(begun.findLast(({ at }) => at <= when)?.list, own, when)
    if (!list) continue
    day = dayOf(list, day, when)
    if (last) changes.push(...differences(last, list, day))
    last = list
  }
  const place = new Map(last?.trims.map(({ id }, index) => [id, index]))
  const order = ({ trim }: ListChange): number => place.get(trim.id) ?? 0
  return foldDays(changes).toSorted((a, b) => a.day.localeCompare(b.day) || order(a) - order(b))
}

/** A correction within the day is not a separate change, and one that was reverted is none at all. */
function foldDays(changes: readonly ListChange[]): ListChange[] {
  const merged: ListChange[] = []
  for (const change of changes) {
    const at = merged.findLastIndex(({ trim }) => trim.id === change.trim.id)
    const earlier = merged[at]
    if (earlier?.day !== change.day) merged.push(change)
    else if (earlier.before === change.after) merged.splice(at, 1)
    else merged[at] = { ...change, before: earlier.before }
  }
  return merged
}

/** A manual publication is not visible before it was made. */
const later = (one: string, other: string): string => (one > other ? one : other)

function listAt(
  shipped: DatedList | undefined,
  versions: readonly PublishedVersion[],
  when: string,
): DatedList | undefined {
  const body = [...effectiveAt([], versions, when).values()][0]?.body
  // Cast: lists are stored only in the shape of their kind (bodies.ts).
  return body === undefined ? shipped : (JSON.parse(body) as DatedList)
}

/** The effective date of the list; for a restored or later corrected one, the day on which that happened. */
function dayOf(list: DatedList, lastDay: string, when: string): string {
  return list.since >= lastDay ? list.since : dayIn(DEFAULT_ZONE, new Date(when))
}

function differences(before: DatedList, after: DatedList, day: string): ListChange[] {
  const known = new Map(before.trims.map(({ id, price }) => [id, price]))
  return after.trims.flatMap(({ id, name, price }) => {
    const former = known.get(id)
    // A new trim has no former price.
    return former === undefined || former === price ? [] : [{ trim: { id, name }, before: former, after: price, day }]
  })
}
