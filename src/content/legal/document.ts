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
  heading?: string | undefined
  paragraphs?: string[] | undefined
  /** Shown numbered inside the section. */
  items?: string[] | undefined
}
/**
 * `edition` is an ISO date, with a number where one day has several (`2026-12-01.2`); `editionText` is its line for
 * reading.
 */
export type LegalDocument = {
  title: string
  edition: string
  editionText: string
  sections: LegalSection[]
}

const { distributor } = company
/** Who is responsible for the data, as the law wants it named. */
const operator = `${distributor.name} (ИНН ${distributor.inn}, ОГРН ${distributor.ogrn}, адрес: ${distributor.address})`
/** How long data are kept: of a request, of a promise to tell a price, and the evidence of a consent. */
const LEAD_TERM = countOf(KEPT_DAYS, ['день', 'дня', 'дней']).replace(NBSP, ' ')
const WAITING_TERM = 'до сообщения объявленной цены, но не дольше двух лет'
const CONSENT_PROOF_TERM = 'трёх лет'

/**
 * What the texts take from elsewhere. In the office a placeholder stands for each (placeholders.ts), so that an editor
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

/** A text before it is dated. */
export type LegalText = { title: string; sections: LegalSection[] }

/** A document of the given day, YYYY-MM-DD; by itself that of the code. */
export const legalDocument = ({ title, sections }: LegalText, day: string = editions.legal): LegalDocument =>
  typografDeep({ title, edition: day, editionText: `Редакция от ${formatDate(day)}`, sections })
