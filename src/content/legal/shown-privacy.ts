import { legalDocument, legalFacts, type LegalDocument } from '#src/content/legal/document.ts'
import { privacyShort } from '#src/content/legal/privacy-short.ts'
import { liveContent } from '#src/content/live-content.ts'

/**
 * The popup's text: the edition of the office, or that of the code. Separate from the consents, which it does not need.
 */
export const shownPrivacy = (): LegalDocument =>
  liveContent().legal?.['privacy-short'] ?? legalDocument(privacyShort(legalFacts))
