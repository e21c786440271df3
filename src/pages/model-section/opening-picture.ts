import { isDrawn } from '#src/content/models/drawn.ts'
import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import type { Slot } from '#src/content/pictures/slots.ts'
import { pagesOf, type ModelCode } from '#src/domain/model.ts'
import { routeOf, type RouteName } from '#src/routes.ts'

type Openings = ReadonlyMap<string, readonly Slot[]>

/** What each page of a model opens with, the nearest first; pages of its own open as the first of them does. */
const PHOTOGRAPHED: Openings = new Map([
  ['design', ['front34', 'rear34', 'hero', 'side']],
  ['safety', ['rear34', 'front34', 'hero', 'side']],
  ['technology', ['cabin', 'front34', 'hero', 'side']],
  ['comfort', ['cabin-rear', 'cabin', 'rear34', 'hero', 'side']],
  ['performance', ['hero', 'front34', 'side']],
])
const ANY: readonly Slot[] = ['front34', 'hero', 'side']

/** A drawn model's pages have openings of their own, except those about what is inside: no drawing shows a cabin. */
const DRAWN: Openings = new Map([
  ['technology', ['cabin']],
  ['comfort', ['cabin-rear', 'cabin']],
])

/** The picture a section page of a model opens with; null where there is none. */
export function openingOf(code: ModelCode, name: RouteName): Picture | null {
  const page = pagesOf(code).find(({ path }) => path === routeOf(name).path)?.page ?? ''
  const slots = isDrawn(code) ? (DRAWN.get(page) ?? []) : (PHOTOGRAPHED.get(page) ?? ANY)
  for (const slot of slots) {
    const picture = pictureOf(code, slot)
    if (picture) return picture
  }
  return null
}
