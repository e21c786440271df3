import { basename } from 'node:path'
import * as z from 'zod/mini'
import { wrongFields } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { isCutFor, PICTURE_FILE, type PicturePlace } from '#src/backend/pictures/names.ts'
import { codeOf } from '#src/backend/content/former-codes.ts'
import { itemsLeftOut } from '#src/backend/content/taken-codes.ts'
import { pageItemAt, type PageItem } from '#src/backend/content/gone-links.ts'
import { completeMenu } from '#src/backend/content/menu.ts'
import { hasFile } from '#src/backend/pictures/store.ts'
import { readPhotoKey } from '#src/content/photo-key.ts'
import { bodyShapes, type ContentBody } from '#src/domain/content/bodies.ts'
import { inOrderOfDays, type DaysOffBody } from '#src/domain/content/days-off.ts'
import type { MenuBody } from '#src/domain/content/site-links.ts'
import { effectiveAt } from '#src/domain/content/effective.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { openDeskOf } from '#src/domain/opening-hours.ts'
import { typografDeep } from '#src/domain/typography.ts'
import { pictureFaults, targetFaults } from '#src/office/server/content/target-rules.ts'
import { printedFaults } from '#src/office/server/content/printed-rules.ts'
import { legalFaults } from '#src/office/server/content/legal-rules.ts'
import { blockFaults, footerFaults, menuFaults, promoFaults } from '#src/office/server/content/link-rules.ts'
import { isOwnTarget, isPage, NO_PAGE } from '#src/office/server/content/own-pages.ts'
import { bodyOf, holding, published, shippedOf, versionsOf, type Item } from '#src/office/server/content/stored.ts'
import { taxFaults } from '#src/office/server/content/tax-rules.ts'
import type { Body } from '#src/office/server/content/words.ts'
import { cleanBody, priceBodyOf, seenBody } from '#src/office/server/content/clean-input.ts'

/** Errors of a body as messages for the editor, by the path of the field: "body.2.text". */

type Faults = Record<string, string>

