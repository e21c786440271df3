import type { Database } from '#src/backend/database.ts'
import { farAhead } from '#src/backend/far-ahead.ts'
import { LETTERS } from '#src/backend/outbox/channel.ts'
import { isPostgres } from '#src/backend/postgres.ts'
import type { Channel, LeadEvent } from '#src/backend/tables.ts'
import { inWrite } from '#src/backend/write.ts'

export type Claimed = { id: string; lead_id: string; channel: Channel; event: LeadEvent; attempts: number }

/** Letters have a worker of their own: a hanging mail server must not delay the CRM. */
export type Kind = 'calls' | 'letters'

/**
 * Claims up to `count` due messages for `leaseMs`: if the worker dies meanwhile, others take them over. Messages about
 * one request keep their order, so an earlier one that waits holds back the later ones of its channel.
 */
export function claim(
  db: Database,
  count: number,
  now: Date,
  leaseMs: number,
  kind: Kind = 'calls',
): Promise<Claimed[]> {
  const at = now.toISOString()
  return inWrite(db, async (transaction) => {
    const due = await transaction
      .selectFrom('outbox as message')
      .select('message.id')
      .where('message.state', '=', 'waiting')
      .where('message.channel', kind === 'letters' ? 'like' : 'not like', LETTERS)
      // Delivered by phone, not by a worker.
      .where('message.channel', '!=', 'people')
      .where((eb) =>
        eb.or([
          eb('message.next_at', '<=', at),
          // Set by a clock that was ahead; a reminder has its day.
          eb.and([eb('message.event', '!=', 'reminder'), eb('message.next_at', '>', farAhead(now))]),
          eb.and([eb('message.created_at', '>', at), eb('message.next_at', '=', eb.ref('message.created_at'))]),
        ]),
      )
      .where((eb) =>
        eb.or([
          eb('message.claimed_until', 'is', null),
          eb('message.claimed_until', '<', at),
          eb('message.claimed_until', '>', farAhead(now)),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('outbox as earlier')
              .select('earlier.id')
              .whereRef('earlier.lead_id', '=', 'message.lead_id')
              .whereRef('earlier.step', '<', 'message.step')
              .where('earlier.state', '=', 'waiting')
              // A schedule that is down does not delay the CRM, nor the other way round.
              .whereRef('earlier.channel', '=', 'message.channel'),
          ),
        ),
      )
      .orderBy('message.next_at')
      .limit(count)
      // Other workers take other messages instead of waiting for these.
      .$if(isPostgres(db), (select) => select.forUpdate('message').skipLocked())
      .execute()
    if (due.length === 0) return []
    return transaction
      .updateTable('outbox')
      .set((eb) => ({
        claimed_until: new Date(now.getTime() + leaseMs).toISOString(),
        // Counted before the attempt, so that one that ends the process counts too.
        attempts: eb('attempts', '+', 1),
      }))
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .returning(['id', 'lead_id', 'channel', 'event', 'attempts'])
      .execute()
  })
}

/** Stores the result of a claimed message. One that was dropped meanwhile stays dropped. */
export async function settle(
  db: Database,
  id: string,
  values: { state: 'delivered' | 'dead' | 'dropped'; at: Date; error?: string } | { nextAt: Date; error: string },
): Promise<void> {
  const change =
    'state' in values
      ? { state: values.state, done_at: values.at.toISOString(), last_error: values.error ?? null }
      : { next_at: values.nextAt.toISOString(), last_error: values.error }
  await db
    .updateTable('outbox')
    .set({ ...change, claimed_until: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Renews the lease on a message whose delivery takes long. */
export async function renew(db: Database, id: string, now: Date, leaseMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ claimed_until: new Date(now.getTime() + leaseMs).toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('claimed_until', 'is not', null)
    .execute()
}

/** Releases all claims. Only where no other worker can be alive: on a database of a single process. */
export const releaseClaims = async (db: Database, kind: Kind): Promise<void> =>
  void (await db
    .updateTable('outbox')
    .set({ claimed_until: null })
    .where('state', '=', 'waiting')
    .where('channel', kind === 'letters' ? 'like' : 'not like', LETTERS)
    .execute())
