import { randomUUID } from 'node:crypto'
import { lowestPriceOf } from '#src/backend/configurations/car.ts'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import { acceptLead } from '#src/backend/leads/accept.ts'
import type { Database } from '#src/backend/database.ts'
import { dealersInCities } from '#src/backend/dealers.ts'
import type { Context } from '#src/backend/endpoint.ts'
import { NO_HOLD_LIMITS } from '#src/backend/leads/hold.ts'
import { createMetrics } from '#src/backend/metrics.ts'
import { bookedSlots, scheduleDays, slotsOn } from '#src/backend/schedule.ts'
import { inWrite } from '#src/backend/write.ts'
import type { PicturePlaces } from '#src/backend/pictures/store.ts'
import { models } from '#src/content/models/summary.ts'
import { MADE_LINKS } from '#src/domain/constants.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { ROLES, type Role } from '#src/office/rights.ts'
import { makeLink } from '#src/office/server/auth/links.ts'
import { addUser } from '#src/office/server/auth/users.ts'
import { syncDesk } from '#src/office/server/desk/sync.ts'
import { addDemoContent, removeDemoContent } from './demo-content.ts'
import { addDemoCounts, removeDemoCounts } from './demo-counts.ts'
import { addDemoHours, removeDemoHours } from './demo-hours.ts'
import { addDemoLinks, removeDemoLinks } from './demo-links.ts'
import { addDemoPictures, removeDemoPictures } from './demo-pictures.ts'
import { PEOPLE, USERS } from './demo-people.ts'

/** Fictional requests and users, for trying the office. Marked, so that they can be removed again. */

type Place = PicturePlaces & { origin: string; now: () => Date }

const MINUTE_MS = 60_000

/** `page`: address of a link's figures on the site. */
type Demo = { requests: number; links: { email: string; link: string }[]; page: string }

/**
 * Adds both. Nobody is notified: the messages about a request are dropped in its own transaction, so that no running site
 * finds them waiting.
 */
export async function addDemo(place: Place): Promise<Demo> {
  const { db, now } = place
  const [first] = await dealersInCities(db)
  const links = []
  for (const role of ROLES) {
    const email = `${role}@demo.localhost`
    const dealers = role === 'dealer' && first ? [first.dealer.id] : []
    const known = await db.selectFrom('office_user').select('id').where('email', '=', email).executeTakeFirst()
    const id = known?.id ?? (await addUser(db, { name: USERS[role], email, role, dealers, isDemo: true }, now()))
    links.push({ email, link: (await makeLink(place, id, 'invitation')).link })
  }
  const owners = await ownersOf(db)
  let requests = 0
  for (const [index, person] of PEOPLE.entries()) {
    const sent = new Date(now().getTime() - person.minutesAgo * MINUTE_MS)
    const fields = await fieldsOf(db, index, sent)
    if (!fields) continue
    const owner = owners.get(person.owner ?? 'call-centre') ?? null
    await inWrite(db, async (write) => {
      const { number } = await acceptLead(contextOf(write, sent), { fields, address: '192.0.2.1' })
      await mark(write, number, { state: person.state, owner, now: now() })
    })
    requests++
  }
  await addDemoCounts(db, now())
  const editor = owners.get('editor')
  if (editor !== undefined) {
    // First what shows the pictures is removed, then the pictures.
    await removeDemoContent(db, now())
    await addDemoContent(db, editor, await addDemoPictures(place, editor, now()), now())
  }
  const dealerUser = owners.get('dealer')
  if (dealerUser !== undefined) await addDemoHours(db, dealerUser, now())
  return { requests, links, page: `${MADE_LINKS}/${await addDemoLinks(db, now())}` }
}

async function ownersOf(db: Database): Promise<Map<Role, string>> {
  const users = await db.selectFrom('office_user').select(['id', 'role']).where('is_demo', '=', 1).execute()
  return new Map(
    ROLES.flatMap((role) => users.filter((user) => user.role === role).map(({ id }) => [role, id] as const)),
  )
}

