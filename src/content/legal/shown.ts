import { consentToAdvertising, consentToProcessing, type ConsentPurpose } from '#src/content/legal/consents.ts'
import { legalDocument, legalFacts, type LegalDocument } from '#src/content/legal/document.ts'
import { addressedTo, recipientOf } from '#src/content/legal/recipient.ts'
import { liveContent } from '#src/content/live-content.ts'

/** A form's consents: the edition of the office, or that of the code. */

export function shownConsent(purpose: ConsentPurpose, dealer?: string): LegalDocument {
  const own = liveContent().legal?.[`consent-${purpose}`]
  return own
    ? addressedTo(dealer, own)
    : legalDocument(consentToProcessing(purpose, { ...legalFacts, recipient: recipientOf(dealer) }))
}

export const shownAdvertising = (): LegalDocument =>
  liveContent().legal?.['consent-advertising'] ?? legalDocument(consentToAdvertising(legalFacts))
