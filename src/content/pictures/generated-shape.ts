import type { ConceptName, ConceptSlot } from '#src/content/concepts.ts'
import type { Slot } from '#src/content/pictures/slots.ts'
import type { DetailName } from '#src/domain/car-details.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** A photograph whose files exist: `/assets/<name>-<width>.avif` and `.jpg`. */
export type GeneratedPicture = {
  /** With the hash of the original and its crop. */
  name: string
  /** Percent of the cropped picture, where it is not the centre. */
  focus?: readonly [left: number, top: number]
  alt?: string
  /** Rendered, not photographed. */
  isRender?: true
}
export type GeneratedModel = {
  slots?: Partial<Record<Slot, GeneratedPicture>>
  /** Details by what they show. */
  parts?: Partial<Record<DetailName, GeneratedPicture>>
  /** By the code of the paint. */
  paints?: Record<string, GeneratedPicture>
  /** The front three-quarter view, by paint code. */
  showroom?: Record<string, GeneratedPicture>
  /** The driver's view by interior code. */
  interiors?: Record<string, GeneratedPicture>
  /** The rear seats by interior code. */
  rears?: Record<string, GeneratedPicture>
  /** The same at night, by ambient light; on phones upright. */
  lights?: Record<string, GeneratedPicture>
  'lights-upright'?: Record<string, GeneratedPicture>
}
/** Pictures used by few pages of a model. */
export type OwnPictures = {
  details: GeneratedPicture[]
  gallery: GeneratedPicture[]
  /** Of OWN_SLOTS; in Node these, the details and the views by colour are among the others. */
  slots?: GeneratedModel['slots']
  parts?: GeneratedModel['parts']
  interiors?: GeneratedModel['interiors']
  rears?: GeneratedModel['rears']
  showroom?: GeneratedModel['showroom']
  lights?: GeneratedModel['lights']
  'lights-upright'?: GeneratedModel['lights']
}

export type GeneratedPictures = {
  models?: Partial<Record<ModelCode, GeneratedModel>>
  /** In the browser with the pages of the concept cars only. */
  concepts?: Partial<Record<ConceptName, Partial<Record<ConceptSlot, GeneratedPicture>>>>
  /** Not in the browser. */
  galleries?: Partial<Record<ModelCode, OwnPictures>>
  /** Covers of news and pictures in them (newsPhotos). Not in the browser: API responses contain the address. */
  news?: Record<string, GeneratedPicture>
  /** Photographs of dealers by their id. Not in the browser. */
  dealers?: Record<string, GeneratedPicture>
}
