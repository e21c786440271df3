import type { Selectable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { inBatches } from '#src/backend/leads/batches.ts'
import { selectLeads, type LeadFilter } from '#src/backend/leads/select.ts'
import type { ConsentTable } from '#src/backend/tables.ts'

/** Requests whose data are not erased, with their consents, as flat records, oldest first. */
export async function exportLeads(db: Database, filter: LeadFilter): Promise<Record<string, string>[]> {
  const leads = (await selectLeads(db, { ...filter, isKept: true })).reverse()
  const consents = await inBatches(
    leads.map(({ id }) => id),
    (batch) => db.selectFrom('consent').selectAll().where('lead_id', 'in', batch).execute(),
  )
  const ofLead = Map.groupBy(consents, ({ lead_id }) => lead_id)
  return leads.map(({ id, about, cameFrom, dealer, city, ...lead }) => {
    const { number, type, status, created_at, model, slot_date, slot_time, place, page } = lead
    const own = { number, created_at, type, status, model, city, dealer, slot_date, slot_time, place, page }
    return texts({ ...cameFrom, ...about, ...own, ...consentColumns(ofLead.get(id) ?? []) })
  })
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
