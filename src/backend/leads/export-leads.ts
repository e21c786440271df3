import type { Selectable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { selectLeads, type LeadFilter } from '#src/backend/leads/select.ts'
import type { ConsentTable } from '#src/backend/tables.ts'

/** Requests whose data are not erased, with their consents, as flat records, oldest first. */
export async function exportLeads(db: Database, filter: LeadFilter): Promise<Record<string, string>[]> {
  const leads = (await selectLeads(db, filter)).filter(({ about }) => about !== null).reverse()
  const records: Record<string, string>[] = []
  for (const { id, about, cameFrom, dealer, city, ...lead } of leads) {
    const { number, type, status, created_at, model, slot_date, slot_time, place, page } = lead
    const own = { number, created_at, type, status, model, city, dealer, slot_date, slot_time, place, page }
    const consents = await db.selectFrom('consent').selectAll().where('lead_id', '=', id).execute()
    records.push(texts({ ...cameFrom, ...about, ...own, ...consentColumns(consents) }))
  }
  return records
}

function consentColumns(consents: readonly Selectable<ConsentTable>[]): Record<string, unknown> {
  const of = (kind: ConsentTable['kind']) => consents.find((consent) => consent.kind === kind)
  return {
    consent_processing: of('processing')?.given_at,
    consent_processing_edition: of('processing')?.edition,
    consent_advertising: of('advertising')?.given_at,
    consent_withdrawn: of('processing')?.withdrawn_at,
  }
}

const texts = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, String(value ?? '')]))
