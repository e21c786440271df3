import { randomUUID } from 'node:crypto'
import { conflict, wrongFields } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { lockNumber } from '#src/backend/leads/change.ts'
import { inWrite } from '#src/backend/write.ts'
import { CLOSED_STATES, REMINDED_STATES } from '#src/office/desk-states.ts'
import type { Actor, Handler } from '#src/office/server/context.ts'
import type { ChangedValues } from '#src/office/server/desk/events.ts'
import { ownersFor } from '#src/office/server/desk/list.ts'
import { findVisible, sees, type VisibleRow } from '#src/office/server/desk/scope.ts'
import { syncDesk } from '#src/office/server/desk/sync.ts'
import { record } from '#src/office/server/record.ts'
import type { DeskChange } from '#src/office/shapes/request.ts'

type Wanted = Pick<DeskChange, 'state' | 'owner' | 'remind'>

/**
 * Changes one request; the version the user has seen must be the current one, unless the request is already as it is
 * wanted: the answer to the first time was lost.
 */
export const changeRequest: Handler<'requests.change'> = async ({ db, who, now }, { number, version, ...wanted }) => {
  const time = now()
  await syncDesk(db, time)
  const batch = randomUUID()
  return inWrite(db, async (write) => {
    await lockRequest(write, number)
    const row = await findVisible(write, who, number)
    if (row.version !== version && !isDone(row, wanted)) throw conflict(await overtakenText(write, row.id, who))
    const owner = await findOwner(write, who, wanted.owner)
    if (owner && !(await sees(write, owner, row.id))) throw wrongFields({ owner: NOT_FOR_THEM })
    const changed = await applyChange(write, row, wanted, { who, at: time, batch })
    return { version: changed, batch: changed === row.version ? null : batch }
  })
}

/** Serializes two changes of one request. */
export const lockRequest = async (db: Database, number: string): Promise<void> =>
  void (await db
    .updateTable('office_request')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('lead_id', 'in', db.selectFrom('lead').select('id').where('number', '=', number))
    .execute())

async function overtakenText(db: Database, leadId: string, who: Actor): Promise<string> {
  const last = await db
    .selectFrom('office_history')
    .leftJoin('office_user', 'office_user.id', 'office_history.user_id')
    .select(['office_user.id', 'office_user.name'])
    .where('lead_id', '=', leadId)
    .where('kind', 'in', ['changed', 'undone', 'confirmed'])
    .orderBy('at', 'desc')
    .executeTakeFirst()
  const other = last?.name ? ` (${last.name})` : ''
  const what = last?.id === who.id ? 'вы изменили заявку в другом окне' : `заявку изменил другой человек${other}`
  return `Пока вы смотрели, ${what}. Показываем её новое состояние; ваше изменение не записано, повторите его, если оно ещё нужно`
}

const NOT_FOR_THEM = 'Этому человеку заявку не передать'

/** Null where nobody is named. Throws CallError 422 for a user who may not have requests of the one who assigns them. */
export async function findOwner(db: Database, who: Actor, owner: string | null | undefined) {
  if (owner === null || owner === undefined) return null
  const found = (await ownersFor(db, who)).find(({ id }) => id === owner)
  if (!found) throw wrongFields({ owner: NOT_FOR_THEM })
  return found
}

type By = { who: Actor; at: Date; batch: string }

/**
 * Writes the differences and the history; returns the version. A change to a state without a due call ends the reminder.
 * Throws CallError 409 for a reminder of a request that is done.
 */
export async function applyChange(db: Database, row: VisibleRow, wanted: Wanted, by: By): Promise<number> {
  const asked = askedOf(wanted)
  if (asked.remind_at && !REMINDED_STATES.some((state) => state === (wanted.state ?? row.desk_state)))
    throw conflict('О закрытой заявке не напоминают: сначала верните её в работу')
  const { before, after } = differing(row, asked)
  if (Object.keys(after).length === 0) return row.version
  const version = row.version + 1
  await db
    .updateTable('office_request')
    .set({ ...after, version, updated_at: by.at.toISOString() })
    .where('lead_id', '=', row.id)
    .execute()
  await record(db, {
    kind: 'changed',
    at: by.at,
    userId: by.who.id,
    leadId: row.id,
    details: { before, after, version },
    batch: by.batch,
  })
  return version
}

/** A closed request is not reminded of. */
function askedOf({ state, owner, remind }: Wanted): ChangedValues {
  const remind_at = state !== undefined && CLOSED_STATES.includes(state) ? null : remind
  return {
    ...(state !== undefined && { state }),
    ...(owner !== undefined && { owner_id: owner }),
    ...(remind_at !== undefined && { remind_at }),
  }
}

const isDone = (row: VisibleRow, wanted: Wanted): boolean =>
  Object.keys(differing(row, askedOf(wanted)).after).length === 0

function differing(row: VisibleRow, asked: ChangedValues): { before: ChangedValues; after: ChangedValues } {
  const before: ChangedValues = {}
  const after: ChangedValues = {}
  if (asked.state !== undefined && asked.state !== row.desk_state) {
    before.state = row.desk_state
    after.state = asked.state
  }
  if (asked.owner_id !== undefined && asked.owner_id !== row.owner_id) {
    before.owner_id = row.owner_id
    after.owner_id = asked.owner_id
  }
  if (asked.remind_at !== undefined && asked.remind_at !== row.remind_at) {
    before.remind_at = row.remind_at
    after.remind_at = asked.remind_at
  }
  return { before, after }
}

/**
 * Appends to the notes: two people who write at once lose nothing. Sent again under the same id it stays one note, with
 * the text that was sent last.
 */
export const noteOnRequest: Handler<'requests.note'> = async (
  { db, who, now },
  { number, text, id = randomUUID() },
) => {
  const at = now()
  await syncDesk(db, at)
  await inWrite(db, async (write) => {
    // Whoever erases it meanwhile waits, and finds the note.
    await lockNumber(write, number)
    const row = await findVisible(write, who, number)
    if (row.personal === null) throw conflict('Данные этой заявки удалены: заметки к ней больше не ведутся')
    const added = await write
      .insertInto('office_note')
      .values({ id, lead_id: row.id, author_id: who.id, created_at: at.toISOString(), text })
      .onConflict((clash) => clash.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) return record(write, { kind: 'noted', at, userId: who.id, leadId: row.id })
    const again = await write
      .updateTable('office_note')
      .set({ text })
      .where('id', '=', id)
      .where('lead_id', '=', row.id)
      .where('author_id', '=', who.id)
      .returning('id')
      .executeTakeFirst()
    if (!again) throw conflict('Заметка не записана: обновите страницу и добавьте её ещё раз')
  })
  return {}
}
