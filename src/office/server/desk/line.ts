import { sql, type Selectable } from 'kysely'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import type { Database } from '#src/backend/database.ts'
import { dealerOfLead } from '#src/backend/dealers.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import { isOpenAt } from '#src/backend/schedule.ts'
import { isNow } from '#src/backend/outbox/channel.ts'
import type { LeadTable } from '#src/backend/tables.ts'
import { BRAND } from '#src/brand/brand.ts'
import { modelName } from '#src/content/models/summary.ts'
import { dayIn } from '#src/domain/day.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import type { Holidays } from '#src/domain/holidays.ts'
import { isModelCode } from '#src/domain/model.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { DESK_STATES } from '#src/office/desk-states.ts'
import type { Actor, Office } from '#src/office/server/context.ts'
import { actAt, filtered, isLate } from '#src/office/server/desk/filter.ts'
import { isVisible } from '#src/office/server/desk/scope.ts'
import type { DeskLine } from '#src/office/shapes/request.ts'

/** Rows of the desk as its list shows them. */

type LineQuery = ReturnType<typeof filtered>

/** The columns of a row. */
export const withColumns = (query: LineQuery, at: string) =>
  query
    .leftJoin('dealer', 'dealer.id', 'lead.dealer_id')
    .leftJoin('office_user', 'office_user.id', 'office_request.owner_id')
    .selectAll('lead')
    .select([
      'office_request.state as desk_state',
      'office_request.version',
      'office_request.confirmed_at',
      'office_request.owner_id',
      'office_request.remind_at',
      'office_request.is_demo',
      'office_user.name as owner_name',
      dealerOfLead.as('dealer_document'),
    ])
    .select((eb) => [
      actAt(eb).as('act_at'),
      eb
        .case()
        .when(isLate(eb, at))
        .then(sql<number>`1`)
        .else(sql<number>`0`)
        .end()
        .as('is_late'),
    ])

export type LineRow = Awaited<ReturnType<ReturnType<typeof withColumns>['execute']>>[number]

type LinesContext = Pick<Office, 'db' | 'now' | 'outsideHours'> & { who: Actor }

/** Rows with data of other tables: other requests of the same phone, messages that failed. */
export async function linesOf({ db, who, ...rest }: LinesContext, rows: readonly LineRow[]): Promise<DeskLine[]> {
  if (rows.length === 0) return []
  const [others, troubles] = await Promise.all([countOthers(db, who, rows), troublesOf(db, rows)])
  const calendar = { ...rest, holidays: await holidaysIn(db) }
  return rows.map((row) => ({
    ...lineOf(row),
    others: Math.max(0, (others.get(row.phone_hash ?? '') ?? 1) - 1),
    trouble: troubles.get(row.id) ?? null,
    isClosed: isClosed(row, calendar),
  }))
}

function lineOf(row: LineRow): Omit<DeskLine, 'others' | 'trouble' | 'isClosed'> {
  const { name, phone } = personOf(row)
  return {
    number: row.number,
    created: row.created_at,
    type: row.type,
    status: row.status,
    state: DESK_STATES.find((state) => state === row.desk_state) ?? 'new',
    version: row.version,
    model: modelText(row.model),
    dealer: row.dealer_document === null ? null : parseDocument<Dealer>({ document: row.dealer_document }).name,
    hour: row.slot_date && row.slot_time ? { date: row.slot_date, time: row.slot_time } : null,
    isConfirmed: row.confirmed_at !== null,
    name,
    phoneTail: phone === '' ? '' : `${phone.slice(-4, -2)}-${phone.slice(-2)}`,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? 'Бывший сотрудник' },
    due: row.act_at ?? null,
    isPromised: row.call_by !== null && row.call_by === row.act_at,
    remind: row.remind_at,
    isLate: Number(row.is_late) === 1,
    isSuspected: row.held === 'suspected',
    isDemo: row.is_demo === 1,
  }
}

type Known = Pick<Office, 'now' | 'outsideHours'> & { holidays: Holidays }

/** Hours of an outside schedule are not checked here. */
function isClosed(
  { status, held, slot_date: date, slot_time: time, dealer_document: document }: LineRow,
  { now, outsideHours, holidays }: Known,
): boolean {
  if (outsideHours || status !== 'accepted' || held === 'freed' || document === null) return false
  if (date === null || time === null || date < dayIn(DEFAULT_ZONE, now())) return false
  return !isOpenAt(parseDocument<Dealer>({ document }), { date, time }, holidays)
}

export const modelText = (code: string | null): string | null =>
  code === null ? null : isModelCode(code) ? modelName(code).replace(BRAND, '').trim() : code.toUpperCase()

function personOf({ personal }: Pick<Selectable<LeadTable>, 'personal'>): { name: string; phone: string } {
  const { name = '', surname = '', phone = '' } = JSON.parse(personal ?? '{}') as Record<string, unknown>
  return { name: `${String(name)} ${String(surname)}`.trim(), phone: String(phone) }
}

async function countOthers(db: Database, who: Actor, rows: readonly LineRow[]): Promise<Map<string, number>> {
  const hashes = rows.flatMap(({ phone_hash }) => (phone_hash === null ? [] : [phone_hash]))
  if (hashes.length === 0) return new Map()
  const counted = await db
    .selectFrom('lead')
    .select((eb) => ['lead.phone_hash', eb.fn.countAll<number>().as('count')])
    .where('lead.phone_hash', 'in', hashes)
    .where((eb) => isVisible(eb, who))
    .groupBy('lead.phone_hash')
    .execute()
  return new Map(counted.map(({ phone_hash, count }) => [phone_hash ?? '', Number(count)]))
}

async function troublesOf(db: Database, rows: readonly LineRow[]): Promise<Map<string, 'dead' | 'waiting'>> {
  const found = await db
    .selectFrom('outbox')
    .select(['lead_id', 'state'])
    .where(
      'lead_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('state', 'in', ['dead', 'waiting'])
    .where('channel', '!=', 'people')
    .where(isNow)
    .execute()
  const worst = new Map<string, 'dead' | 'waiting'>()
  for (const { lead_id, state } of found)
    if (state === 'dead' || !worst.has(lead_id)) worst.set(lead_id, state === 'dead' ? 'dead' : 'waiting')
  return worst
}
