import type { ConsentPurpose } from '#src/content/legal/consents.ts'
import type { LeadType } from '#src/domain/lead.ts'

/** The purpose of the data in a request of each kind. */
export const purposeOf: Readonly<Record<LeadType, ConsentPurpose>> = {
  'test-drive': 'test-drive',
  'trade-in': 'trade-in',
  lounge: 'lounge',
  'waiting-list': 'first-to-know',
  configurator: 'configurator',
}
