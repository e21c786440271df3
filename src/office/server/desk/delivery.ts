import { conflict } from '#src/backend/call-error.ts'
import { forgetErased } from '#src/backend/erasure.ts'
import { lockNumber } from '#src/backend/leads/change.ts'
import { close } from '#src/backend/leads/close.ts'
import { retryLeads } from '#src/backend/leads/operate.ts'
import { inWrite } from '#src/backend/write.ts'
import type { CallContext, Handler } from '#src/office/server/context.ts'
import { findVisible } from '#src/office/server/desk/scope.ts'
import { syncDesk } from '#src/office/server/desk/sync.ts'
import { record } from '#src/office/server/record.ts'

/** The operator's commands (scripts/leads.ts), for the desk. */

/** Failed and waiting messages and letters are sent at once. */
export const retryRequest: Handler<'requests.retry'> = async (context, { number }) => {
  const { db, who, now } = context
  await syncDesk(db, now())
  const count = await inWrite(db, async (write) => {
    const { id } = await findVisible(write, who, number)
    const retried = await retryLeads(write, now(), number)
    if (retried > 0) await record(write, { kind: 'retried', at: now(), userId: who.id, leadId: id })
    return retried
  })
  if (count > 0) context.wakeOutbox()
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
  await inWrite(db, async (write) => {
    await lockNumber(write, number)
    const row = await findVisible(write, who, number)
    if (row.personal === null) throw conflict('Данные этой заявки уже удалены')
    if (action === 'cancel' && row.status !== 'accepted') throw conflict('Эта заявка уже отменена')
    await close(write, row, action, { now: at, mail })
    const kind = action === 'cancel' ? 'cancelled' : 'withdrawn'
    await record(write, { kind, at, userId: who.id, leadId: row.id })
  })
  context.wakeOutbox()
  if (action === 'withdraw') await forgetErased(db)
}
