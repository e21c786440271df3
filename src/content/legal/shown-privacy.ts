import { legalDocument, legalFacts, type LegalDocument } from '#src/content/legal/document.ts'
import { privacyShort } from '#src/content/legal/privacy-short.ts'
import { liveContent } from '#src/content/live-content.ts'

/** What the popup shows: the edition of the office, or that of the code. Apart from the consents, which it does not need. */
export const shownPrivacy = (): LegalDocument =>
  liveContent().legal?.['privacy-short'] ?? legalDocument(privacyShort(legalFacts))
