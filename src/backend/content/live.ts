import { currentEditions, isOfTheCode } from '#src/backend/content/legal-editions.ts'
import { changedHolidays } from '#src/backend/content/days-off.ts'
import { ownTaxes } from '#src/backend/content/own-taxes.ts'
import { contentByKey, findContent } from '#src/backend/content/documents.ts'
import { readShipped } from '#src/backend/content/shipped.ts'
import type { Database } from '#src/backend/database.ts'
import { stemOfAddress } from '#src/backend/pictures/names.ts'
import type { ColourPhotos, LiveContent, OwnGallery, Photos } from '#src/content/live-content.ts'
import { LEGAL_KEYS } from '#src/content/legal/keys.ts'
import { lowestOf } from '#src/content/models/prices.ts'
import { photoKey, photosAt } from '#src/content/photo-key.ts'
import { uprightOf, WITH_UPRIGHT } from '#src/content/pictures/slots.ts'
import { FOOTER_KEY, shippedFooter } from '#src/content/seed/site-links.ts'
import { MODEL_CODES } from '#src/domain/model.ts'

/** The office's content in effect where it differs from the shipped content. */
export async function readLiveContent(db: Database): Promise<LiveContent> {
  const prices = await changedPrices(db)
  const { photos, colourPhotos } = await ownPhotos(db)
  const galleries = await ownGalleries(db)
  const legal = await changedLegal(db)
  const footer = await changedFooter(db)
  const holidays = await changedHolidays(db)
  const taxes = await ownTaxes(db)
  return {
    ...(Object.keys(footer).length > 0 && { footer }),
    ...(Object.keys(holidays).length > 0 && { holidays }),
    ...(taxes && { taxes }),
    ...(Object.keys(prices).length > 0 && { prices }),
    ...(Object.keys(photos).length > 0 && { photos }),
    ...(Object.keys(colourPhotos).length > 0 && { colourPhotos }),
    ...(Object.keys(galleries).length > 0 && { galleries }),
    ...(Object.keys(legal).length > 0 && { legal }),
  }
}

async function changedFooter(db: Database): Promise<NonNullable<LiveContent['footer']>> {
  const held = await findContent(db, 'footer', FOOTER_KEY)
  return {
    ...(held && held.disclaimer !== shippedFooter.disclaimer && { disclaimer: held.disclaimer }),
    ...(held && held.links.length > 0 && { links: held.links }),
  }
}

async function changedPrices(db: Database): Promise<NonNullable<LiveContent['prices']>> {
  const shipped = (await readShipped(db)).filter(({ kind }) => kind === 'price')
  const prices: LiveContent['prices'] = {}
  for (const code of MODEL_CODES) {
    const list = await findContent(db, 'price', code)
    const isShipped = shipped.some(({ key, body }) => key === code && body === JSON.stringify(list))
    if (!list || isShipped) continue
    const trims = list.trims.map(({ id, price }) => [id, price] as const)
    prices[code] = { lowest: lowestOf(trims.map(([, price]) => price)), since: list.since, trims }
  }
  return prices
}

async function changedLegal(db: Database): Promise<NonNullable<LiveContent['legal']>> {
  const editions = await currentEditions(db)
  const legal: LiveContent['legal'] = {}
  for (const key of LEGAL_KEYS) {
    const edition = editions.get(key)
    if (key === 'privacy-policy' || key === 'personal-data-policy' || !edition) continue
    const { document } = edition
    if (!isOfTheCode(key, document)) legal[key] = document
  }
  return legal
}

/** Pictures by place of a model, and by place and colour. */
async function ownPhotos(db: Database): Promise<Pick<Required<LiveContent>, 'photos' | 'colourPhotos'>> {
  const held = await contentByKey(db, 'photo')
  const photos: LiveContent['photos'] = {}
  const colourPhotos: LiveContent['colourPhotos'] = {}
  for (const model of MODEL_CODES) {
    const own: Photos = {}
    const byColour: ColourPhotos = {}
    for (const at of photosAt(model)) {
      const photo = held.get(photoKey(at))
      if (!photo || photo.image === '') continue
      const made = { name: stemOfAddress(photo.image), alt: photo.alt }
      if (at.colour === undefined) own[at.place] = made
      else byColour[at.place] = { ...byColour[at.place], [at.colour]: made }
    }
    if (Object.keys(own).length > 0) photos[model] = { ...fellows(own), ...own }
    if (Object.keys(byColour).length > 0) colourPhotos[model] = byColour
  }
  return { photos, colourPhotos }
}

async function ownGalleries(db: Database): Promise<NonNullable<LiveContent['galleries']>> {
  const galleries: LiveContent['galleries'] = {}
  for (const code of MODEL_CODES) {
    const held = await findContent(db, 'gallery', code)
    // A picture whose rights have ended leaves an empty value.
    const pictures = held?.pictures.filter(({ image }) => image !== '') ?? []
    if (pictures.length === 0) continue
    const own: OwnGallery = { details: [], parts: {} }
    for (const { image, alt, shows } of pictures) {
      const made = { name: stemOfAddress(image), alt }
      own.details.push(made)
      if (shows !== 'none') own.parts[shows] ??= made
    }
    galleries[code] = own
  }
  return galleries
}

/** Phones show the same picture, cropped upright, unless there is an upright one. */
const fellows = (photos: Photos): Photos =>
  Object.fromEntries(
    WITH_UPRIGHT.flatMap((wide) => {
      const photo = photos[wide]
      const upright = uprightOf(wide)
      return photo ? [[upright, { ...photo, name: photo.name.replace(new RegExp(`-${wide}$`), `-${upright}`) }]] : []
    }),
  )
