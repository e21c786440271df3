import type { Database } from '#src/backend/database.ts'
import { DAY_MS } from '#src/domain/day.ts'
import type { Actor } from '#src/office/server/context.ts'

/** Requests that their visitors have given to another dealer. */

const SHOWN_DAYS = 7

/** What the dealers of a user have lost lately: numbers only, the rest is no longer theirs. */
export async function transferredAway(
  db: Database,
  { dealers }: Actor,
  now: Date,
): Promise<{ number: string; at: string }[]> {
  if (dealers === null || dealers.length === 0) return []
  return db
    .selectFrom('lead_pass')
    .innerJoin('lead', 'lead.id', 'lead_pass.lead_id')
    .select(['lead.number', 'lead_pass.at'])
    .where('lead_pass.from_dealer_id', 'in', [...dealers])
    .where('lead_pass.at', '>', new Date(now.getTime() - SHOWN_DAYS * DAY_MS).toISOString())
    .orderBy('lead_pass.at', 'desc')
    .limit(20)
    .execute()
}

/** Since when a request belongs to its present dealer; null: from the beginning. */
export async function transferredSince(db: Database, leadId: string): Promise<string | null> {
  const row = await db
    .selectFrom('lead_pass')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  return row?.at ?? null
}
