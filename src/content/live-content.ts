import type { LegalDocument } from '#src/content/legal/document.ts'
import type { LegalKey } from '#src/content/legal/keys.ts'
import type { GeneratedPicture, GeneratedModel } from '#src/content/pictures/generated-shape.ts'
import type { Slot } from '#src/content/pictures/slots.ts'
import type { TransportTax } from '#src/content/seed/owning-costs.ts'
import type { DetailName } from '#src/domain/car-details.ts'
import type { FooterBody } from '#src/domain/content/site-links.ts'
import type { Holidays } from '#src/domain/holidays.ts'
import type { ModelCode } from '#src/domain/model.ts'

/**
 * The office's changes to content that is otherwise part of the code: only the differences. On the server
 * they change at run time, so read them at each use; a page contains those in effect when it was rendered.
 */
export type LiveContent = {
  prices?: Partial<Record<ModelCode, ModelPrices>>
  photos?: Partial<Record<ModelCode, Photos>>
  colourPhotos?: Partial<Record<ModelCode, ColourPhotos>>
  galleries?: Partial<Record<ModelCode, OwnGallery>>
  footer?: Partial<FooterBody>
  /** Lists of days off by year; null: the shipped one of that year is hidden. */
  holidays?: Holidays
  /** All regions of the transport tax, where a city of the office changes or adds one. */
  taxes?: TransportTax[]
  /** Editions of texts that any page may show; in consents the dealer's name is left open. */
  legal?: Partial<Record<ShownLegalKey, LegalDocument>>
}
/** Consents of forms and the popup's text: complete documents are data of their page. */
export type ShownLegalKey = Exclude<LegalKey, 'privacy-policy' | 'personal-data-policy'>

/**
 * By model: the lowest trim price as text, empty while none is announced; the effective date of the list, YYYY-MM-DD;
 * every trim with its price.
 */
export type ModelPrices = {
  lowest: string
  since: string
  trims: readonly (readonly [id: number, price: number | null])[]
}

/** By place. */
export type Photos = Partial<Record<Slot, GeneratedPicture>>

/** By model: the driver's view by interior code, and the side view by paint code. */
export type ColourPhotos = Pick<GeneratedModel, 'interiors' | 'paints'>

/** Close-ups of a model in the order of its gallery, and those that show one part of the car. */
export type OwnGallery = { details: GeneratedPicture[]; parts: Partial<Record<DetailName, GeneratedPicture>> }

/** Id of the element with this data in a page. */
export const LIVE_CONTENT_ID = 'live-content'

type Reader = () => LiveContent
/** Global to the process: the server and its renderer have a copy of this module each. */
const holder = globalThis as typeof globalThis & { readLiveContent?: Reader }

/** Set by the server; in a browser read from the page. */
export function provideLiveContent(read: Reader): void {
  holder.readLiveContent = read
}

export const liveContent = (): LiveContent => (holder.readLiveContent ??= inPage())()

function inPage(): Reader {
  const text = typeof document === 'undefined' ? null : document.getElementById(LIVE_CONTENT_ID)?.textContent
  // Cast: written by the server in this shape.
  const brought = text ? (JSON.parse(text) as LiveContent) : {}
  return () => brought
}
