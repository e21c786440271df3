import type { LegalDocument } from '#src/content/legal/document.ts'
import type { LegalKey } from '#src/content/legal/keys.ts'
import type { Made, MadeModel } from '#src/content/pictures/made-shape.ts'
import type { Slot } from '#src/content/pictures/slots.ts'
import type { DetailName } from '#src/domain/car-details.ts'
import type { FooterBody } from '#src/domain/content/site-links.ts'
import type { Holidays } from '#src/domain/holidays.ts'
import type { ModelCode } from '#src/domain/model.ts'

/**
 * What the office changes of the content that is otherwise part of the code: only what differs from it. On the server
 * it changes while the process runs, so whoever shows it reads it each time; a page brings what held when it was made.
 */
export type LiveContent = {
  prices?: Partial<Record<ModelCode, ModelPrices>>
  photos?: Partial<Record<ModelCode, Photos>>
  colourPhotos?: Partial<Record<ModelCode, ColourPhotos>>
  galleries?: Partial<Record<ModelCode, OwnGallery>>
  footer?: Partial<FooterBody>
  /** Lists of days off by year; null: the shipped one of that year is hidden. */
  holidays?: Holidays
  /** Editions of texts that any page may show; in consents the dealer's name is left open. */
  legal?: Partial<Record<ShownLegalKey, LegalDocument>>
}
/** Consents of forms and the popup's text: the documents in full are data of their page. */
export type ShownLegalKey = Exclude<LegalKey, 'privacy-policy' | 'personal-data-policy'>

/**
 * Of a model: the lowest of its trims as text, empty while none is announced; the day the list holds from, YYYY-MM-DD;
 * every trim with its price.
 */
export type ModelPrices = {
  lowest: string
  since: string
  trims: readonly (readonly [id: number, price: number | null])[]
}

/** By the place they stand in. */
export type Photos = Partial<Record<Slot, Made>>

/** Of a model from the driver's seat by the code of the interior, and from the side by that of the paint. */
export type ColourPhotos = Pick<MadeModel, 'interiors' | 'paints'>

/** Close views of a model in the order of its gallery, and those of them that show one part of the car. */
export type OwnGallery = { details: Made[]; parts: Partial<Record<DetailName, Made>> }

/** Of the element a page brings it in. */
export const LIVE_CONTENT_ID = 'live-content'

type Reader = () => LiveContent
/** Of the whole process: the server and its renderer have a copy of this module each. */
const holder = globalThis as typeof globalThis & { readLiveContent?: Reader }

/** Set by the server; in a browser the page says it. */
export function provideLiveContent(read: Reader): void {
  holder.readLiveContent = read
}

export const liveContent = (): LiveContent => (holder.readLiveContent ??= inPage())()

function inPage(): Reader {
  const text = typeof document === 'undefined' ? null : document.getElementById(LIVE_CONTENT_ID)?.textContent
  // Cast: the server has written it in this shape.
  const brought = text ? (JSON.parse(text) as LiveContent) : {}
  return () => brought
}
