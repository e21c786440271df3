import { consentToAdvertising, consentToProcessing, type ConsentFacts } from '#src/content/legal/consents.ts'
import { legalDocument, legalFacts, type LegalDocument, type LegalText } from '#src/content/legal/document.ts'
import { purposeOfKey, type LegalKey } from '#src/content/legal/keys.ts'
import { personalDataPolicy, privacyPolicy } from '#src/content/legal/policies.ts'
import { privacyShort } from '#src/content/legal/privacy-short.ts'
import { DEALER, recipientOf } from '#src/content/legal/recipient.ts'

/** Every legal document of the code, for the server and the build: a browser gets only what its forms need. */

export function legalText(key: LegalKey, facts: ConsentFacts): LegalText {
  const purpose = purposeOfKey(key)
  if (purpose) return consentToProcessing(purpose, facts)
  if (key === 'privacy-policy') return privacyPolicy(facts)
  if (key === 'personal-data-policy') return personalDataPolicy(facts)
  return key === 'privacy-short' ? privacyShort(facts) : consentToAdvertising(facts)
}

/** As stored: the dealer's name is left open. */
export const shippedDocument = (key: LegalKey): LegalDocument =>
  legalDocument(legalText(key, { ...legalFacts, recipient: recipientOf(DEALER) }))
