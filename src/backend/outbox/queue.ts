import { randomUUID } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import { isFormer } from '#src/backend/outbox/channel.ts'
import type { Channel, LeadEvent } from '#src/backend/tables.ts'

/** Range of steps per change; each channel of a change has steps of its own. */
const STEPS = 1_000_000

/** The price a visitor waits for is announced once, by whatever channel: this step is used once. */
const ANNOUNCEMENT_STEP = 2 * STEPS

const FIRST_DISTRIBUTOR = 20
const FIRST_STEPS = new Map<Channel, number>([
  ['crm', 0],
  ['schedule', 1],
  ['mail:dealer', 10],
  ['mail:visitor', 11],
])
/** After all other messages of its channel, because it waits for its day. */
const REMINDER = 12
/** One change of a request has one former dealer. */
const FORMER = 13

function stepOf(event: LeadEvent, channel: Channel, sequence: number): number {
  if (event === 'announcement') return ANNOUNCEMENT_STEP
  const first =
    FIRST_STEPS.get(channel) ?? (isFormer(channel) ? FORMER : FIRST_DISTRIBUTOR + Number(channel.split(':')[2]))
  return (event === 'reminder' ? REMINDER : first) * STEPS + sequence
}

const CHANNELS: Partial<Record<LeadEvent, Channel>> = { hour: 'schedule', announcement: 'people' }

type Way = { channel?: Channel; /** When it is due; at once by default. */ dueAt?: Date }

/**
 * Puts a message about a request into the outbox, inside the transaction that changes the request. Returns whether it
 * is new.
 */
export async function enqueue(
  db: Database,
  { id, sequence }: { id: string; sequence: number },
  event: LeadEvent,
  now: Date,
  { channel = CHANNELS[event] ?? 'crm', dueAt = now }: Way = {},
): Promise<boolean> {
  const at = now.toISOString()
  const added = await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      lead_id: id,
      step: stepOf(event, channel, sequence),
      channel,
      event,
      state: 'waiting',
      attempts: 0,
      next_at: dueAt.toISOString(),
      claimed_until: null,
      last_error: null,
      created_at: at,
      done_at: null,
    })
    .$if(event === 'announcement', (insert) =>
      insert.onConflict((clash) => clash.columns(['lead_id', 'step']).doNothing()),
    )
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Sends at once a message whose document is now ready. */
export const sendNow = async (db: Database, leadId: string, event: LeadEvent, now: Date): Promise<void> =>
  void (await db
    .updateTable('outbox')
    .set({ next_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .where('event', '=', event)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute())
