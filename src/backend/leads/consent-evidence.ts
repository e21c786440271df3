import type { Insertable } from 'kysely'
import { wrongFields } from '#src/backend/call-error.ts'
import type { Checked } from '#src/backend/leads/check.ts'
import { shownText } from '#src/backend/leads/consent-texts.ts'
import { hashOfText } from '#src/backend/leads/consent.ts'
import type { ConsentTable } from '#src/backend/tables.ts'
import { purposeOf } from '#src/content/legal/consent-purpose.ts'
import { EDITION_FIELD, NAMED_FIELD, type LeadType } from '#src/domain/lead.ts'

type Given = { leadId: string; at: string; page: string; addressHash: string }

/** The edition shown by forms that do not name one: older forms, and scripts. */
const DEFAULT_EDITION = '2021-12-20'

const OUTDATED =
  'Текст согласия с тех пор обновился. Обновите страницу, прочитайте его и отметьте согласие ещё раз: заявка пока не отправлена'

/**
 * Evidence of the consents of one request (russian-rules.md 1): the hash of the text that the page has shown, in the
 * edition it names, with the dealer's name where the page showed it. Throws CallError 422 for an unknown edition.
 */
export function consentsOf({ lead, dealer }: Checked, given: Given): Insertable<ConsentTable>[] {
  const row = (kind: ConsentTable['kind']): Insertable<ConsentTable> => ({
    lead_id: given.leadId,
    kind,
    given_at: given.at,
    withdrawn_at: null,
    ...evidenceOf(kind, lead.lead_type, lead, dealer?.name ?? null),
    page: given.page,
    address_hash: given.addressHash,
    phone_hash: null,
  })
  return [row('processing'), ...(lead.agree_marketing ? [row('advertising')] : [])]
}

type Shown = { [EDITION_FIELD]?: string | undefined; [NAMED_FIELD]?: string | undefined }

/** Edition and hash of the text that a form has shown. `dealer`: the name of the chosen one. Throws CallError 422. */
export function evidenceOf(
  kind: ConsentTable['kind'],
  type: LeadType,
  { [EDITION_FIELD]: sentEdition, [NAMED_FIELD]: named }: Shown,
  dealer: string | null,
): Pick<ConsentTable, 'edition' | 'text_hash'> {
  const edition = sentEdition ?? DEFAULT_EDITION
  const name = sentEdition === undefined || named !== undefined ? dealer : null
  const text = shownText({ kind, edition, purpose: purposeOf[type], dealer: name })
  if (text === null) throw wrongFields({ agree: OUTDATED })
  return { edition, text_hash: hashOfText(text) }
}
