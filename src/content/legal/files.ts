import { legalPdf } from '#src/content/footer.ts'
import { consentToAdvertising, consentToProcessing, type ConsentPurpose } from '#src/content/legal/consents.ts'
import type { LegalDocument } from '#src/content/legal/document.ts'
import { personalDataPolicy, privacyPolicy } from '#src/content/legal/policies.ts'
import { typograf } from '#src/domain/typography.ts'

/** Every legal document with its PDF: the page shows them, the build writes them (scripts/legal-pdfs.ts). */
export type LegalFile = { id: string; title: string; path: string; document: LegalDocument }

const aims: readonly [purpose: ConsentPurpose, title: string][] = [
  ['test-drive', 'запись на тест-драйв'],
  ['trade-in', 'оценка автомобиля по программе трейд-ин'],
  ['configurator', 'передача конфигурации дилеру'],
  ['lounge', 'бронирование визита в лаунж'],
  ['first-to-know', 'сообщение объявленной цены'],
  ['question', 'ответ на обращение'],
]

/** One consent names one aim, so there is one for every form. */
const consents: readonly LegalFile[] = aims.map(([purpose, aim]) => {
  const document = consentToProcessing(purpose)
  return {
    id: `consent-${purpose}`,
    title: typograf(`${document.title}: ${aim}`),
    path: `/legal/consent-${purpose}.pdf`,
    document,
  }
})

const fileOf = (document: LegalDocument, path: string): LegalFile => ({
  id: document.id,
  title: document.title,
  path,
  document,
})

export const legalFiles: readonly LegalFile[] = [
  fileOf(privacyPolicy, legalPdf.privacy),
  fileOf(personalDataPolicy, legalPdf.personalData),
  ...consents,
  fileOf(consentToAdvertising, '/legal/consent-advertising.pdf'),
]
