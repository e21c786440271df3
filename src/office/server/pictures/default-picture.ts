import { notFound } from '#src/backend/call-error.ts'
import { interiorColors } from '#src/content/cars/colors.ts'
import { readPhotoKey, type PhotoAt } from '#src/content/photo-key.ts'
import { hashed } from '#src/content/pictures/hashed.ts'
import { generatedPictures } from '#src/content/pictures/generated.ts'
import { pictureFrom, pictureOf, type Picture, type Shot } from '#src/content/pictures/picture-of.ts'
import type { Slot } from '#src/content/pictures/slots.ts'
import type { Handler } from '#src/office/server/context.ts'

/** Where there is no photograph, pages show the drawing: so does the office. */
const DRAWN: Partial<Record<Slot, Shot>> = {
  side: 'studio',
  front34: { still: 'front34', register: 'light' },
  rear34: { still: 'rear34', register: 'light' },
}

function shotOf({ place, colour }: PhotoAt): Shot {
  if (colour === undefined) return DRAWN[place] ?? place
  return place === 'interiors' ? { interior: colour } : { paint: colour }
}

/** The picture of a model's place while a field of the office is empty. */
export const defaultPicture: Handler<'pictures.standing'> = (_, { key, isLive }) => {
  const at = readPhotoKey(key)
  if (!at) throw notFound('Такого места на сайте нет')
  const shot = shotOf(at)
  // A copy of the list does not include the office's own pictures.
  const picture = isLive ? pictureOf(at.model, shot) : pictureFrom({ ...generatedPictures }, at.model, shot)
  const shown = picture ? { src: fileOf(picture), alt: picture.alt } : boardOf(at)
  return Promise.resolve({ picture: shown })
}

/** Of a drawing the file that pages show, the widest: the `src` is for browsers without AVIF. */
const fileOf = ({ source, src, sources }: Picture): string =>
  (source === 'drawing' && sources[0]?.srcSet.split(', ').at(-1)?.split(' ')[0]) || src

/** For an interior without a picture from the driver's seat the configurator shows its materials. */
function boardOf({ place, colour }: PhotoAt): { src: string; alt: string } | null {
  const interior = place === 'interiors' ? interiorColors.find(({ code }) => code === colour) : undefined
  return interior ? { src: hashed(interior.image), alt: `Материалы салона: ${interior.name}, ${interior.trim}` } : null
}
