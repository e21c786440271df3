import { company, editions } from '#src/brand/brand.ts'
import { countOf, formatDate } from '#src/domain/format.ts'
import { KEPT_DAYS } from '#src/domain/lead.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { typografDeep } from '#src/domain/typography.ts'

/**
 * Legal documents as structured text: one source for the popup, the page, the form's consents and the PDF files.
 * Drafts for a lawyer's signature. Consents ride with every form, the policies do not: files of their own.
 */

export type LegalSection = {
  heading?: string
  paragraphs?: string[]
  /** Shown numbered inside the section. */
  items?: string[]
}
/** `edition` is an ISO date; `editionText` is its line for reading. */
export type LegalDocument = {
  id: LegalDocumentId
  title: string
  edition: string
  editionText: string
  sections: LegalSection[]
}
export type LegalDocumentId =
  'consent-processing' | 'consent-advertising' | 'privacy-short' | 'privacy-policy' | 'personal-data-policy'

const { distributor } = company
/** Who is responsible for the data, as the law wants it named. */
export const operator = `${distributor.name} (ИНН ${distributor.inn}, ОГРН ${distributor.ogrn}, адрес: ${distributor.address})`
/** How long data are kept: of a request, of a promise to tell a price, and the evidence of a consent. */
export const LEAD_TERM = countOf(KEPT_DAYS, ['день', 'дня', 'дней']).replace(NBSP, ' ')
export const WAITING_TERM = 'до сообщения объявленной цены, но не дольше двух лет'
export const CONSENT_PROOF_TERM = 'трёх лет'

/** A document in the edition that is in force. */
export const legalDocument = (id: LegalDocumentId, title: string, sections: LegalSection[]): LegalDocument =>
  typografDeep({
    id,
    title,
    edition: editions.legal,
    editionText: `Редакция от ${formatDate(editions.legal)}`,
    sections,
  })
