import { notFound } from '#src/backend/call-error.ts'
import { plain } from '#src/domain/nbsp.ts'
import { effectiveAt, type ShippedItem } from '#src/domain/content/effective.ts'
import { isOutside } from '#src/office/server/content/allowed.ts'
import { citiesToChoose, cityNames } from '#src/office/server/content/cities.ts'
import { conflictOf } from '#src/office/server/content/conflict.ts'
import { draftLine, lastBody } from '#src/office/server/content/list.ts'
import { closedVisits, visitsOfDealer } from '#src/office/server/content/closed-visits.ts'
import { readBody } from '#src/office/server/content/rules.ts'
import {
  bodyOf,
  draftOf,
  editable,
  newestOf,
  published,
  shippedOf,
  versionsOf,
  type Item,
  type Version,
} from '#src/office/server/content/stored.ts'
import { pathOf, titleOf, type Body } from '#src/office/server/content/words.ts'
import type { Handler } from '#src/office/server/context.ts'
import { namesOf } from '#src/office/server/desk/events.ts'
import type { ContentVersion, ShownItem } from '#src/office/shapes/content.ts'

export const showContent: Handler<'content.get'> = async (context, { kind, key }) => {
  const { db, now } = context
  const [shipped, all, names, cities] = await Promise.all([
    shippedOf(db, kind),
    versionsOf(db, kind),
    namesOf(db),
    cityNames(db),
  ])
  const source = shipped.find((item) => item.key === key)
  const own = all.filter((version) => version.key === key)
  if (!source && own.length === 0) throw notFound('Такой записи нет')
  const at = now().toISOString()
  const current = [...effectiveAt(source ? [source] : [], published(own), at).values()].at(0)
  const bodyFor = (text: string) => editable(kind, text, source?.body)
  const body = current ? bodyFor(current.body) : null
  const draft = draftOf(own, key)
  const draftBody = draft?.body ? bodyFor(draft.body) : null
  const conflict = conflictOf(source, own)
  const planned = plannedOf(own, { at, bodyFor })
  const next = draftBody ?? planned?.body ?? null
  return {
    isOutside: isOutside(context, kind),
    title: titleOf(kind, key, draftBody ?? body ?? lastBody(own) ?? (source ? bodyOf(source.body) : {}), cities),
    body,
    newest: newestOf(own, key)?.id ?? null,
    planned,
    draft: draft ? { ...draftLine(draft, names), body: draftBody } : null,
    versions: own.map((version) =>
      versionLine(version, {
        holding: currentOf(own, at),
        at,
        names,
        changed: changedBy(version, own, source),
      }),
    ),
    original: source ? originalOf(source, own, { at, body: current?.body ?? null }) : null,
    shipped: conflict ? bodyOf(conflict.body) : null,
    // A draft may have another one, which is not on the site.
    address: body === null ? null : addressOf(context.publicOrigin, pathOf(kind, key, body)),
    ...(await visitsOf(context, { kind, key }, next ?? (kind === 'days-off' ? body : null))),
    cities: kind === 'dealer' ? await citiesToChoose(db, now()) : [],
  }
}

const addressOf = (origin: string, path: string | null) => (path === null ? null : { path, url: `${origin}${path}` })

/** Visits that have been agreed and would no longer be as agreed. */
async function visitsOf(
  context: Parameters<typeof showContent>[0],
  { kind, key }: Item,
  body: Body | null,
): Promise<Pick<ShownItem, 'closedVisits' | 'movedVisits'>> {
  if (kind === 'days-off') {
    const days = body === null ? null : readBody('days-off', body).days
    return { closedVisits: await closedVisits(context, { year: Number(key), days }), movedVisits: [] }
  }
  if (kind !== 'dealer' || body === null) return { closedVisits: [], movedVisits: [] }
  const { closed, moved } = await visitsOfDealer(context, readBody('dealer', body))
  return { closedVisits: closed, movedVisits: moved }
}

/** What takes effect next. */
function plannedOf(
  own: readonly Version[],
  { at, bodyFor }: { at: string; bodyFor: (text: string) => Body },
): ShownItem['planned'] {
  const next = own
    .filter(({ state, from_at }) => state === 'published' && (from_at ?? '') > at)
    .toSorted((a, b) => order(a).localeCompare(order(b)))
    .at(0)
  return next?.from_at ? { from: next.from_at, body: next.body === null ? null : bodyFor(next.body) } : null
}

type Held = { at: string; body: string | null }

/** A shipped item dated in the future appears by itself: there is no shipped content to go back to. */
function originalOf({ from, body }: ShippedItem, own: readonly Version[], held: Held): ShownItem['original'] {
  const isChanged = own.some(({ state, from_at }) => state === 'published' && (from_at ?? '') <= held.at)
  return isChanged && (from ?? '') <= held.at ? { isCurrent: held.body === body } : null
}

/** The version in effect; undefined where it is the shipped content. */
function currentOf(own: readonly Version[], at: string): Version | undefined {
  return own
    .filter(
      ({ state, from_at, until_at }) =>
        state === 'published' && (from_at ?? '') <= at && (until_at === null || until_at > at),
    )
    .toSorted((a, b) => order(b).localeCompare(order(a)))
    .at(0)
}
const order = ({ from_at, published_at }: Pick<Version, 'from_at' | 'published_at'>): string =>
  `${from_at ?? ''} ${published_at ?? ''}`

/**
 * Compared with the previous version in effect, or the shipped content; nothing for the first one, or one that hides.
 */
function changedBy(version: Version, own: readonly Version[], source: ShippedItem | undefined): string[] {
  if (version.state !== 'published' || version.body === null) return []
  const former = own
    .filter(({ state, body, ...other }) => state === 'published' && body !== null && order(other) < order(version))
    .toSorted((a, b) => order(b).localeCompare(order(a)))
    .at(0)
  const before = former?.body ?? source?.body
  if (!before) return []
  const [then, now] = [bodyOf(before), bodyOf(version.body)]
  return Object.keys({ ...then, ...now }).filter((name) => asWritten(then[name]) !== asWritten(now[name]))
}

/** Differences made by typography or an empty field are not counted as changes. */
const asWritten = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) => {
    if (typeof part === 'string') return plain(part)
    // A form adds a group that an item lacks, with nothing in it.
    const isEmpty = typeof part === 'object' && part !== null && Object.values(part).every((field) => field === '')
    return isEmpty && !Array.isArray(part) ? undefined : (part ?? undefined)
  })

type LineParts = {
  holding: Version | undefined
  at: string
  names: ReadonlyMap<string, string>
  changed: string[]
}
const versionLine = (version: Version, { holding, at, names, changed }: LineParts): ContentVersion => ({
  id: version.id,
  state: version.state,
  isHiding: version.body === null,
  isCurrent: version.id === holding?.id,
  isPlanned: version.state === 'published' && (version.from_at ?? '') > at,
  from: version.from_at,
  until: version.until_at,
  author: names.get(version.author_id) ?? 'Бывший сотрудник',
  publisher: version.published_by === null ? null : (names.get(version.published_by) ?? 'Бывший сотрудник'),
  updatedAt: version.updated_at,
  changed,
})
