import { notFound } from '#src/backend/call-error.ts'
import { interiorColors } from '#src/content/cars/colors.ts'
import { readPhotoKey, type PhotoAt } from '#src/content/photo-key.ts'
import { hashed } from '#src/content/pictures/hashed.ts'
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

function shotOf({ place, colour }: PhotoAt): Shot {
  if (colour === undefined) return DRAWN[place] ?? place
  return place === 'interiors' ? { interior: colour } : { paint: colour }
}

/** What a place of a model shows while a field of the office is empty. */
export const standingPicture: Handler<'pictures.standing'> = (_, { key, isLive }) => {
  const at = readPhotoKey(key)
  if (!at) throw notFound('Такого места на сайте нет')
  const shot = shotOf(at)
  // A copy of the list is not asked with what the office has put in its places.
  const picture = isLive ? pictureOf(at.model, shot) : pictureFrom({ ...made }, at.model, shot)
  const shown = picture ?? boardOf(at)
  return Promise.resolve({ picture: shown && { src: shown.src, alt: shown.alt } })
}

/** The configurator shows the materials of an interior that has no picture from the driver's seat. */
function boardOf({ place, colour }: PhotoAt): { src: string; alt: string } | null {
  const interior = place === 'interiors' ? interiorColors.find(({ code }) => code === colour) : undefined
  return interior ? { src: hashed(interior.image), alt: `Материалы салона: ${interior.name}, ${interior.trim}` } : null
}
