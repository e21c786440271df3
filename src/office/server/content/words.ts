import { fullTitle, toLegalKey } from '#src/content/legal/keys.ts'
import { modelName } from '#src/content/models/names.ts'
import { SLIDE } from '#src/domain/configurator/choice.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { exteriorRows, interiorRows } from '#src/content/cars/palette.ts'
import { readPhotoKey, type ColourPlace } from '#src/content/photo-key.ts'
import type { CityNames } from '#src/office/server/content/cities.ts'
import type { Slot } from '#src/content/pictures/slots.ts'
import { confCodeOf, MODEL_CODES } from '#src/domain/model.ts'
import { hrefTo, matchRoute } from '#src/routes.ts'

/** The name of an item in lists, and where it is shown on the site. */

export type Body = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export function titleOf(kind: ContentKind, key: string, body: Body, cities: CityNames): string {
  if (kind === 'price') return `Цены ${nameOf(key)}`
  if (kind === 'photo') return photoTitle(key)
  if (kind === 'gallery') return `Галерея ${nameOf(key)}`
  if (kind === 'redirect') return `${text(body['from']) || key} → ${text(body['to'])}`
  if (kind === 'legal') return legalTitle(key, text(body['title']))
  if (kind === 'tags') return `${key} — ${text(body['title'])}`
  if (kind === 'menu') return 'Меню'
  if (kind === 'footer') return 'Подвал'
  if (kind === 'dealer') return dealerTitle(body, cities) || key
  if (kind === 'days-off') return `Праздники и выходные ${key} года`
  if (kind === 'question') return text(body['question']) || key
  if (kind === 'home-slide') return text(body['title']) || key
  return text(body[kind === 'promo-page' ? 'h1' : 'name']) || key
}

/** Names of dealers are similar: the city distinguishes them. One without a city on the site is not shown there. */
function dealerTitle(body: Body, cities: CityNames): string {
  const id = Number(body['city_id'])
  const city = cities.get(id) ?? (id > 0 ? 'не на сайте: нет его города' : '')
  return [text(body['name']), city].filter(Boolean).join(', ')
}

function legalTitle(key: string, title: string): string {
  const known = toLegalKey(key)
  return known ? fullTitle(known, title) : title
}

const nameOf = (key: string): string => {
  const code = MODEL_CODES.find((known) => known === key)
  return code ? modelName(code) : key
}

/** Null for an item without an address of its own. */
export function pathOf(kind: ContentKind, key: string, body: Body): string | null {
  const code = text(body['code'])
  if (kind === 'news') return hrefTo('news-detail', { params: { code } })
  if (kind === 'city') return hrefTo('dealers', { query: { city: code } })
  if (kind === 'dealer') return hrefTo('dealers', { query: { dealer: code } })
  if (kind === 'days-off') return hrefTo('dealers')
  if (kind === 'promo-page') return hrefTo('promo-page', { params: { code } })
  if (kind === 'home-slide' || kind === 'menu' || kind === 'footer') return hrefTo('home')
  if (kind === 'question') return hrefTo('support', { hash: text(body['slug']) })
  if (kind === 'credit-program') return hrefTo('finance')
  if (kind === 'price') return modelPath(key)
  if (kind === 'legal') return hrefTo('personal-data')
  if (kind === 'photo') return photoPath(key)
  if (kind === 'gallery') return galleryPath(key)
  return kind === 'tags' && matchRoute(key) ? key : null
}

function modelPath(key: string | undefined): string {
  const code = MODEL_CODES.find((known) => known === key)
  return code ? hrefTo(`model-${code}`) : hrefTo('home')
}

/** A colour is shown where it is chosen. */
function photoPath(key: string): string {
  const at = readPhotoKey(key)
  if (at?.colour === undefined) return modelPath(at?.model)
  const model = confCodeOf[at.model]
  return at.place === 'interiors'
    ? hrefTo('configurator', { query: { model, slide: String(SLIDE.interior), int: at.colour } })
    : hrefTo('configurator', { query: { model, slide: String(SLIDE.exterior), ext: at.colour } })
}

function galleryPath(key: string): string {
  const code = MODEL_CODES.find((known) => known === key)
  return code ? hrefTo(`${code}-gallery`) : hrefTo('home')
}

const SLOT_TITLES: Readonly<Record<Slot, string>> = {
  hero: 'первый экран',
  'hero-upright': 'первый экран на телефоне',
  flank: 'линия борта',
  'flank-upright': 'линия борта, на телефоне',
  scene: 'в другом месте',
  'scene-upright': 'в другом месте, на телефоне',
  above: 'сверху',
  'above-upright': 'сверху, на телефоне',
  place: 'на своём месте',
  'place-upright': 'на своём месте, на телефоне',
  drive: 'в движении',
  'drive-upright': 'в движении, на телефоне',
  winter: 'зимой, в движении',
  'winter-upright': 'зимой, в движении, на телефоне',
  yard: 'зимним вечером у дома',
  'yard-upright': 'зимним вечером у дома, на телефоне',
  front34: 'спереди',
  rear34: 'сзади',
  side: 'сбоку',
  cabin: 'салон с места водителя',
  'cabin-upright': 'салон с места водителя, на телефоне',
  'cabin-rear': 'второй ряд',
  'cabin-rear-upright': 'второй ряд, на телефоне',
  'cabin-night': 'салон ночью',
  'cabin-night-upright': 'салон ночью, на телефоне',
  screen: 'экран вблизи',
  'screen-upright': 'экран вблизи, на телефоне',
  projection: 'проекция на стекле',
  'projection-upright': 'проекция на стекле, на телефоне',
  memory: 'клавиши памяти кресла',
  'memory-upright': 'клавиши памяти кресла, на телефоне',
  family: 'второй ряд с детским креслом',
  'family-upright': 'второй ряд с детским креслом, на телефоне',
  mounts: 'крепления детского кресла вблизи',
  'mounts-upright': 'крепления детского кресла вблизи, на телефоне',
  samples: 'материалы',
  'samples-upright': 'материалы, на телефоне',
  hall: 'в зале лаунжа',
  'hall-upright': 'в зале лаунжа, на телефоне',
  face: 'лицом',
  'face-upright': 'лицом, на телефоне',
  'line-up': 'все модели рядом',
  'line-up-upright': 'все модели рядом, на телефоне',
}

function photoTitle(key: string): string {
  const at = readPhotoKey(key)
  if (!at) return key
  const { model, place, colour } = at
  return `${modelName(model)}: ${colour === undefined ? SLOT_TITLES[place] : colourTitle(place, colour)}`
}

const COLOURS: Readonly<Record<ColourPlace, { title: string; rows: readonly { code: string; name: string }[] }>> = {
  interiors: { title: 'салон', rows: interiorRows },
  paints: { title: 'цвет', rows: exteriorRows },
}
function colourTitle(place: ColourPlace, colour: string): string {
  const { title, rows } = COLOURS[place]
  return `${title} «${rows.find(({ code }) => code === colour)?.name ?? colour}»`
}
