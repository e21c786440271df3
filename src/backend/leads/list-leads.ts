import type { Selectable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { inBatches } from '#src/backend/leads/batches.ts'
import { isNow } from '#src/backend/outbox/channel.ts'
import { selectLeads, type LeadFilter } from '#src/backend/leads/select.ts'
import type { LeadTable, OutboxTable } from '#src/backend/tables.ts'

/** Delivery status of a request: of its worst message, or of the last one when all went well. */
type Delivery = Pick<Selectable<OutboxTable>, 'channel' | 'event' | 'state' | 'attempts' | 'next_at' | 'last_error'>
export type LeadLine = Pick<
  Selectable<LeadTable>,
  'number' | 'type' | 'status' | 'held' | 'created_at' | 'model' | 'slot_date' | 'slot_time'
> & {
  dealer: string | null
  /** Undefined where nobody is notified: a suspected request before its release. */
  delivery: Delivery | undefined
  personal: Record<string, string> | null
}
/** The newest matching requests, one record each. */
export async function listLeads(
  db: Database,
  { limit, ...filter }: LeadFilter & { limit: number },
): Promise<LeadLine[]> {
  const leads = (await selectLeads(db, filter)).slice(0, limit)
  const messages = await messagesOf(
    db,
    leads.map(({ id }) => id),
  )
  return leads.map(({ id, number, type, status, held, created_at, model, slot_date, slot_time, dealer, about }) => {
    const delivery = worstOf(messages.filter(({ lead_id }) => lead_id === id))
    const lead = { number, type, status, held, created_at, model, slot_date, slot_time, dealer }
    return { ...lead, delivery, personal: about }
  })
}

const messagesOf = (db: Database, leadIds: readonly string[]): Promise<(Delivery & { lead_id: string })[]> =>
  inBatches(leadIds, (batch) =>
    db
      .selectFrom('outbox')
      .select(['lead_id', 'channel', 'event', 'state', 'attempts', 'next_at', 'last_error'])
      .where('lead_id', 'in', batch)
      .where(isNow)
      .orderBy('step')
      .execute(),
  )

const worstOf = (messages: readonly (Delivery & { lead_id: string })[]): Delivery | undefined =>
  messages.find(({ state }) => state === 'dead') ?? messages.find(({ state }) => state === 'waiting') ?? messages.at(-1)
