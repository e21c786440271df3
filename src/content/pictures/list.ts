import type { CabinLight } from '#src/content/cars/cabin-lights.ts'
import type { InteriorCode, PaintCode } from '#src/content/cars/palette.ts'
import type { Slot } from '#src/content/pictures/slots.ts'
import type { DetailName } from '#src/domain/car-details.ts'

/** What an editor says of a photograph. It stands in the lists of content; the file lies in the media folder. */
export type Photo = {
  /** Below the media folder: `gv80/hero.jpg`. JPEG, PNG, WebP or AVIF. */
  file: string
  /** What is seen, for those who do not see it. A sentence without the full stop. */
  alt: string
  /** Where the subject is, percent from the left and from the top: what stays when edges are cut. The middle if not said. */
  focus?: readonly [left: number, top: number]
  rights: {
    /** Whose picture it is. */
    owner: string
    /** The last day it may be shown, YYYY-MM-DD; null has no end. */
    until: string | null
  }
  /** Day of the photograph, YYYY-MM-DD. */
  taken: string
}

/**
 * All photographs of a model, or all its rendered pictures; every place may be empty. `src/content/models/<code>/pictures.ts`
 * exports the two lists as `photographs` and `renders`.
 */
export type ModelPhotos = Partial<Record<Slot, Photo>> & {
  /** Close views. `shows` gives a detail to the pages that want just this part of the car. */
  details?: readonly (Photo & { shows?: DetailName })[]
  /** What the gallery shows besides the other photographs, in its order. */
  gallery?: readonly Photo[]
  /** The car from the side by the code of its paint. Where one is missing, `side` stands in for it. */
  paints?: Readonly<Partial<Record<PaintCode, Photo>>>
  /** The whole car before three quarters by the code of its paint: galleries, home. Where one is missing, that of `paints` stands. */
  showroom?: Readonly<Partial<Record<PaintCode, Photo>>>
  /** From the driver's seat by the code of the interior: the configurator shows what is being chosen. */
  interiors?: Readonly<Partial<Record<InteriorCode, Photo>>>
  /** From the driver's seat by night, by the light the cabin is in; on phones upright. */
  lights?: Readonly<Partial<Record<CabinLight['id'], Photo>>>
  'lights-upright'?: Readonly<Partial<Record<CabinLight['id'], Photo>>>
}
