import type { Selectable } from 'kysely'
import { conflict, wrongFields } from '#src/backend/call-error.ts'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import type { Database } from '#src/backend/database.ts'
import { timeZoneOf } from '#src/backend/dealers.ts'
import { dueAt, isAwaited, isOver, promisedCall } from '#src/backend/leads/call-promise.ts'
import { evidenceOf } from '#src/backend/leads/consent-evidence.ts'
import { otherDealers } from '#src/backend/leads/other-dealer.ts'
import { change, type ChangeContext } from '#src/backend/leads/record-change.ts'
import { freeSlot } from '#src/backend/leads/slot.ts'
import { enqueueFormer } from '#src/backend/mail/plan.ts'
import type { ConsentTable, LeadTable } from '#src/backend/tables.ts'
import type { Dealer } from '#src/domain/dealer.ts'

type LeadRow = Selectable<LeadTable>
type Fields = Readonly<Record<string, string>>

const NOT_NOW = 'Передать заявку сейчас нельзя: дилер уже позвонил, или его время ещё не вышло'
const NOT_AGREED = 'Отметьте согласие: без него передать заявку нельзя'
const NOT_THERE = 'Этот дилер заявку не возьмёт. Обновите страницу'

/**
 * The visitor gives the request to another dealer, because nobody has called within the promised time. The former
 * dealer no longer sees it and is notified, the reserved hour is released, the consent names the new dealer. Throws
 * CallError.
 */
export async function transferLead(
  db: Database,
  row: LeadRow,
  fields: Fields,
  context: ChangeContext & { addressHash: string },
): Promise<LeadRow> {
  const { now, addressHash } = context
  // Sent twice: the second one finds that the dealer is already the requested one.
  if (String(row.dealer_id) === fields['dealer_id']) return row
  if (row.dealer_id === null || !(await isOver(db, row, now)) || !(await isAwaited(db, row))) throw conflict(NOT_NOW)
  const dealer = (await otherDealers(db, row)).find(({ id }) => String(id) === fields['dealer_id'])
  if (!dealer) throw conflict(NOT_THERE)
  if (fields['agree'] !== 'on') throw wrongFields({ agree: NOT_AGREED })
  await renewConsent(db, { ...row, dealer_id: row.dealer_id }, { dealer, fields, addressHash, now })
  await freeSlot(db, row.id)
  const passed = await change(db, row, await valuesFor(db, row, dealer, now), 'passed', context)
  await resetDesk(db, passed, dealer, now)
  if (row.held !== 'suspected') await enqueueFormer(db, passed, row.dealer_id, context)
  return passed
}

const valuesFor = async (db: Database, { held }: LeadRow, dealer: Dealer, now: Date): Promise<Partial<LeadTable>> => ({
  dealer_id: dealer.id,
  city_id: dealer.city_id,
  // The hour was the former dealer's: the new one proposes another.
  slot_date: null,
  slot_time: null,
  held: held === 'suspected' ? held : null,
  call_by: await promisedCall(db, dealer, now),
})

type Renewed = { dealer: Dealer; fields: Fields; addressHash: string; now: Date }

async function renewConsent(
  db: Database,
  row: LeadRow & { dealer_id: number },
  { dealer, fields, addressHash, now }: Renewed,
): Promise<void> {
  const at = now.toISOString()
  const { given_at, edition, text_hash, page, address_hash } = await db
    .selectFrom('consent')
    .selectAll()
    .where('lead_id', '=', row.id)
    .where('kind', '=', 'processing')
    .executeTakeFirstOrThrow()
  const former = { given_at, edition, text_hash, page, address_hash }
  await db
    .insertInto('lead_pass')
    .values({ lead_id: row.id, at, from_dealer_id: row.dealer_id, to_dealer_id: dealer.id, ...former })
    .execute()
  const renewed: Omit<ConsentTable, 'lead_id' | 'kind' | 'withdrawn_at' | 'phone_hash'> = {
    ...(await evidenceOf(db, { kind: 'processing', type: row.type, shown: fields, dealer: dealer.name })),
    given_at: at,
    // The request page, whose address is a secret.
    page: '',
    address_hash: addressHash,
  }
  await db.updateTable('consent').set(renewed).where('lead_id', '=', row.id).where('kind', '=', 'processing').execute()
}

/** For the new dealer it is a new request. */
async function resetDesk(db: Database, { id, call_by }: LeadRow, dealer: Dealer, now: Date): Promise<void> {
  const due = call_by ?? dueAt(dealer, await timeZoneOf(db, dealer), now, await holidaysIn(db))?.toISOString() ?? null
  await db
    .updateTable('office_request')
    .set((eb) => ({
      state: 'new',
      owner_id: null,
      due_at: due,
      remind_at: null,
      confirmed_at: null,
      version: eb('version', '+', 1),
      updated_at: now.toISOString(),
    }))
    .where('lead_id', '=', id)
    .execute()
}
