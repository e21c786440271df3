import { photoKey, photosAt, readPhotoKey } from '#src/content/photo-key.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import type { ShippedItem } from '#src/domain/content/effective.ts'
import { namesOf } from '#src/office/server/desk/events.ts'
import { isOutside } from '#src/office/server/content/allowed.ts'
import { cityNames } from '#src/office/server/content/cities.ts'
import { conflictOf } from '#src/office/server/content/conflict.ts'
import { bodyOf, draftOf, holding, shippedOf, versionsOf, type Version } from '#src/office/server/content/stored.ts'
import { titleOf, type Body } from '#src/office/server/content/words.ts'
import type { Handler } from '#src/office/server/context.ts'
import type { ContentLine, ItemOrigin } from '#src/office/shapes/content.ts'

export const listContent: Handler<'content.list'> = async (context, { kind }) => {
  const { db, now } = context
  const [shipped, versions, shown, names, cities] = await Promise.all([
    shippedOf(db, kind),
    versionsOf(db, kind),
    holding(db, kind, now()),
    namesOf(db),
    cityNames(db),
  ])
  const time = now().toISOString()
  const keys = [...new Set([...versions.map(({ key }) => key), ...shipped.map(({ key }) => key)])]
  const lines = keys.map((key): ContentLine => {
    const own = versions.filter((version) => version.key === key)
    const source = shipped.find((item) => item.key === key)
    const body = shown.get(key) ?? lastBody(own) ?? (source ? bodyOf(source.body) : {})
    const draft = draftOf(own, key)
    return {
      key,
      title: titleOf(kind, key, body, cities),
      origin: originOf({ shown: shown.get(key), source, own, time }),
      draft: draft ? draftLine(draft, names) : null,
      plannedAt: plannedAt(own, time, shown.has(key) ? null : (source?.from ?? null)),
      isConflict: conflictOf(source, own) !== null,
    }
  })
  return { isOutside: isOutside(context, kind), lines: inOrder(kind, lines) }
}

/** What waits for somebody comes first. */
const inOrder = (kind: ContentKind, lines: ContentLine[]): ContentLine[] =>
  lines.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || compareLines(kind, a, b))

/** Models in the site's order, dealers and cities by name; of everything else the newest first. */
function compareLines(kind: ContentKind, a: ContentLine, b: ContentLine): number {
  if (kind === 'price' || kind === 'gallery' || kind === 'photo') return placeOf(a.key) - placeOf(b.key)
  return kind === 'dealer' || kind === 'city' ? a.title.localeCompare(b.title, 'ru') : compareKeys(b.key, a.key)
}

const PLACES_AT_MOST = Math.max(...MODEL_CODES.map((code) => photosAt(code).length))

/** `gv70`, `gv70/hero`: by model, then by place. */
function placeOf(key: string): number {
  const photo = readPhotoKey(key)
  const model = MODEL_CODES.findIndex((code) => code === (photo?.model ?? key))
  return model * PLACES_AT_MOST + (photo ? photosAt(photo.model).findIndex((at) => photoKey(at) === key) : 0)
}
const isOpen = ({ draft, isConflict }: ContentLine): boolean => draft !== null || isConflict
const compareKeys = (a: string, b: string): number =>
  /^\d+$/.test(a) && /^\d+$/.test(b) ? Number(a) - Number(b) : b.localeCompare(a)

/** From the newest version that has it; undefined where none does. */
export const lastBody = (own: readonly Version[]) => {
  const version = own.find(({ body }) => body !== null)
  return version?.body ? bodyOf(version.body) : undefined
}

type OriginParts = { shown: Body | undefined; source: ShippedItem | undefined; own: readonly Version[]; time: string }
function originOf({ shown, source, own, time }: OriginParts): ItemOrigin {
  const begun = own.filter(({ state, from_at }) => state === 'published' && (from_at ?? '') <= time)
  if (!shown) return begun.some(({ body }) => body === null) ? 'hidden' : 'planned'
  if (begun.length === 0 || JSON.stringify(shown) === source?.body) return 'shipped'
  return source ? 'changed' : 'made'
}

function plannedAt(own: readonly Version[], time: string, shippedFrom: string | null): string | null {
  const times = own.filter(({ state }) => state === 'published').flatMap(({ from_at, until_at }) => [from_at, until_at])
  return (
    [...times, shippedFrom]
      .filter((at): at is string => at !== null && at > time)
      .toSorted()
      .at(0) ?? null
  )
}

export const draftLine = (
  { id, state, revision, author_id, updated_at }: Version,
  names: ReadonlyMap<string, string>,
) => ({
  id,
  state: state === 'waiting' ? ('waiting' as const) : ('draft' as const),
  revision,
  author: names.get(author_id) ?? 'Бывший сотрудник',
  updatedAt: updated_at,
})
