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

export const purposeOf: Record<LeadType, ConsentPurpose> = {
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
    text_hash: hashOfText(textOf(document)),
    page: given.page,
    address_hash: given.addressHash,
    phone_hash: null,
  })
  return [
    row('processing', consentToProcessing(purposeOf[lead.lead_type], dealer?.name)),
    ...(lead.agree_marketing ? [row('advertising', consentToAdvertising)] : []),
  ]
}

/** All that is read, in order. Every edition of it is kept in docs/consents, so that a hash can be found again. */
export function textOf({ title, editionText, sections }: LegalDocument): string {
  const lines = sections.flatMap(({ heading = '', paragraphs = [], items = [] }) => [heading, ...paragraphs, ...items])
  return [title, editionText, ...lines].join('\n')
}

export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex')
