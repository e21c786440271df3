import type { ConceptName, ConceptSlot } from '#src/content/concepts.ts'
import type { Slot } from '#src/content/pictures/slots.ts'
import type { DetailName } from '#src/domain/car-details.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** A photograph whose files are there: `/assets/<name>-<width>.avif` and `.jpg`. */
export type Made = {
  /** With the hash of the original and of its cut. */
  name: string
  /** Percent of the cut picture, where it is not the middle. */
  focus?: readonly [left: number, top: number]
  alt?: string
  /** It was computed and not taken. */
  isRender?: true
}
export type MadeModel = {
  slots?: Partial<Record<Slot, Made>>
  /** Details by what they show. */
  parts?: Partial<Record<DetailName, Made>>
  /** By the code of the paint. */
  paints?: Record<string, Made>
  /** From before three quarters, by the code of the paint. */
  showroom?: Record<string, Made>
  /** The driver's view by the code of the interior. */
  interiors?: Record<string, Made>
  /** The same by night, by the light of the cabin; on phones upright. */
  lights?: Record<string, Made>
  'lights-upright'?: Record<string, Made>
}
/** What few pages show of a model. */
export type OwnPictures = {
  details: Made[]
  gallery: Made[]
  /** Of OWN_SLOTS; in Node these, the parts and the views by colour stand among the others. */
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
  /** Covers of news and pictures in them (newsPhotos). Not in the browser: an answer of the API brings the address. */
  news?: Record<string, Made>
  /** Photographs of dealers by their id. Not in the browser. */
  dealers?: Record<string, Made>
}
