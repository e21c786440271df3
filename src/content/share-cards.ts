import { pageCopies } from '#src/content/all-pages.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { FACE_CAR, FIRST_OF_ALL } from '#src/content/brand-cars.ts'
import { DEALERS_CAR } from '#src/content/dealers-car.ts'
import { FINANCE_CAR } from '#src/content/finance-car.ts'
import { HALL_CAR } from '#src/content/lounge-hall.ts'
import { photoName } from '#src/content/pictures/photo-files.ts'
import type { Slot } from '#src/content/pictures/slots.ts'
import { news, type NewsItem } from '#src/content/seed/news-articles.ts'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import { formatDate } from '#src/domain/format.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { routeOf, staticRouteNames, type RouteName, type StaticRouteName } from '#src/routes.ts'

/** Pictures of shared links: the content of the card of every page and news item. scripts/share-cards.ts draws them. */

/** A drawing of a car, or the photograph in a place of it, if there is one. */
type CarScene = { car: ModelCode; photo?: Slot } & ({ kind: 'side'; register: 'studio' | 'light' } | { kind: 'front' })
export type ShareScene = CarScene | { kind: 'concept'; name: 'x' | 'mint' | 'next' }

export type ShareCard = {
  /** Used as the file name. */
  key: string
  /** A short name, set large next to the title. */
  name?: string
  title: string
  /** A line at the bottom. */
  note?: string
  /** A photograph of its own, of a news item, instead of the scene. */
  cover?: string
  scene: ShareScene
}

export const shareImage = (key: string): string => `/images/share/${key}.jpg`

/** The logo is above it: the brand's name is not repeated. */
const h1Of = (name: StaticRouteName): string => plain(pageCopies.get(name)?.h1 ?? '').replace(`${BRAND}. `, '')
const plain = (text: string): string => text.replaceAll('\u2060', '')

const lit = (car: ModelCode): CarScene => ({ kind: 'side', car, register: 'studio' })
const dark = (car: ModelCode): CarScene => ({ kind: 'side', car, register: 'light' })
const front = (car: ModelCode): CarScene => ({ kind: 'front', car })
/** With a photograph of the car in that place, if there is one. */
const photographed = (scene: CarScene, photo: Slot): CarScene => ({ ...scene, photo })

/** Pages about the looks and price of a car are bright, those about its functions are dark. */
const BRIGHT = /-(?:design|gallery|price)$/

const scenes: Partial<Record<RouteName, ShareScene>> = {
  future: { kind: 'concept', name: 'next' },
  [`future-${BRAND_SLUG}-x`]: { kind: 'concept', name: 'x' },
  'future-mint': { kind: 'concept', name: 'mint' },
  'promo-new-g80': photographed(dark('new-g80'), 'place'),
  'promo-gv80': photographed(dark('gv80'), 'winter'),
  configurator: lit('gv70'),
  [`${BRAND_SLUG}-models`]: photographed(lit(FIRST_OF_ALL), 'line-up'),
  'test-drive': photographed(dark('g70'), 'drive'),
  finance: photographed(dark(FINANCE_CAR), 'place'),
  'price-changes': lit('g90'),
  certified: photographed(lit(FIRST_OF_ALL), 'line-up'),
  'connected-services': photographed(dark('gv80'), 'cabin-night'),
  owners: photographed(front('gv80'), 'scene'),
  warranty: photographed(front('gv80'), 'winter'),
  support: photographed(front('g70'), 'scene'),
  dealers: photographed(front(DEALERS_CAR), 'scene'),
  lounge: photographed(dark(HALL_CAR), 'hall'),
  contacts: photographed(front(HALL_CAR), 'hall'),
  mobility: photographed(dark('gv70'), 'drive'),
  brand: photographed(dark(FACE_CAR), 'face'),
}

function pageCard(route: StaticRouteName): ShareCard {
  const { model, page } = routeOf(route)
  const title = h1Of(route)
  if (!model) return { key: route, title, scene: scenes[route] ?? dark('g90') }
  if (page !== 'model-home') return { key: route, title, scene: BRIGHT.test(route) ? lit(model) : dark(model) }
  const { name } = modelByCode(model)
  return { key: route, name, title: title.replace(`${BRAND} ${name}. `, ''), scene: lit(model) }
}

const newsCards = news.map(({ id, code, name, date, models: [car], image, image_wide: cover = image }): ShareCard => {
  const other = MODEL_CODES[id % MODEL_CODES.length] ?? 'g90'
  return {
    key: `news-${code}`,
    title: plain(name),
    note: formatDate(date),
    ...(photoName(cover) !== null && { cover }),
    scene: car ? (id % 2 === 0 ? dark(car) : lit(car)) : { kind: 'front', car: other },
  }
})

/** Pages excluded from search engines are not shared either: they use the home page's card. */
const hasCard = (name: StaticRouteName): boolean => !routeOf(name).noindex

export const shareCards: readonly ShareCard[] = [...staticRouteNames.filter(hasCard).map(pageCard), ...newsCards]

const byKey = new Map(shareCards.map((card) => [card.key, card]))

/** The card of a page: its address and a description. */
export const shareCardOf = (name: RouteName): ShownCard => shown(byKey.get(name) ?? byKey.get('home')!)

/**
 * The card of a news item. The build has drawn those of shipped items; one written, renamed or redated in the office
 * would be shared with outdated text: it uses the card of the list.
 */
export function newsCardOf({ code, name, date }: Pick<NewsItem, 'code' | 'name' | 'date'>): ShownCard {
  const drawn = byKey.get(`news-${code}`)
  return drawn && drawn.title === plain(name) && drawn.note === formatDate(date) ? shown(drawn) : shareCardOf('news')
}

type ShownCard = { image: string; alt: string }

function shown(card: ShareCard): ShownCard {
  const words = [card.name && `${BRAND} ${card.name}`, withPlainSpaces(card.title)].filter(Boolean).join('. ')
  return { image: shareImage(card.key), alt: words }
}
