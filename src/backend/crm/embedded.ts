import { randomUUID } from 'node:crypto'
import type { CrmAnswer } from '#src/backend/crm/deliver.ts'
import type { Database } from '#src/backend/database.ts'
import { forgetErased, noteErasure } from '#src/backend/erasure.ts'
import { isErasure, type Message } from '#src/backend/outbox/message.ts'
import { inWrite } from '#src/backend/write.ts'

const EVENTS = ['created', 'moved', 'passed', 'cancelled', 'withdrawn', 'expired', 'refused']

/**
 * The embedded CRM: one lead per person and day (field `thread`), a note per request and per change of one. A repeated
 * delivery changes nothing. Returns 'N' for messages it does not understand.
 */
export async function receiveLead(db: Database, { key, fields }: Message, now: Date): Promise<CrmAnswer> {
  const { request = '', thread = '', event = '' } = fields
  if (!key || !request || !thread || !EVENTS.includes(event)) return { ResultCode: 'N', ResultText: 'Неполная заявка' }
  const answer = await inWrite<CrmAnswer>(db, async (transaction) => {
    const leadId = await leadOf(transaction, thread, now)
    await transaction
      .insertInto('crm_note')
      .values({
        id: randomUUID(),
        crm_lead_id: leadId,
        delivery_key: key,
        request,
        event,
        fields: isErasure(event) ? null : JSON.stringify(fields),
        created_at: now.toISOString(),
      })
      .onConflict((clash) => clash.column('delivery_key').doNothing())
      .execute()
    if (isErasure(event)) await eraseNotes(transaction, request)
    return { ResultCode: 'Y', LeadId: leadId }
  })
  if (isErasure(event)) await forgetErased(db)
  return answer
}

/** Erases personal data from the CRM's notes about a request. */
export async function eraseNotes(db: Database, request: string): Promise<void> {
  await db.updateTable('crm_note').set({ fields: null }).where('request', '=', request).execute()
  await noteErasure(db)
}

async function leadOf(db: Database, thread: string, now: Date): Promise<string> {
  await db
    .insertInto('crm_lead')
    .values({ id: randomUUID(), thread, created_at: now.toISOString() })
    .onConflict((clash) => clash.column('thread').doNothing())
    .execute()
  const row = await db.selectFrom('crm_lead').select('id').where('thread', '=', thread).executeTakeFirstOrThrow()
  return row.id
}
