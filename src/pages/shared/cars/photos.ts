import type { Section } from '#src/content/copy.ts'
import { ownPicturesOf } from '#src/content/pictures/own-pictures.ts'
import { photoOf, pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** Sections about the interior: the cabin's photograph belongs to the first of them. */
const INSIDE: ReadonlySet<string> = new Set([
  'interior',
  'comfort',
  'technology',
  'materials',
  'seats',
  'screen',
  'climate',
])

/** The displayed width of such a photograph. */
const SIZES = '(max-width: 768px) 100vw, 66vw'

/** Details and gallery of a model, in the order of its list. */
function photosOf(code: ModelCode): Picture[] {
  const { details, gallery } = ownPicturesOf(code)
  return [
    ...details.map((photo) => photoOf(code, photo, 'details', SIZES)),
    ...gallery.map((photo) => photoOf(code, photo, 'gallery', SIZES)),
  ]
}

/**
 * Photographs for the sections of a page, without repetition, by section id. `turn` is the page's number among those of
 * the model, so that pages start with different ones. Sections without a photograph left have none.
 */
export function dealPhotos(code: ModelCode, sections: readonly Section[], turn: number): Map<string, Picture> {
  const all = photosOf(code)
  const start = all.length === 0 ? 0 : (turn * 2) % all.length
  const left = [...all.slice(start), ...all.slice(0, start)]
  const cabin = pictureOf(code, 'cabin', SIZES)
  const inside = cabin && sections.find(({ id }) => INSIDE.has(id))
  return new Map(
    sections.flatMap((section): [string, Picture][] => {
      const picture = cabin && section === inside ? cabin : left.shift()
      return picture ? [[section.id, picture]] : []
    }),
  )
}
