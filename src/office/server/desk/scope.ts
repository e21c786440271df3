import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { CallError, notFound } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import type { Tables } from '#src/backend/tables.ts'
import type { Actor } from '#src/office/server/context.ts'

/**
 * Which requests a user sees: the only place that decides it. A dealer sees its own requests once they were sent;
 * a suspected one (leads/hold.ts) is hidden.
 */
type Seen = Pick<Actor, 'dealers'>
type LeadBuilder = ExpressionBuilder<Tables, 'lead'>

export function isVisible(eb: LeadBuilder, { dealers }: Seen): ExpressionWrapper<Tables, 'lead', SqlBool> {
  if (dealers === null) return eb('lead.id', '!=', '')
  if (dealers.length === 0) return eb('lead.id', '=', '')
  return eb.and([
    eb('lead.dealer_id', 'in', [...dealers]),
    eb.or([eb('lead.held', 'is', null), eb('lead.held', '!=', 'suspected')]),
  ])
}

/** Whether a user would see this request. */
export async function sees(db: Database, who: Seen, leadId: string): Promise<boolean> {
  const row = await db
    .selectFrom('lead')
    .select('lead.id')
    .where('lead.id', '=', leadId)
    .where((eb) => isVisible(eb, who))
    .executeTakeFirst()
  return row !== undefined
}

/** The request with this number, if the user sees it. Throws CallError 404, so that its existence is not revealed. */
export async function findVisible(db: Database, who: Seen, number: string) {
  const row = await db
    .selectFrom('lead')
    .innerJoin('office_request', 'office_request.lead_id', 'lead.id')
    .selectAll('lead')
    .select([
      'office_request.state as desk_state',
      'office_request.owner_id',
      'office_request.remind_at',
      'office_request.confirmed_at',
      'office_request.version',
    ])
    .where('lead.number', '=', number)
    .where((eb) => isVisible(eb, who))
    .executeTakeFirst()
  if (!row) throw notFound('Такой заявки нет, или она не ваша')
  return row
}
export type VisibleRow = Awaited<ReturnType<typeof findVisible>>

/** Throws CallError 403 for a dealer that is not the user's. */
export function requireDealer({ dealers }: Seen, dealer: number): void {
  if (dealers !== null && !dealers.includes(dealer)) throw new CallError(403, 'Этот дилер не ваш')
}
