import { company, editions } from '#src/brand/brand.ts'
import { countOf, formatDate } from '#src/domain/format.ts'
import { RETENTION_DAYS } from '#src/domain/lead.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { typografDeep } from '#src/domain/typography.ts'

/**
 * Legal documents as structured text: one source for the popup, the page, the form's consents and the PDF files.
 * Drafts for a lawyer's approval. Every form contains its consents; policies are separate files.
 */

export type LegalSection = {
  heading?: string | undefined
  paragraphs?: string[] | undefined
  /** Shown numbered inside the section. */
  items?: string[] | undefined
}
/**
 * `edition` is an ISO date, with a number where one day has several (`2026-12-01.2`); `editionText` is its
 * display form.
 */
export type LegalDocument = {
  title: string
  edition: string
  editionText: string
  sections: LegalSection[]
}

const { distributor } = company
/** The data controller, as the law requires it to be named. */
const operator = `${distributor.name} (ИНН ${distributor.inn}, ОГРН ${distributor.ogrn}, адрес: ${distributor.address})`
/** Retention: of a request, of a price subscription, and of the evidence of a consent. */
const LEAD_TERM = countOf(RETENTION_DAYS, ['день', 'дня', 'дней']).replace(NBSP, ' ')
const WAITING_TERM = 'до сообщения объявленной цены, но не дольше двух лет'
const CONSENT_PROOF_TERM = 'трёх лет'

/**
 * Facts used in the texts. In the office each is a placeholder (placeholders.ts), so that an editor
 * can neither mistype nor drop it.
 */
export const legalFacts = {
  operator,
  email: company.supportEmail,
  phone: company.supportPhone,
  address: distributor.address,
  leadTerm: LEAD_TERM,
  waitingTerm: WAITING_TERM,
  proofTerm: CONSENT_PROOF_TERM,
} as const
export type LegalFacts = Readonly<Record<keyof typeof legalFacts, string>>

/** A text without a date. */
export type LegalText = { title: string; sections: LegalSection[] }

/** A document of the given date, YYYY-MM-DD; by default that of the code. */
export const legalDocument = ({ title, sections }: LegalText, day: string = editions.legal): LegalDocument =>
  typografDeep({ title, edition: day, editionText: `Редакция от ${formatDate(day)}`, sections })
