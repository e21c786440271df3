import { BRAND_SLUG } from '#src/brand/brand.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { routeOf, staticRouteNames, type StaticRouteName } from '#src/routes.ts'

/** Every page open to search engines, once. A test compares it with the routes table. */
const listed = staticRouteNames.filter((name) => !routeOf(name).noindex)

export const modelGroups: { code: ModelCode; routes: StaticRouteName[] }[] = MODEL_CODES.map((code) => ({
  code,
  routes: listed.filter((name) => routeOf(name).model === code),
}))

const buyers: StaticRouteName[] = [
  `${BRAND_SLUG}-models`,
  'configurator',
  'test-drive',
  'finance',
  'price-changes',
  'dealers',
  'certified',
  'promo-new-g80',
  'promo-gv80',
]
const owners: StaticRouteName[] = ['owners', 'warranty', 'connected-services', 'support', 'mobility']
const brand: StaticRouteName[] = [
  'home',
  'brand',
  'future',
  `future-${BRAND_SLUG}-x`,
  'future-mint',
  'lounge',
  'news',
  'about',
  'contacts',
]
const named = new Set<StaticRouteName>([...buyers, ...owners, ...brand, ...modelGroups.flatMap(({ routes }) => routes)])

/** A page in no group is still listed: a new route cannot be missing. */
export const groups: { title: string; routes: StaticRouteName[] }[] = [
  { title: 'Покупателям', routes: buyers },
  { title: 'Владельцам', routes: owners },
  { title: 'О марке', routes: brand },
  { title: 'Документы', routes: listed.filter((name) => !named.has(name)) },
]
