import type { Database } from '#src/backend/database.ts'
import { noteErasure } from '#src/backend/erasure.ts'

/**
 * Erases the personal data of a request. Number, type, place, dealer and moments stay for statistics: they identify
 * nobody. Messages not delivered yet are dropped.
 */
export async function eraseLead(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('lead')
    .set((eb) => ({
      personal: null,
      origin: null,
      phone_hash: null,
      email_hash: null,
      content_hash: '',
      request_key: eb.ref('id'),
    }))
    .where('id', '=', id)
    .execute()
  // Notes of the office's desk about the person.
  await db.updateTable('office_request').set({ search: null }).where('lead_id', '=', id).execute()
  await db.deleteFrom('office_note').where('lead_id', '=', id).execute()
  await noteErasure(db)
  // No document is made any more; an existing one names nobody and expires by itself.
  await db.deleteFrom('lead_document').where('lead_id', '=', id).execute()
  await db
    .updateTable('outbox')
    .set({ state: 'dropped', done_at: now.toISOString(), claimed_until: null })
    .where('lead_id', '=', id)
    .where('state', 'in', ['waiting', 'dead'])
    // A message being delivered is not recalled; the next one of its channel waits for it.
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now.toISOString())]))
    .execute()
}
