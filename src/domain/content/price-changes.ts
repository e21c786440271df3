import { effectiveAt, type PublishedVersion } from '#src/domain/content/effective.ts'
import { dayIn } from '#src/domain/day.ts'
import { DEFAULT_ZONE, momentIn } from '#src/domain/time-zone.ts'

/**
 * How the prices of a model came to be what they are: lists of the code by their days, and what the office has published
 * over them. What nobody has seen yet is not told.
 */

type PricedTrim = { id: number; name: string; price: number | null }
/** A list of a model, and the day it holds from. */
export type DatedList = { since: string; trims: readonly PricedTrim[] }

export type ListChange = {
  trim: { id: number; name: string }
  before: number | null
  after: number | null
  /** YYYY-MM-DD */
  day: string
}

type History = {
  /** Those that came with the code, in the order of their days; the last is the one it ships. */
  shipped: readonly DatedList[]
  /** Of this model's list. */
  versions: readonly PublishedVersion[]
  now: Date
}

/** Oldest first; of one day in the order of the list. A trim that was corrected on its day is told once, by the net change. */
export function listChanges({ shipped, versions, now }: History): ListChange[] {
  const begun = shipped.map((list) => ({ list, at: momentIn(DEFAULT_ZONE, list.since, '00:00').toISOString() }))
  const shown = versions.map((version) => ({ ...version, shownFrom: later(version.from, version.publishedAt) }))
  const until = now.toISOString()
  const moments = [...begun.map(({ at }) => at), ...shown.flatMap((version) => [version.shownFrom, version.until])]
  let last: DatedList | undefined
  let day = ''
  const changes: ListChange[] = []
  for (const moment of moments.filter((at): at is string => at !== null && at <= until).toSorted()) {
    const own = shown.filter(({ shownFrom }) => shownFrom <= moment)
    const list = listAt(begun.findLast(({ at }) => at <= moment)?.list, own, moment)
    if (!list) continue
    day = dayOf(list, day, moment)
    if (last) changes.push(...differences(last, list, day))
    last = list
  }
  const place = new Map(last?.trims.map(({ id }, index) => [id, index]))
  const order = ({ trim }: ListChange): number => place.get(trim.id) ?? 0
  return foldDays(changes).toSorted((a, b) => a.day.localeCompare(b.day) || order(a) - order(b))
}

/** What a correction has put right within the day is no change of its own; what it has taken back is none at all. */
function foldDays(changes: readonly ListChange[]): ListChange[] {
  const kept: ListChange[] = []
  for (const change of changes) {
    const at = kept.findLastIndex(({ trim }) => trim.id === change.trim.id)
    const earlier = kept[at]
    if (earlier?.day !== change.day) kept.push(change)
    else if (earlier.before === change.after) kept.splice(at, 1)
    else kept[at] = { ...change, before: earlier.before }
  }
  return kept
}

/** What a press has published is not seen before the press. */
const later = (one: string, other: string): string => (one > other ? one : other)

function listAt(
  shipped: DatedList | undefined,
  versions: readonly PublishedVersion[],
  moment: string,
): DatedList | undefined {
  const body = [...effectiveAt([], versions, moment).values()][0]?.body
  // Cast: lists are stored in the shape of their kind alone (bodies.ts).
  return body === undefined ? shipped : (JSON.parse(body) as DatedList)
}

/** The day that the list names; of one that has come back, or is corrected after that, the day on which it was. */
function dayOf(list: DatedList, lastDay: string, moment: string): string {
  return list.since >= lastDay ? list.since : dayIn(DEFAULT_ZONE, new Date(moment))
}

function differences(before: DatedList, after: DatedList, day: string): ListChange[] {
  const known = new Map(before.trims.map(({ id, price }) => [id, price]))
  return after.trims.flatMap(({ id, name, price }) => {
    const former = known.get(id)
    // A trim that is new has no former price.
    return former === undefined || former === price ? [] : [{ trim: { id, name }, before: former, after: price, day }]
  })
}