async function fieldsOf(db: Database, index: number, sent: Date): Promise<Record<string, string> | null> {
  const person = PEOPLE[index]
  const dealers = (await dealersInCities(db)).filter(
    ({ dealer }) => dealer.testDrive && dealer.services.includes('tradeIn'),
  )
  const place = dealers[(person?.dealer ?? 0) % Math.max(1, dealers.length)]
  if (!person || !place) return null
  const { dealer, city } = place
  const model = dealer.test_models[index % dealer.test_models.length] ?? 'g70'
  const visitor = {
    name: person.name,
    surname: person.surname,
    phone: person.phone,
    agree: 'on',
    place: person.place,
    page: '/test-drive.html',
    request_key: randomUUID(),
  }
  if (person.type === 'waiting-list') {
    const unpriced = await firstWithoutPrice(db)
    return unpriced && { ...visitor, lead_type: 'waiting-list', model: unpriced }
  }
  const common = {
    ...visitor,
    city_id: String(city.id),
    dealer_id: String(dealer.id),
    ...(person.comment && { comment: person.comment }),
    ...(person.source && { utm_source: person.source }),
  }
  if (person.type === 'trade-in')
    return {
      ...common,
      lead_type: 'trade-in',
      model: String(models.find(({ code }) => code === model)?.id ?? 1),
      tradeInModelName: model.toUpperCase(),
      own_brand: 'Toyota',
      own_model: 'Camry',
      own_year: '2018',
      own_mileage: '84000',
    }
  const days = scheduleDays(sent, city.timezone)
  const holidays = await holidaysIn(db)
  const isBooked = await bookedSlots(db, dealer.id, days)
  const hours = days
    .slice(1 + (index % 5))
    .flatMap((day) => slotsOn(dealer, day, holidays).map((time) => ({ day, time })))
    .filter(({ day, time }) => !isBooked(day.date, time))
  const hour = hours[index % 4]
  return {
    ...common,
    lead_type: 'test-drive',
    model,
    licence: 'on',
    ...(hour && { date: hour.day.key, time: hour.time }),
  }
}

async function firstWithoutPrice(db: Database): Promise<ModelCode | null> {
  for (const code of MODEL_CODES) if ((await lowestPriceOf(db, code)) === null) return code
  return null
}

const contextOf = (db: Database, sent: Date): Context => ({
  db,
  base: 'dealer',
  now: () => sent,
  publicOrigin: 'http://localhost',
  metrikaId: null,
  search: () => Promise.reject(new Error('not asked for')),
  wakeOutbox: () => {},
  metrics: createMetrics(),
  holdLimits: NO_HOLD_LIMITS,
  mail: null,
  outsideHours: undefined,
})

type Marked = { state: string; owner: string | null; now: Date }

async function mark(db: Database, number: string, { state, owner, now }: Marked): Promise<void> {
  const { id } = await db.selectFrom('lead').select('id').where('number', '=', number).executeTakeFirstOrThrow()
  await syncDesk(db, now)
  await db
    .updateTable('office_request')
    .set({ state, owner_id: state === 'new' ? null : owner, is_demo: 1 })
    .where('lead_id', '=', id)
    .execute()
  // An external CRM must not get fictional people.
  await db
    .updateTable('outbox')
    .set({ state: 'dropped', done_at: now.toISOString() })
    .where('lead_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

const OF_A_LEAD = [
  'outbox',
  'consent',
  'slot_booking',
  'lead_document',
  'lead_pass',
  'office_note',
  'office_history',
] as const

/** Removes what `addDemo` has made; returns how many requests. */
export async function removeDemo(place: PicturePlaces & Pick<Place, 'now'>): Promise<number> {
  const { db } = place
  const rows = await db.selectFrom('office_request').select('lead_id').where('is_demo', '=', 1).execute()
  for (const { lead_id } of rows) {
    for (const table of OF_A_LEAD) await db.deleteFrom(table).where('lead_id', '=', lead_id).execute()
    await db.deleteFrom('office_request').where('lead_id', '=', lead_id).execute()
    await db.deleteFrom('lead').where('id', '=', lead_id).execute()
  }
  await removeDemoContent(db, place.now())
  await removeDemoHours(db)
  await removeDemoPictures(place)
  await db.deleteFrom('office_user').where('is_demo', '=', 1).execute()
  await removeDemoCounts(db)
  await removeDemoLinks(db)
  return rows.length
}
