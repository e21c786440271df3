import type { Insertable } from 'kysely'
import { editions } from '#src/brand/brand.ts'
import { wrongFields } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import type { Checked } from '#src/backend/leads/check.ts'
import { shownText } from '#src/backend/leads/consent-texts.ts'
import { hashOfText } from '#src/backend/leads/consent.ts'
import type { ConsentTable } from '#src/backend/tables.ts'
import { purposeOf } from '#src/content/legal/consent-purpose.ts'
import { ADVERTISING_EDITION_FIELD, EDITION_FIELD, NAMED_FIELD, type LeadType } from '#src/domain/lead.ts'

type Given = { leadId: string; at: string; page: string; addressHash: string }

const OUTDATED =
  'Текст согласия с тех пор обновился. Обновите страницу, прочитайте его и отметьте согласие ещё раз: заявка пока не отправлена'

/**
 * Evidence of the consents of one request (russian-rules.md 1): the hash of the text that the page has shown, in the
 * edition it names, with the dealer's name where the page showed it. Throws CallError 422 for an unknown edition.
 */
export async function consentsOf(
  db: Database,
  { lead, dealer }: Checked,
  given: Given,
): Promise<Insertable<ConsentTable>[]> {
  const row = async (kind: ConsentTable['kind']): Promise<Insertable<ConsentTable>> => ({
    lead_id: given.leadId,
    kind,
    given_at: given.at,
    withdrawn_at: null,
    ...(await evidenceOf(db, { kind, type: lead.lead_type, shown: lead, dealer: dealer?.name })),
    page: given.page,
    address_hash: given.addressHash,
    phone_hash: null,
  })
  return Promise.all([row('processing'), ...(lead.agree_marketing ? [row('advertising')] : [])])
}

type Shown = {
  [Field in typeof EDITION_FIELD | typeof ADVERTISING_EDITION_FIELD | typeof NAMED_FIELD]?: string | undefined
}
type Asked = { kind: ConsentTable['kind']; type: LeadType; shown: Shown; dealer: string | undefined }

/** Edition and hash of the text that a form has shown. `dealer`: the name of the chosen one. Throws CallError 422. */
export async function evidenceOf(
  db: Database,
  { kind, type, shown, dealer }: Asked,
): Promise<Pick<ConsentTable, 'edition' | 'text_hash'>> {
  const { [EDITION_FIELD]: sentEdition, [ADVERTISING_EDITION_FIELD]: ofAdvertising, [NAMED_FIELD]: named } = shown
  const edition = (kind === 'advertising' ? ofAdvertising : undefined) ?? sentEdition ?? editions.unnamed
  const name = sentEdition === undefined || named !== undefined ? dealer : undefined
  const text = await shownText(db, { kind, edition, purpose: purposeOf[type], dealer: name })
  if (text === null) throw wrongFields({ agree: OUTDATED })
  return { edition, text_hash: hashOfText(text) }
}
