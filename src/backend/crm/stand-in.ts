import { randomUUID } from 'node:crypto'
import type { CrmAnswer } from '#src/backend/crm/deliver.ts'
import type { Database } from '#src/backend/database.ts'
import type { Message } from '#src/backend/outbox/message.ts'
import { inWrite } from '#src/backend/write.ts'

const EVENTS = ['created', 'moved', 'cancelled', 'withdrawn']

/**
 * The embedded CRM: one lead per person and day (field `thread`), a note per request and per change of one. The same
 * delivery again changes nothing. Answers 'N' to what it does not understand.
 */
export function receiveLead(db: Database, { key, fields }: Message, now: Date): Promise<CrmAnswer> {
  const { request = '', thread = '', event = '' } = fields
  if (!key || !request || !thread || !EVENTS.includes(event))
    return Promise.resolve({ ResultCode: 'N', ResultText: 'Неполная заявка' })
  return inWrite(db, async (transaction) => {
    const leadId = await leadOf(transaction, thread, now)
    await transaction
      .insertInto('crm_note')
      .values({
        id: randomUUID(),
        crm_lead_id: leadId,
        delivery_key: key,
        request,
        event,
        fields: event === 'withdrawn' ? null : JSON.stringify(fields),
        created_at: now.toISOString(),
      })
      .onConflict((clash) => clash.column('delivery_key').doNothing())
      .execute()
    if (event === 'withdrawn') await eraseNotes(transaction, request)
    return { ResultCode: 'Y', LeadId: leadId }
  })
}

/** Erases what the CRM's notes about a request say of its sender. */
export const eraseNotes = async (db: Database, request: string): Promise<void> =>
  void (await db.updateTable('crm_note').set({ fields: null }).where('request', '=', request).execute())

async function leadOf(db: Database, thread: string, now: Date): Promise<string> {
  await db
    .insertInto('crm_lead')
    .values({ id: randomUUID(), thread, created_at: now.toISOString() })
    .onConflict((clash) => clash.column('thread').doNothing())
    .execute()
  const row = await db.selectFrom('crm_lead').select('id').where('thread', '=', thread).executeTakeFirstOrThrow()
  return row.id
}
