import type { Database } from '#src/backend/database.ts'
import { noteErasure } from '#src/backend/erasure.ts'

/**
 * Erases what a request says of its sender. Number, type, place, dealer and moments stay: they count, they name nobody.
 * Messages that were not delivered yet have nothing more to tell.
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
  await noteErasure(db)
  // No document is made for it any more; one that is there names nobody and goes with its term.
  await db.deleteFrom('lead_document').where('lead_id', '=', id).execute()
  await db
    .updateTable('outbox')
    .set({ state: 'dropped', done_at: now.toISOString(), claimed_until: null })
    .where('lead_id', '=', id)
    .where('state', 'in', ['waiting', 'dead'])
    // What is on its way just now is not called back; what comes after it waits for it.
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now.toISOString())]))
    .execute()
}
