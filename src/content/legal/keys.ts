import { legalPdf } from '#src/content/footer.ts'
import { CONSENT_PURPOSES, type ConsentPurpose } from '#src/content/legal/consents.ts'
import { typograf } from '#src/domain/typography.ts'

/** Every legal document by its key, the same in the office, in the database and in addresses. */

export const consentKey = <P extends ConsentPurpose>(purpose: P) => `consent-${purpose}` as const
export const LEGAL_KEYS = [
  'privacy-policy',
  'personal-data-policy',
  'privacy-short',
  // One consent names one purpose, so every form has its own.
  ...CONSENT_PURPOSES.map(consentKey),
  'consent-advertising',
] as const
export type LegalKey = (typeof LEGAL_KEYS)[number]

export const toLegalKey = (text: string): LegalKey | undefined => LEGAL_KEYS.find((key) => key === text)
/** For consents to processing; undefined for all other documents. */
export const purposeOfKey = (key: LegalKey): ConsentPurpose | undefined =>
  CONSENT_PURPOSES.find((purpose) => consentKey(purpose) === key)

/** Address of its PDF; the popup's short text has none. */
export function legalPath(key: LegalKey): string | null {
  if (key === 'privacy-policy') return legalPdf.privacy
  if (key === 'personal-data-policy') return legalPdf.personalData
  return key === 'privacy-short' ? null : `/legal/${key}.pdf`
}
/** Address of one of its editions, in force or not. */
export const editionPath = (key: LegalKey, edition: string): string | null =>
  legalPath(key)?.replace(/\.pdf$/, `-${edition}.pdf`) ?? null

/** Documents with a PDF, in the order of the personal data page. */
export const PRINTED_LEGAL_KEYS = LEGAL_KEYS.filter((key) => legalPath(key) !== null)

const AIMS: Readonly<Record<ConsentPurpose, string>> = {
  'test-drive': 'запись на тест-драйв',
  'trade-in': 'оценка автомобиля по программе трейд-ин',
  configurator: 'передача конфигурации дилеру',
  lounge: 'бронирование визита в лаунж',
  'first-to-know': 'сообщение объявленной цены',
  question: 'ответ на обращение',
}

/** What distinguishes documents with the same title: a consent by its purpose, the popup's text as such. */
export function fullTitle(key: LegalKey, title: string): string {
  if (key === 'privacy-short') return `${title}: коротко`
  const purpose = purposeOfKey(key)
  return purpose ? typograf(`${title}: ${AIMS[purpose]}`) : title
}
