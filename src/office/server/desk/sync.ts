import { setImmediate as nextTurn } from 'node:timers/promises'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import type { Database } from '#src/backend/database.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import { dueAt } from '#src/backend/leads/call-promise.ts'
import { isPostgres } from '#src/backend/postgres.ts'
import { inWrite } from '#src/backend/write.ts'
import { DAY_MS } from '#src/domain/day.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import type { Holidays } from '#src/domain/holidays.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { searchTextOf } from '#src/office/server/desk/search-text.ts'

/**
 * Creates the desk's row of every new request. Visitors' requests are accepted without the office, so
 * that they cost the same with and without it; each read of the desk starts with this, two counts when there is
 * nothing to do.
 */

const BATCH = 200
/** Requests from before the desk existed are not late. */
const FRESH_MS = 3 * DAY_MS

export async function syncDesk(db: Database, now: Date): Promise<void> {
  let left = (await countOf(db, 'lead')) - (await countOf(db, 'office_request'))
  let from: string | undefined
  while (left > 0) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after another
    const rows = await inWrite(db, (write) => addBatch(write, { count: Math.min(left, BATCH), from, now }))
    // Another process has created them.
    if (rows.length === 0) return
    left -= rows.length
    from = rows.at(-1)?.created_at
    // An office that is opened after years has many to create, and visitors are served meanwhile.
    if (left > 0) await nextTurn()
  }
}

type Batch = { count: number; from: string | undefined; now: Date }

/** Whoever erases one of them meanwhile waits, and finds its row: name and phone are in it for the search. */
async function addBatch(write: Database, { count, from, now }: Batch): Promise<Missing[]> {
  const rows = await missing(write, count, from)
  if (rows.length === 0) return rows
  const holidays = await holidaysIn(write)
  await write
    .insertInto('office_request')
    .values(rows.map((row) => newRow(row, { now, holidays })))
    .onConflict((clash) => clash.doNothing())
    .execute()
  return rows
}

/** Every row of the desk is of a request. */
async function countOf(db: Database, table: 'lead' | 'office_request'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Missing = Awaited<ReturnType<typeof missing>>[number]

/** The newest first, where new ones are found without reading the others; `from`: not newer than this. */
const missing = (db: Database, count: number, from: string | undefined) =>
  db
    .selectFrom('lead')
    .leftJoin('office_request', 'office_request.lead_id', 'lead.id')
    .leftJoin('dealer', 'dealer.id', 'lead.dealer_id')
    .leftJoin('city', 'city.id', 'dealer.city_id')
    .select(['lead.id', 'lead.created_at', 'lead.status', 'lead.personal', 'lead.call_by'])
    .select(['dealer.document as dealer', 'city.document as city'])
    .where('office_request.lead_id', 'is', null)
    .$if(from !== undefined, (select) => select.where('lead.created_at', '<=', from!))
    .orderBy('lead.created_at', 'desc')
    .limit(count)
    .$if(isPostgres(db), (select) => select.forUpdate('lead'))
    .execute()

type DateContext = { now: Date; holidays: Holidays }

function newRow(row: Missing, context: DateContext) {
  const isOpen = row.status === 'accepted' || row.status === 'cancelled'
  return {
    lead_id: row.id,
    state: isOpen ? 'new' : 'done',
    owner_id: null,
    due_at: row.status === 'accepted' ? dueOf(row, context) : null,
    remind_at: null,
    confirmed_at: null,
    version: 0,
    updated_at: row.created_at,
    search: row.personal === null ? null : searchTextOf(row.personal),
    is_demo: 0,
  }
}

function dueOf({ dealer, city, created_at, call_by }: Missing, { now, holidays }: DateContext): string | null {
  if (call_by !== null) return call_by
  const sent = new Date(created_at)
  if (dealer === null || now.getTime() - sent.getTime() > FRESH_MS) return null
  const zone = city === null ? DEFAULT_ZONE : parseDocument<City>({ document: city }).timezone
  return dueAt(parseDocument<Dealer>({ document: dealer }), zone, sent, holidays)?.toISOString() ?? null
}
