import { badRequest, conflict, wrongFields } from '#src/backend/call-error.ts'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import type { Database } from '#src/backend/database.ts'
import { findDealerById, timeZoneOf } from '#src/backend/dealers.ts'
import type { Context, Input } from '#src/backend/endpoint.ts'
import { forgetErased } from '#src/backend/erasure.ts'
import { checkSlot } from '#src/backend/leads/check-slot.ts'
import { refuseTaken } from '#src/backend/leads/hold.ts'
import { findOwn, showVisitorRequest, type LeadRow } from '#src/backend/leads/visitor-request.ts'
import { transferLead } from '#src/backend/leads/transfer.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { freeSlot, takeSlot } from '#src/backend/leads/slot.ts'
import { networkOf } from '#src/backend/network.ts'
import { enqueue } from '#src/backend/outbox/queue.ts'
import { inWrite } from '#src/backend/write.ts'
import { OWN_ACTIONS, type OwnAction } from '#src/domain/lead.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import { close } from '#src/backend/leads/close.ts'
import { CLOSED, type ChangeContext, change } from '#src/backend/leads/record-change.ts'

const NO_BOOKING = 'В этой заявке нет записи на время'

/** A visitor's action on the request page. Repeating it changes nothing more. Throws CallError. */
export async function changeByVisitor(
  context: Context,
  secret: string,
  { fields, address }: Input,
): Promise<VisitorRequest> {
  const action = fields['action'] as OwnAction
  if (!OWN_ACTIONS.includes(action)) throw badRequest('Неизвестное действие с заявкой')
  const now = context.now()
  // Queried before the transaction, which must not wait for the network while it holds the database.
  const hours = action === 'move' ? await hoursOf(context, secret) : undefined
  const addressHash = await keyedHash(context.db, `address ${networkOf(address)}`)
  const changed = await inWrite(context.db, async (db) => {
    const row = await lockOwn(db, secret)
    const changeContext = { now, mail: context.mail }
    if (action === 'move') return move(db, row, fields, { ...changeContext, hours })
    if (action === 'pass') return transferLead(db, row, fields, { ...changeContext, addressHash })
    return close(db, row, action, changeContext)
  })
  context.wakeOutbox()
  if (action === 'withdraw') await forgetErased(context.db)
  return showVisitorRequest(context, changed)
}

/**
 * Withdraws or cancels for an operator whom a visitor has asked; a closed request stays as it is. The site's processes
 * notify the CRM within seconds. Returns 'missing' when no request has this number.
 */
export async function closeByNumber(
  db: Database,
  number: string,
  action: 'cancel' | 'withdraw',
  context: ChangeContext,
): Promise<'done' | 'missing' | ClosedBefore> {
  const result = await inWrite(db, async (transaction) => {
    const row = await lockNumber(transaction, number)
    if (!row) return 'missing'
    const before = closedBefore(row, action)
    if (before) return before
    await close(transaction, row, action, context)
    return 'done'
  })
  if (result !== 'missing' && action === 'withdraw') await forgetErased(db)
  return result
}

/** What had happened to a request that is closed already, and when. */
export type ClosedBefore = { was: 'cancelled' | 'withdrawn' | 'erased'; at: string }

function closedBefore(row: LeadRow, action: 'cancel' | 'withdraw'): ClosedBefore | undefined {
  if (row.status === 'withdrawn') return { was: 'withdrawn', at: row.updated_at }
  if (row.personal === null) return { was: 'erased', at: row.erase_at }
  return action === 'cancel' && row.status === 'cancelled' ? { was: 'cancelled', at: row.updated_at } : undefined
}

/** Locks the request with this number, inside a transaction that changes it. Undefined where there is none. */
export async function lockNumber(db: Database, number: string): Promise<LeadRow | undefined> {
  const found = await db.selectFrom('lead').select('secret').where('number', '=', number).executeTakeFirst()
  return found && lockOwn(db, found.secret)
}

/** Locks the row, so that two changes of one request are serialized. */
async function lockOwn(db: Database, secret: string): Promise<LeadRow> {
  await db
    .updateTable('lead')
    .set((eb) => ({ sequence: eb.ref('sequence') }))
    .where('secret', '=', secret)
    .execute()
  return findOwn(db, secret)
}

type Known = Omit<Parameters<typeof checkSlot>[3], 'holidays'>

async function hoursOf({ db, outsideHours }: Context, secret: string): Promise<Known['hours']> {
  if (!outsideHours) return undefined
  const { dealer_id, model } = await findOwn(db, secret)
  return dealer_id === null ? null : outsideHours(dealer_id, model ?? '')
}

/** `hours`: the outside schedule's, where there is one. Throws CallError. */
export async function move(
  db: Database,
  row: LeadRow,
  fields: Input['fields'],
  { now, hours, mail }: Known & ChangeContext,
): Promise<LeadRow> {
  if (row.status !== 'accepted') throw conflict(CLOSED)
  const dealer = row.dealer_id === null ? undefined : await findDealerById(db, row.dealer_id)
  if (row.type !== 'test-drive' || !dealer) throw conflict(NO_BOOKING)
  if (!fields['date']) throw wrongFields({ date: 'Выберите дату' })
  const slot = checkSlot(dealer, await timeZoneOf(db, dealer), fields, { now, hours, holidays: await holidaysIn(db) })
  if (slot.date === row.slot_date && slot.time === row.slot_time && row.held !== 'freed') return row
  await freeSlot(db, row.id)
  await (row.held ? refuseTaken(db, dealer.id, slot) : takeSlot(db, row.id, dealer.id, slot))
  // A visitor who chooses another hour asks the dealer for it.
  const held = row.held === 'freed' ? 'dealer' : row.held
  const moved = await change(db, row, { slot_date: slot.date, slot_time: slot.time, held }, 'moved', { now, mail })
  if (hours !== undefined && !row.held) await enqueue(db, moved, 'hour', now)
  return moved
}