/** The body, validated and with the site's typography. Throws CallError 422. */
export function readBody<K extends ContentKind>(kind: K, body: unknown): ContentBody<K> {
  const shape: z.ZodMiniType = bodyShapes[kind]
  const read = shape.safeParse(inputOf(kind, body))
  if (!read.success)
    throw wrongFields(Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.'), wordsOf(issue)])))
  // Casts: the schema of this kind has just parsed it. Menu names are exact: typography does not change them.
  if (kind === 'days-off') return typografDeep(inOrderOfDays(read.data as DaysOffBody)) as ContentBody<K>
  if (kind === 'menu') return completeMenu(read.data as MenuBody) as ContentBody<K>
  return typografDeep(read.data) as ContentBody<K>
}

const inputOf = (kind: ContentKind, body: unknown): unknown =>
  kind === 'menu' ? seenBody(body) : kind === 'price' ? priceBodyOf(cleanBody(body)) : cleanBody(body)

/** Messages of the schemas are Russian where a form can be filled in wrongly. */
const wordsOf = ({ message }: { message: string }): string => (/[а-яё]/i.test(message) ? message : 'Заполните поле')

/** Rules that one body alone cannot show. Throws CallError 422. */
export async function requireRules(
  db: Database,
  { kind, key }: Pick<Item, 'kind' | 'key'>,
  body: Body,
  now: Date,
): Promise<void> {
  const others = await otherBodies(db, { kind, key }, now)
  const faults: Faults = {
    ...uniqueCode(kind, body, others),
    ...(kind === 'city' && (await taxFaults(db, readBody('city', body), now))),
    ...(kind === 'dealer' && { ...hoursFaults(readBody('dealer', body)), ...(await buildingFaults(db, body)) }),
    ...(kind === 'days-off' && String(body['year']) !== key && { year: 'Год списка не меняется' }),
    ...printedFaults(kind, body),
    ...(await targetFaults(db, { kind }, body)),
    ...((kind === 'news' || kind === 'promo-page') && (await pictureFaults(db, body))),
    ...(kind === 'redirect' && (await redirectFaults(db, key, body, now))),
    ...(kind === 'news' && blockFaults(readBody('news', body))),
    ...(kind === 'promo-page' && promoFaults(readBody('promo-page', body))),
    ...(kind === 'tags' && (body['path'] === key ? {} : { path: 'Адрес страницы не меняется' })),
    ...(kind === 'menu' && menuFaults(key, readBody('menu', body))),
    ...(kind === 'footer' && footerFaults(key, readBody('footer', body))),
    ...(kind === 'question' && (await slugFaults(db, key, body, others))),
    ...(kind === 'home-slide' && (await slideFaults(db, body))),
    ...(kind === 'photo' && (await photoFaults(db, key, body))),
    ...(kind === 'gallery' && (await galleryFaults(db, key, body))),
    ...(kind === 'legal' && (await legalFaults(db, key, readBody('legal', body)))),
    ...(kind === 'price' && (await priceFaults(db, key, body))),
  }
  if (Object.keys(faults).length > 0) throw wrongFields(faults)
}

/**
 * Against all other items: visible, scheduled or drafts. Not against a shipped one that is left out, because this item has
 * its address: its editor could change nothing else either.
 */
async function otherBodies(db: Database, { kind, key }: Pick<Item, 'kind' | 'key'>, now: Date): Promise<Body[]> {
  const leftOut = (await itemsLeftOut(db, now)).filter((item) => item.kind === kind)
  const shipped = (await shippedOf(db, kind)).filter((item) => !leftOut.some((out) => out.key === item.key))
  return bodiesOf([...shipped, ...(await versionsOf(db, kind))], (item) => item.key !== key)
}

type Stored = { key: string; body: string | null }
const bodiesOf = (items: readonly Stored[], isMeant: (item: Stored) => boolean): Body[] =>
  items.flatMap((item) => (!isMeant(item) || item.body === null ? [] : [bodyOf(item.body)]))

function uniqueCode(kind: ContentKind, body: Body, others: readonly Body[]): Faults {
  if (kind !== 'news' && kind !== 'city' && kind !== 'dealer' && kind !== 'promo-page') return {}
  return others.some(({ code }) => code === body['code']) ? { code: 'Этот адрес уже занят другой записью' } : {}
}

/** A shipped one may stay. */
async function buildingFaults(db: Database, body: Body): Promise<Faults> {
  const src = readBody('dealer', body).photo?.src ?? ''
  if (!PICTURE_FILE.test(basename(src))) return {}
  const { image } = await uploadFaults(db, src, 'dealer')
  return image === undefined ? {} : { 'photo.src': image }
}

/** Without hours the site would call the dealer closed, always, and nobody could book there. */
function hoursFaults(dealer: ContentBody<'dealer'>): Faults {
  const desk = openDeskOf(dealer)
  return dealer.hours[desk].length > 0 ? {} : { [`hours.${desk}`]: NO_HOURS }
}
const NO_HOURS = 'Добавьте часы: без них сайт скажет, что дилер закрыт'

/**
 * A redirect must not use an address of the site or the API; that of a news item or a page under /promo/ only once the item
 * is not on the site: an advertisement leads to it for longer.
 */
async function redirectFaults(db: Database, key: string, { from, to }: Body, now: Date): Promise<Faults> {
  const [address, target] = [String(from), String(to)]
  if (address.includes('#'))
    return { from: 'Уберите «#» и то, что за ним: этой части адреса браузер сайту не сообщает' }
  if (await isRedirected(db, { address, by: key }, now)) return { from: 'Этот адрес уже занят другой записью' }
  const [path = ''] = address.split('?')
  const item = pageItemAt(path)
  if (item ? await hasCode(db, item, now) : isOwnTarget(path)) return { from: 'Этот адрес занят самим сайтом' }
  if (address === target) return { to: 'Адрес ведёт сам на себя' }
  // One after the other they could go in a circle, once the pages that they lead to are taken off.
  const known = [...(await holding(db, 'redirect', now)).values()]
  if (known.some((other) => String(other['from']).split('?')[0] === target.split(/[?#]/)[0]))
    return { to: 'Этот адрес сам ведёт дальше: укажите, куда' }
  return isPage(target) ? {} : { to: NO_PAGE }
}

/** Whether another item redirects the address, will do so, or has a draft that does. */
async function isRedirected(
  db: Database,
  { address, by }: { address: string; by: string },
  now: Date,
): Promise<boolean> {
  const time = now.toISOString()
  const open = (await versionsOf(db, 'redirect')).filter(
    ({ state, from_at }) => state !== 'published' || (from_at ?? '') > time,
  )
  const bodies = bodiesOf(open, ({ key }) => key !== by)
  const shown = [...(await holding(db, 'redirect', now))].filter(([key]) => key !== by).map(([, body]) => body)
  return [...bodies, ...shown].some(({ from }) => from === address)
}

/** Whether it is on the site, under this code or, renamed, under another one; or will be. */
async function hasCode(db: Database, { kind, code }: PageItem, now: Date): Promise<boolean> {
  const [shipped, versions] = [await shippedOf(db, kind), published(await versionsOf(db, kind))]
  const time = now.toISOString()
  const planned = [...shipped, ...versions].map(({ from }) => from).filter((from) => from !== null && from > time)
  const shown = new Set(
    [time, ...planned].flatMap((at) => [...effectiveAt(shipped, versions, at ?? time).values()].map(({ key }) => key)),
  )
  return [...shipped, ...versions].some(({ key, body }) => shown.has(key) && body !== null && codeOf(body) === code)
}

/** A list has every trim of its model, each once. */
async function priceFaults(db: Database, model: string, body: Body): Promise<Faults> {
  const rows = await db.selectFrom('complectation').select('id').where('model_code', '=', model).execute()
  const known = rows.map(({ id }) => id).toSorted((a, b) => a - b)
  const named = readBody('price', body)
    .trims.map(({ id }) => id)
    .toSorted((a, b) => a - b)
  if (known.length === 0) return { trims: 'Такой модели нет' }
  return known.join() === named.join() ? {} : { trims: 'В списке должны быть все комплектации модели, каждая один раз' }
}

/** A picture may only be used in the place it was cropped for. */
async function photoFaults(db: Database, key: string, body: Body): Promise<Faults> {
  const { image } = readBody('photo', body)
  const place = readPhotoKey(key)
  if (!place) return { image: 'Такого места на сайте нет' }
  return uploadFaults(db, image, place.place)
}

async function galleryFaults(db: Database, key: string, body: Body): Promise<Faults> {
  if (!MODEL_CODES.some((code) => code === key)) return { pictures: 'Такой модели нет' }
  const { pictures } = readBody('gallery', body)
  const faults = await Promise.all(pictures.map(({ image }) => uploadFaults(db, image, 'details')))
  return Object.fromEntries(
    faults.flatMap(({ image }, index) => (image === undefined ? [] : [[`pictures.${index}.image`, image]])),
  )
}

/** Anchors are stable, because other sites link to them, and unique. */
async function slugFaults(db: Database, key: string, { slug }: Body, others: readonly Body[]): Promise<Faults> {
  const own = bodiesOf(
    [...(await shippedOf(db, 'question')), ...(await versionsOf(db, 'question'))],
    (item) => item.key === key,
  )
  if (own.some((body) => body['slug'] !== slug)) return { slug: 'Якорь вопроса не меняется' }
  return others.some((body) => body['slug'] === slug) ? { slug: 'Этот якорь занят другим вопросом' } : {}
}

async function slideFaults(db: Database, body: Body): Promise<Faults> {
  const { button, image } = readBody('home-slide', body)
  return {
    ...(await uploadFaults(db, image, 'hero')),
    ...(isPage(button.href) ? {} : { 'button.href': NO_PAGE }),
  }
}

async function uploadFaults(db: Database, image: string, place: PicturePlace): Promise<Faults> {
  if (image === '') return {}
  if (!isCutFor(image, place)) return { image: 'Снимок подготовлен для другого места: выберите его ещё раз' }
  return (await hasFile(db, basename(image))) ? {} : { image: 'Такого снимка нет' }
}
