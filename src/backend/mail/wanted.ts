import type { Selectable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { findDealerById, timeZoneOf } from '#src/backend/dealers.ts'
import type { LeadTable, OutboxTable } from '#src/backend/tables.ts'
import { instantIn } from '#src/domain/time-zone.ts'

type Row = Selectable<LeadTable>

/** Whether a letter is still relevant when it is sent: it may have waited for long. */
export async function isWanted(
  db: Database,
  row: Row,
  { id, event }: Pick<Selectable<OutboxTable>, 'id' | 'event'>,
  now: Date,
): Promise<boolean> {
  if (event === 'announcement') return row.status === 'accepted' && !(await isTwin(db, row, id))
  if (event === 'reminder') return row.status === 'accepted' && (await isAhead(db, row, now))
  return !(await isOvertaken(db, id))
}

/**
 * Another request for the same price from the same address gets the letter: entering somebody's address into many
 * forms must not cause as many letters.
 */
async function isTwin(db: Database, { email_hash, model }: Row, id: string): Promise<boolean> {
  if (email_hash === null) return false
  const other = await db
    .selectFrom('outbox')
    .innerJoin('lead', 'lead.id', 'outbox.lead_id')
    .select('outbox.id')
    .where('lead.email_hash', '=', email_hash)
    .where('lead.model', '=', model)
    .where('outbox.event', '=', 'announcement')
    .where('outbox.channel', '=', 'mail:visitor')
    .where(({ eb, or, and }) =>
      or([
        and([eb('outbox.state', '=', 'delivered'), eb('outbox.id', '!=', id)]),
        // That of a request which has ended will not be sent.
        and([eb('outbox.state', '=', 'waiting'), eb('outbox.id', '<', id), eb('lead.status', '=', 'accepted')]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

async function isAhead(db: Database, row: Row, now: Date): Promise<boolean> {
  const dealer = row.dealer_id === null ? undefined : await findDealerById(db, row.dealer_id)
  if (!dealer || !row.slot_date || !row.slot_time) return false
  return instantIn(await timeZoneOf(db, dealer), row.slot_date, row.slot_time) > now
}

/** A later letter to the same recipient is waiting too: it describes the current state, as this one would. */
async function isOvertaken(db: Database, id: string): Promise<boolean> {
  const later = await db
    .selectFrom('outbox as later')
    .innerJoin('outbox as letter', (join) =>
      join.onRef('later.lead_id', '=', 'letter.lead_id').onRef('later.channel', '=', 'letter.channel'),
    )
    .select('later.id')
    .where('letter.id', '=', id)
    .whereRef('later.step', '>', 'letter.step')
    .where('later.state', '=', 'waiting')
    .where('later.event', 'in', ['moved', 'freed', 'given', 'passed', 'cancelled', 'withdrawn'])
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}
