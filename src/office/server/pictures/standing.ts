import { notFound } from '#src/backend/call-error.ts'
import { readPhotoKey } from '#src/content/photo-key.ts'
import { made } from '#src/content/pictures/made.ts'
import { pictureFrom, pictureOf, type Shot } from '#src/content/pictures/picture-of.ts'
import type { Slot } from '#src/content/pictures/slots.ts'
import type { Handler } from '#src/office/server/context.ts'

/** Where a drawing stands while there is no photograph, pages ask for the drawing: so does the office. */
const DRAWN: Partial<Record<Slot, Shot>> = {
  side: 'studio',
  front34: { still: 'front34', register: 'light' },
  rear34: { still: 'rear34', register: 'light' },
}

/** What a place of a model shows while a field of the office is empty. */
export const standingPicture: Handler<'pictures.standing'> = (_, { key, isLive }) => {
  const place = readPhotoKey(key)
  if (!place) throw notFound('Такого места на сайте нет')
  const shot = DRAWN[place.slot] ?? place.slot
  // A copy of the list is not asked with what the office has put in its places.
  const picture = isLive ? pictureOf(place.model, shot) : pictureFrom({ ...made }, place.model, shot)
  return Promise.resolve({ picture: picture && { src: picture.src, alt: picture.alt } })
}
