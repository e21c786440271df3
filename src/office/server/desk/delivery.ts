import { conflict } from '#src/backend/call-error.ts'
import { closeByNumber } from '#src/backend/leads/change.ts'
import { retryLeads } from '#src/backend/leads/operate.ts'
import type { CallContext, Handler } from '#src/office/server/context.ts'
import { findVisible } from '#src/office/server/desk/scope.ts'
import { syncDesk } from '#src/office/server/desk/sync.ts'
import { record } from '#src/office/server/record.ts'

/** The operator's commands (scripts/leads.ts), for the desk. */

/** Failed and waiting messages and letters are sent at once. */
export const retryRequest: Handler<'requests.retry'> = async (context, { number }) => {
  const { db, who, now } = context
  await syncDesk(db, now())
  const { id } = await findVisible(db, who, number)
  const count = await retryLeads(db, now(), number)
  if (count > 0) {
    await record(db, { kind: 'retried', at: now(), userId: who.id, leadId: id })
    context.wakeOutbox()
  }
  return { count }
}

/** The visitor withdraws the consent: erases the data, notifies everybody who was notified. Irreversible. */
export const withdrawRequest: Handler<'requests.withdraw'> = async (context, { number }) => {
  await closeFor(context, number, 'withdraw')
  return {}
}

export const cancelBooking: Handler<'bookings.cancel'> = async (context, { number }) => {
  await closeFor(context, number, 'cancel')
  return {}
}

type Closing = CallContext & Parameters<Handler<'requests.withdraw'>>[0]

async function closeFor(context: Closing, number: string, action: 'cancel' | 'withdraw'): Promise<void> {
  const { db, who, mail, now } = context
  const at = now()
  await syncDesk(db, at)
  const row = await findVisible(db, who, number)
  if (row.personal === null) throw conflict('Данные этой заявки уже удалены')
  if (action === 'cancel' && row.status !== 'accepted') throw conflict('Эта заявка уже отменена')
  await closeByNumber(db, number, action, { now: at, mail })
  const kind = action === 'cancel' ? 'cancelled' : 'withdrawn'
  await record(db, { kind, at, userId: who.id, leadId: row.id })
  context.wakeOutbox()
}
