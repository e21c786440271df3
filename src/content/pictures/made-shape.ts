import type { ConceptName, ConceptSlot } from '#src/content/concepts.ts'
import type { Slot } from '#src/content/pictures/slots.ts'
import type { DetailName } from '#src/domain/car-details.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** A photograph whose files exist: `/assets/<name>-<width>.avif` and `.jpg`. */
export type Made = {
  /** With the hash of the original and its crop. */
  name: string
  /** Percent of the cropped picture, where it is not the centre. */
  focus?: readonly [left: number, top: number]
  alt?: string
  /** Rendered, not photographed. */
  isRender?: true
}
export type MadeModel = {
  slots?: Partial<Record<Slot, Made>>
  /** Details by what they show. */
  parts?: Partial<Record<DetailName, Made>>
  /** By the code of the paint. */
  paints?: Record<string, Made>
  /** The front three-quarter view, by paint code. */
  showroom?: Record<string, Made>
  /** The driver's view by interior code. */
  interiors?: Record<string, Made>
  /** The same at night, by ambient light; on phones upright. */
  lights?: Record<string, Made>
  'lights-upright'?: Record<string, Made>
}
/** Pictures used by few pages of a model. */
export type OwnPictures = {
  details: Made[]
  gallery: Made[]
  /** Of OWN_SLOTS; in Node these, the details and the views by colour are among the others. */
  slots?: MadeModel['slots']
  parts?: MadeModel['parts']
  interiors?: MadeModel['interiors']
  showroom?: MadeModel['showroom']
  lights?: MadeModel['lights']
  'lights-upright'?: MadeModel['lights']
}

export type MadePictures = {
  models?: Partial<Record<ModelCode, MadeModel>>
  /** In the browser with the pages of the concept cars only. */
  concepts?: Partial<Record<ConceptName, Partial<Record<ConceptSlot, Made>>>>
  /** Not in the browser. */
  galleries?: Partial<Record<ModelCode, OwnPictures>>
  /** Covers of news and pictures in them (newsPhotos). Not in the browser: API responses contain the address. */
  news?: Record<string, Made>
  /** Photographs of dealers by their id. Not in the browser. */
  dealers?: Record<string, Made>
}
