import type { Database } from '#src/backend/database.ts'
import { dealerOfLead, findCityById, findDealerById } from '#src/backend/dealers.ts'
import { EXPORT_COLUMNS } from '#src/backend/leads/export-columns.ts'
import { waitsForDealer } from '#src/backend/leads/hold.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import { shownDay } from '#src/domain/day.ts'
import { DESK_STATES } from '#src/office/desk-states.ts'
import type { Actor, Handler } from '#src/office/server/context.ts'
import { eventsOf, namesOf, SENT } from '#src/office/server/desk/events.ts'
import { filtered } from '#src/office/server/desk/filter.ts'
import { linesOf, withColumns, type LineRow } from '#src/office/server/desk/line.ts'
import { transferredSince } from '#src/office/server/desk/transferred.ts'
import { findVisible, isVisible } from '#src/office/server/desk/scope.ts'
import { syncDesk } from '#src/office/server/desk/sync.ts'
import { noteView } from '#src/office/server/views.ts'
import type { DeskRequest } from '#src/office/shapes/request.ts'

/** One request with everything about it. Logged as a disclosure. */
export const getRequest: Handler<'requests.get'> = async (context, { number }) => {
  const { db, who, now } = context
  const time = now()
  await syncDesk(db, time)
  const { id } = await findVisible(db, who, number)
  const row = await withColumns(filtered(db, who, {}, time), time.toISOString())
    .where('lead.id', '=', id)
    .executeTakeFirstOrThrow()
  const [line] = await linesOf(context, [row])
  if (!line) throw new Error('A row gave no line')
  if (row.personal !== null) await noteView(db, { who, what: 'opened', numbers: [number], at: time })
  return { ...line, ...(await aboutOf(db, who, row)), duplicates: await duplicatesOf(db, who, row) }
}

async function aboutOf(db: Database, who: Actor, row: LineRow) {
  const sent = textsOf(row.personal)
  const city = row.city_id === null ? undefined : await findCityById(db, row.city_id)
  const dealer = row.dealer_id === null ? undefined : await findDealerById(db, row.dealer_id)
  // A dealer reads nothing that the people of another one noted or did before the request became his.
  const since = (who.dealers !== null && (await transferredSince(db, row.id))) || ''
  return {
    phone: sent['phone'] ?? null,
    email: sent['email'] ?? null,
    city: city?.name ?? null,
    dealerId: row.dealer_id,
    fields: labelled(sent, new Set(['name', 'surname', 'phone', 'email', 'file'])),
    marks: [
      { label: 'Форма', value: row.place },
      ...(row.page === '' ? [] : [{ label: 'Страница', value: row.page }]),
      ...labelled(textsOf(row.origin), new Set(['config'])),
    ],
    consents: await consentsOf(db, row.id),
    keptUntil: row.erase_at,
    isErased: row.personal === null,
    waitsForDealer: waitsForDealer(row),
    notes: await notesOf(db, row.id, since),
    messages: await messagesOf(db, row.id),
    events: (await eventsOf(db, row)).filter(({ id, at }) => id === SENT || at >= since),
    canMove: canMove(row, dealer),
  } satisfies Omit<DeskRequest, keyof Awaited<ReturnType<typeof linesOf>>[number] | 'duplicates'>
}

const canMove = (row: LineRow, dealer: Dealer | undefined): boolean =>
  row.type === 'test-drive' && row.status === 'accepted' && dealer !== undefined && row.personal !== null

const TITLES = new Map(EXPORT_COLUMNS.map(({ key, title, text }) => [key, { title, text }]))
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** In the order and with the names of the export. */
function labelled(values: Readonly<Record<string, string>>, without: ReadonlySet<string>) {
  return [...TITLES].flatMap(([key, { title, text }]) => {
    const value = Object.hasOwn(values, key) && !without.has(key) ? (values[key] ?? '') : ''
    return value === '' ? [] : [{ label: title, value: DAY.test(value) ? shownDay(value) : (text?.(value) ?? value) }]
  })
}

const textsOf = (json: string | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(JSON.parse(json ?? '{}') as Record<string, unknown>).map(([key, value]) => [
      key,
      String(value ?? ''),
    ]),
  )

const CONSENTS = { processing: 'Обработка данных', advertising: 'Реклама' } as const

async function consentsOf(db: Database, leadId: string) {
  const rows = await db
    .selectFrom('consent')
    .select(['kind', 'given_at', 'withdrawn_at'])
    .where('lead_id', '=', leadId)
    .orderBy('kind', 'desc')
    .execute()
  return rows.map(({ kind, given_at, withdrawn_at }) => ({
    label: CONSENTS[kind],
    given: given_at,
    withdrawn: withdrawn_at,
  }))
}

async function notesOf(db: Database, leadId: string, since: string) {
  const rows = await db
    .selectFrom('office_note')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .execute()
  const names = await namesOf(db)
  return rows.map(({ id, created_at, author_id, text }) => ({
    id,
    at: created_at,
    who: names.get(author_id) ?? 'Бывший сотрудник',
    text,
  }))
}

async function messagesOf(db: Database, leadId: string) {
  const rows = await db.selectFrom('outbox').selectAll().where('lead_id', '=', leadId).orderBy('created_at').execute()
  return rows.map(({ channel, event, state, attempts, last_error, created_at, done_at }) => ({
    channel,
    event,
    state,
    attempts,
    error: last_error,
    at: done_at ?? created_at,
  }))
}

async function duplicatesOf(db: Database, who: Actor, { id, phone_hash }: LineRow): Promise<DeskRequest['duplicates']> {
  if (phone_hash === null) return []
  const rows = await db
    .selectFrom('lead')
    .innerJoin('office_request', 'office_request.lead_id', 'lead.id')
    .leftJoin('dealer', 'dealer.id', 'lead.dealer_id')
    .select(['lead.number', 'lead.created_at', 'lead.type', 'office_request.state'])
    .select(dealerOfLead.as('document'))
    .where('lead.phone_hash', '=', phone_hash)
    .where('lead.id', '!=', id)
    .where((eb) => isVisible(eb, who))
    .orderBy('lead.created_at', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ number, created_at, type, state, document }) => ({
    number,
    created: created_at,
    type,
    state: DESK_STATES.find((known) => known === state) ?? 'new',
    dealer: document === null ? null : (JSON.parse(document) as Pick<Dealer, 'name'>).name,
  }))
}
