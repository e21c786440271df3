import { BRAND_SLUG } from '#src/brand/brand.ts'
import { modelName } from '#src/content/models/names.ts'
import { galleryPhotosOf } from '#src/content/pictures/galleries.ts'
import type { Made } from '#src/content/pictures/made-shape.ts'
import { photoSources, photoSrc, sizeOfPlace } from '#src/content/pictures/photo-files.ts'
import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import type { Place, Slot } from '#src/content/pictures/slots.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import type { Columns } from '#src/pages/model-gallery/order.ts'

/** Wide ones first, each over the whole width. */
const WIDE: readonly Slot[] = ['hero', 'front34', 'rear34', 'side']

/** Shapes of the rows below them, again and again. */
const ROWS: readonly (readonly Columns[])[] = [[7, 5], [5, 7], [12], [6, 6]]

type Photo = { id: string; place: Place; picture: Pick<Picture, 'src' | 'sources' | 'alt'> }

const asPhoto = (id: string, place: Place, { name, alt = '' }: Made): Photo => ({
  id,
  place,
  picture: { src: photoSrc(name, place), sources: photoSources(name, place), alt },
})

/** The photographs of a model for its gallery: first the whole car, then details, then the gallery's own. */
export function photoFramesOf(code: ModelCode): Frame[] {
  const { details, gallery } = galleryPhotosOf(code)
  const wide = WIDE.flatMap((slot): Photo[] => {
    const picture = pictureOf(code, slot)
    return picture ? [{ id: `photo-${slot}`, place: slot, picture }] : []
  })
  const others = [
    ...details.map((photo, index) => asPhoto(`photo-detail-${index + 1}`, 'details', photo)),
    ...gallery.map((photo, index) => asPhoto(`photo-${index + 1}`, 'gallery', photo)),
  ]
  return [
    ...wide.map((photo) => frameOf(code, photo, 12)),
    ...rowsOf(others).map(([one, columns]) => frameOf(code, one, columns)),
  ]
}

/** Both rows of the cabin, for the section of interiors. */
const INSIDE: readonly Slot[] = ['cabin-rear', 'cabin']

export const cabinFramesOf = (code: ModelCode): Frame[] =>
  INSIDE.flatMap((slot) => {
    const picture = pictureOf(code, slot)
    return picture ? [frameOf(code, { id: `photo-${slot}`, place: slot, picture }, 12)] : []
  })

/** A last row that is not full takes the whole width. */
function rowsOf(photos: readonly Photo[]): [Photo, Columns][] {
  const rows: [Photo, Columns][] = []
  for (let turn = 0; rows.length < photos.length; turn++) {
    const row = ROWS[turn % ROWS.length] ?? []
    const left = photos.slice(rows.length, rows.length + row.length)
    rows.push(
      ...left.map((photo, index): [Photo, Columns] => [photo, left.length < row.length ? 12 : (row[index] ?? 12)]),
    )
  }
  return rows
}

function frameOf(code: ModelCode, { id, place, picture: { src, sources, alt } }: Photo, columns: Columns): Frame {
  return {
    id,
    caption: alt,
    span: null,
    alt,
    ...sizeOfPlace(place),
    columns,
    file: { href: src, name: `${BRAND_SLUG}-${modelName(code).toLowerCase()}-${id}.jpg` },
    picture: { src, sources, ground: null },
  }
}
