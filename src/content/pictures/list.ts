import type { CabinLight } from '#src/content/cars/cabin-lights.ts'
import type { InteriorCode, PaintCode } from '#src/content/cars/palette.ts'
import type { Slot } from '#src/content/pictures/slots.ts'
import type { DetailName } from '#src/domain/car-details.ts'

/** An editor's entry for a photograph. Entries are in the lists of content, files in the media folder. */
export type Photo = {
  /** Below the media folder: `gv80/hero.jpg`. JPEG, PNG, WebP or AVIF. */
  file: string
  /** Alt text. A sentence without the full stop. */
  alt: string
  /** The subject's position, percent from the left and from the top, which cropping keeps. The centre by default. */
  focus?: readonly [left: number, top: number]
  rights: {
    /** Owner of the picture. */
    owner: string
    /** The last day it may be shown, YYYY-MM-DD; null: no end. */
    until: string | null
  }
  /** Day of the photograph, YYYY-MM-DD. */
  taken: string
}

/**
 * All photographs of a model, or all its rendered pictures; every place may be empty.
 * `src/content/models/<code>/pictures.ts`
 * exports the two lists as `photographs` and `renders`.
 */
export type ModelPhotos = Partial<Record<Slot, Photo>> & {
  /** Close-ups. `shows` assigns one to pages about this part of the car. */
  details?: readonly (Photo & { shows?: DetailName })[]
  /** Additional pictures of the gallery, in order. */
  gallery?: readonly Photo[]
  /** The car from the side by paint code. Where one is missing, `side` is used. */
  paints?: Readonly<Partial<Record<PaintCode, Photo>>>
  /** The front three-quarter view by paint code: galleries, home. Where one is missing, that of `paints` is used. */
  showroom?: Readonly<Partial<Record<PaintCode, Photo>>>
  /** The driver's view by interior code, for the configurator. */
  interiors?: Readonly<Partial<Record<InteriorCode, Photo>>>
  /** The rear seats by interior code, for the configurator. */
  rears?: Readonly<Partial<Record<InteriorCode, Photo>>>
  /** The driver's view at night by ambient light; on phones upright. */
  lights?: Readonly<Partial<Record<CabinLight['id'], Photo>>>
  'lights-upright'?: Readonly<Partial<Record<CabinLight['id'], Photo>>>
}
