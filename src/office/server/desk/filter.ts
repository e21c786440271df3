import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import type { Tables } from '#src/backend/tables.ts'
import { moscowDay } from '#src/domain/day.ts'
import { upperFirst } from '#src/domain/first-letter.ts'
import { REMINDED_STATES } from '#src/office/desk-states.ts'
import type { Actor } from '#src/office/server/context.ts'
import { isVisible } from '#src/office/server/desk/scope.ts'
import { searchParts, type SearchPart } from '#src/office/server/desk/search-text.ts'
import type { DeskFilter } from '#src/office/shapes/request.ts'

/** The requests a user sees that match a filter; paging and columns are added by the caller. */

type Both = ExpressionBuilder<Tables, 'lead' | 'office_request'>
type Condition = ExpressionWrapper<Tables, 'lead' | 'office_request', SqlBool>

/** When somebody has to act: at the reminder, or, while the request is new, by the call deadline. */
export const actAt = (eb: Both) =>
  eb.fn.coalesce(
    'office_request.remind_at',
    eb.case().when('office_request.state', '=', 'new').then(eb.ref('office_request.due_at')).end(),
  )

/** Nobody has acted in time. A closed, cancelled or erased request is never late. */
export const isLate = (eb: Both, at: string): Condition =>
  eb.and([
    eb('office_request.state', 'in', [...REMINDED_STATES]),
    eb('lead.status', '=', 'accepted'),
    eb(actAt(eb), '<', at),
  ])

export function filtered(db: Database, who: Actor, filter: DeskFilter, now: Date) {
  return db
    .selectFrom('lead')
    .innerJoin('office_request', 'office_request.lead_id', 'lead.id')
    .where((eb) => isVisible(eb, who))
    .where((eb) => eb.and(conditions(eb, filter, now)))
}

function conditions(eb: Both, filter: DeskFilter, now: Date): Condition[] {
  const { text, states, type, dealer, model, source, owner, since, until, late } = filter
  return [
    ...(text ? searchParts(text).map((part) => found(eb, part)) : []),
    ...(states && states.length > 0 ? [eb('office_request.state', 'in', states)] : []),
    ...(type ? [eb('lead.type', '=', type)] : []),
    ...(dealer === undefined ? [] : [eb('lead.dealer_id', '=', dealer)]),
    ...(model ? [eb('lead.model', '=', model)] : []),
    ...(source ? [cameFrom(eb, source)] : []),
    ...(owner ? [owner === 'none' ? eb('office_request.owner_id', 'is', null) : isOwner(eb, owner)] : []),
    ...(since ? [eb('lead.created_at', '>=', moscowDay(since, 0))] : []),
    ...(until ? [eb('lead.created_at', '<', moscowDay(until, 1))] : []),
    ...(late ? [isLate(eb, now.toISOString())] : []),
  ]
}

const isOwner = (eb: Both, owner: string): Condition => eb('office_request.owner_id', '=', owner)

const found = (eb: Both, { parts, number }: SearchPart): Condition =>
  eb.or([
    ...parts.map((part) => eb('office_request.search', 'like', `%${part}%`)),
    ...(number === undefined ? [] : [eb('lead.number', '=', number)]),
  ])

/** By the name of the form, or by any advertising tag. */
function cameFrom(eb: Both, source: string): Condition {
  const typed = source.replaceAll(/[%_\\"]/g, ' ').trim()
  const pattern = `%${typed.toLowerCase()}%`
  return eb.or([
    eb(sql<string>`lower(lead.place)`, 'like', pattern),
    eb(sql<string>`lower(lead.origin)`, 'like', pattern),
    ...spellingsOf(typed).map((words) => eb('lead.origin', 'like', `%${words}%`)),
    ...spellingsOf(source.replaceAll(/[%_\\]/g, ' ').trim()).map((words) => eb('lead.place', 'like', `%${words}%`)),
  ])
}

/** SQLite's lower() knows only Latin letters: «главная» is looked for as places and tags are written, too. */
function spellingsOf(text: string): string[] {
  const small = text.toLowerCase()
  return [...new Set([text, small, upperFirst(small), text.toUpperCase()])]
}
