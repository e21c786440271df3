import { randomUUID } from 'node:crypto'
import { CallError, conflict } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'
import { UNDO_MINUTES } from '#src/office/desk-states.ts'
import type { Actor, Handler } from '#src/office/server/context.ts'
import { applyChange, findOwner, lockRequest } from '#src/office/server/desk/change.ts'
import type { ChangeDetails } from '#src/office/server/desk/events.ts'
import { findVisible, sees, type VisibleRow } from '#src/office/server/desk/scope.ts'
import { syncDesk } from '#src/office/server/desk/sync.ts'
import { record } from '#src/office/server/record.ts'

/**
 * Changes many requests in one transaction; those that the user, or the owner they would get, does not see are left out
 * and reported.
 */
export const changeMany: Handler<'requests.bulk'> = async ({ db, who, now }, { numbers, state, owner }) => {
  const at = now()
  await syncDesk(db, at)
  const wanted = { ...(state !== undefined && { state }), ...(owner !== undefined && { owner }) }
  const batch = randomUUID()
  return inWrite(db, async (write) => {
    const next = await findOwner(write, who, owner)
    const skipped: string[] = []
    let changed = 0
    // In the same order for everybody, so that two such changes cannot deadlock.
    for (const number of [...new Set(numbers)].toSorted()) {
      const row = await lockVisible(write, who, number)
      if (!row || (next && !(await sees(write, next, row.id)))) skipped.push(number)
      else if ((await applyChange(write, row, wanted, { who, at, batch })) !== row.version) changed++
    }
    return { changed, skipped, batch: changed > 0 ? batch : null }
  })
}

async function lockVisible(db: Database, who: Actor, number: string): Promise<VisibleRow | null> {
  await lockRequest(db, number)
  try {
    return await findVisible(db, who, number)
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}

/**
 * Undoes a bulk change, within 15 minutes and only by its author. Requests changed since then stay as they are.
 */
export const undoChanges: Handler<'requests.undo'> = async ({ db, who, now }, { batch }) => {
  const at = now()
  return inWrite(db, async (write) => {
    const rows = await write
      .selectFrom('office_history')
      .innerJoin('lead', 'lead.id', 'office_history.lead_id')
      .select(['office_history.id', 'office_history.details', 'lead.number'])
      .where('batch', '=', batch)
      .where('user_id', '=', who.id)
      .where('kind', '=', 'changed')
      .where('undone_at', 'is', null)
      .where('at', '>', new Date(at.getTime() - UNDO_MINUTES * 60_000).toISOString())
      .orderBy('lead.number')
      .execute()
    if (rows.length === 0) throw conflict('Отменить уже нельзя: прошло больше четверти часа, или это сделано раньше')
    const skipped: string[] = []
    for (const row of rows) if (!(await undoOne(write, who, row, at))) skipped.push(row.number)
    return { changed: rows.length - skipped.length, skipped, batch: null }
  })
}

type Row = { id: string; details: string; number: string }

async function undoOne(db: Database, who: Actor, { id, details, number }: Row, at: Date): Promise<boolean> {
  const { before, version } = JSON.parse(details) as ChangeDetails
  const row = await lockVisible(db, who, number)
  if (!row || row.version !== version) return false
  await db
    .updateTable('office_request')
    .set({ ...before, version: version + 1, updated_at: at.toISOString() })
    .where('lead_id', '=', row.id)
    .execute()
  await db.updateTable('office_history').set({ undone_at: at.toISOString() }).where('id', '=', id).execute()
  await record(db, { kind: 'undone', at, userId: who.id, leadId: row.id })
  return true
}
