import type { Insertable } from 'kysely'
import { wrongFields } from '#src/backend/call-error.ts'
import type { Checked } from '#src/backend/leads/check.ts'
import { shownText } from '#src/backend/leads/consent-texts.ts'
import { hashOfText, purposeOf } from '#src/backend/leads/consent.ts'
import type { ConsentTable } from '#src/backend/tables.ts'
import { EDITION_FIELD, NAMED_FIELD } from '#src/domain/lead.ts'

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
  const { [EDITION_FIELD]: sentEdition, [NAMED_FIELD]: named } = lead
  const edition = sentEdition ?? DEFAULT_EDITION
  const name = (sentEdition === undefined || named !== undefined) && dealer ? dealer.name : null
  const row = (kind: ConsentTable['kind']): Insertable<ConsentTable> => {
    const text = shownText({ kind, edition, purpose: purposeOf[lead.lead_type], dealer: name })
    if (text === null) throw wrongFields({ agree: OUTDATED })
    return {
      lead_id: given.leadId,
      kind,
      given_at: given.at,
      withdrawn_at: null,
      edition,
      text_hash: hashOfText(text),
      page: given.page,
      address_hash: given.addressHash,
      phone_hash: null,
    }
  }
  return [row('processing'), ...(lead.agree_marketing ? [row('advertising')] : [])]
}
