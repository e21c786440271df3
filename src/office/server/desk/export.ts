import { CallError } from '#src/backend/call-error.ts'
import { toRows } from '#src/backend/leads/csv.ts'
import { EXPORT_COLUMNS } from '#src/backend/leads/export-columns.ts'
import { exportLeads } from '#src/backend/leads/export-leads.ts'
import { dayIn } from '#src/domain/day.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { nameOfState } from '#src/office/desk-states.ts'
import type { Handler } from '#src/office/server/context.ts'
import { filtered } from '#src/office/server/desk/filter.ts'
import { syncDesk } from '#src/office/server/desk/sync.ts'
import { noteView } from '#src/office/server/views.ts'

/** For more, use a report. */
const MAX = 10_000
const DESK_COLUMNS = [
  { key: 'desk_state', title: 'Работа с заявкой' },
  { key: 'desk_owner', title: 'Ответственный' },
]

/**
 * The requests of a filter as a file: the columns of the operator's export, and two of the desk. Logged as a
 * disclosure.
 */
export const exportRequests: Handler<'requests.export'> = async ({ db, who, now }, { filter, format }) => {
  const at = now()
  await syncDesk(db, at)
  const rows = await filtered(db, who, filter, at)
    .leftJoin('office_user', 'office_user.id', 'office_request.owner_id')
    .select(['lead.number', 'office_request.state', 'office_user.name as owner'])
    .where('lead.personal', 'is not', null)
    .limit(MAX + 1)
    .execute()
  if (rows.length > MAX)
    throw new CallError(422, 'Под отбор попадает больше 10 000 заявок. Сузьте его, например по датам')
  const desk = new Map(
    rows.map(({ number, state, owner }) => [number, { desk_state: nameOfState(state), desk_owner: owner ?? '' }]),
  )
  const records = (await exportLeads(db, { numbers: new Set(desk.keys()) })).map((record) => ({
    ...record,
    ...desk.get(record['number'] ?? ''),
  }))
  await noteView(db, { who, what: 'exported', numbers: [...desk.keys()], at })
  const name = `requests-${dayIn(DEFAULT_ZONE, at)}`
  const count = records.length
  return format === 'json'
    ? { name: `${name}.json`, count, text: JSON.stringify(records, null, 2) }
    : { name: `${name}.xlsx`, count, rows: toRows([...EXPORT_COLUMNS, ...DESK_COLUMNS], records) }
}
