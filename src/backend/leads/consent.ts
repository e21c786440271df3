import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Checked } from '#src/backend/leads/check.ts'
import type { ConsentTable } from '#src/backend/tables.ts'
import {
  consentToAdvertising,
  consentToProcessing,
  type ConsentPurpose,
  type LegalDocument,
} from '#src/content/legal.ts'
import type { LeadType } from '#src/domain/lead.ts'

const purposeOf: Record<LeadType, ConsentPurpose> = {
  'test-drive': 'test-drive',
  'trade-in': 'trade-in',
  lounge: 'lounge',
  'waiting-list': 'first-to-know',
  configurator: 'configurator',
}

type Given = { leadId: string; at: string; page: string; addressHash: string }

/**
 * Evidence of the consents of one request (russian-rules.md 1): which text, in which edition, by its hash. The text is
 * the one the form shows, which names the dealer once he is chosen.
 */
export function consentsOf({ lead, dealer }: Checked, given: Given): Insertable<ConsentTable>[] {
  const row = (kind: ConsentTable['kind'], document: LegalDocument): Insertable<ConsentTable> => ({
    lead_id: given.leadId,
    kind,
    given_at: given.at,
    withdrawn_at: null,
    edition: document.edition,
    text_hash: hashOf(document),
    page: given.page,
    address_hash: given.addressHash,
  })
  return [
    row('processing', consentToProcessing(purposeOf[lead.lead_type], dealer?.name)),
    ...(lead.agree_marketing ? [row('advertising', consentToAdvertising)] : []),
  ]
}

/** Of all that is read, in order: the same hash is found for a text of the repository's history. */
export function hashOf({ title, editionText, sections }: LegalDocument): string {
  const lines = sections.flatMap(({ heading = '', paragraphs = [], items = [] }) => [heading, ...paragraphs, ...items])
  return createHash('sha256')
    .update([title, editionText, ...lines].join('\n'))
    .digest('hex')
}
