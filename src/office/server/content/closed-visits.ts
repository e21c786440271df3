import { holidaysIn } from '#src/backend/content/days-off.ts'
import type { Database } from '#src/backend/database.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import { isOpenAt } from '#src/backend/schedule.ts'
import { dealerTimetable } from '#src/content/dealer-hours.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'
import type { DaysOffBody } from '#src/domain/content/days-off.ts'
import { dayIn, readDay } from '#src/domain/day.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import type { Holidays } from '#src/domain/holidays.ts'
import { plain } from '#src/domain/nbsp.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { hoursOn } from '#src/domain/timetable.ts'
import type { Office } from '#src/office/server/context.ts'
import type { ClosedVisit } from '#src/office/shapes/content.ts'

/**
 * Future visits agreed for hours in which a list of days off closes the dealer. They are kept: the visitor was promised
 * the hour, and somebody has to call. `days` null: the statutory holidays.
 */
export async function closedVisits(
  { db, now, outsideHours }: Pick<Office, 'db' | 'now' | 'outsideHours'>,
  { year, days }: { year: number; days: DaysOffBody['days'] | null },
): Promise<ClosedVisit[]> {
  const known = await holidaysIn(db)
  const withList: Holidays = { ...known, [year]: days }
  const withoutHolidays: Holidays = { ...known, [year]: [] }
  const visits = await comingVisits(db, dayIn(DEFAULT_ZONE, now()))
  return visits
    .filter(({ date }) => date.startsWith(`${year}-`))
    .filter(({ time }) => time === null || outsideHours === undefined)
    .filter((visit) => !isOpenFor(visit, withList) && isOpenFor(visit, withoutHolidays))
    .toSorted(inOrder)
    .map(asShown)
}

type Changed = { closed: ClosedVisit[]; moved: ClosedVisit[] }

/**
 * The same of one dealer whose card is to be changed. `closed`: at an hour in which he is closed by the new card and open
 * by the present one, or for a test drive that he offers no more. `moved`: the visitor has been told another address.
 */
export async function visitsOfDealer(
  { db, now, outsideHours }: Pick<Office, 'db' | 'now' | 'outsideHours'>,
  next: ContentBody<'dealer'>,
): Promise<Changed> {
  const holidays = await holidaysIn(db)
  const visits = (await comingVisits(db, dayIn(DEFAULT_ZONE, now())))
    .filter(({ dealer }) => dealer.id === next.id)
    .toSorted(inOrder)
  const offers = ({ services }: Pick<Dealer, 'services'>, { time }: Visit) =>
    services.includes(time === null ? 'lounge' : 'testDrive')
  const isKnown = ({ time }: Visit) => time === null || outsideHours === undefined
  const isServed = (visit: Visit, dealer: Pick<Dealer, 'hours' | 'services' | 'special_hours'>) =>
    offers(dealer, visit) &&
    (!isKnown(visit) || isOpenFor({ ...visit, dealer: { ...visit.dealer, ...dealer } }, holidays))
  const { services, hours, special_hours = [] } = next
  const closed = visits.filter(
    (visit) => isServed(visit, visit.dealer) && !isServed(visit, { services, hours, special_hours }),
  )
  const moved = visits.filter(({ dealer }) => plain(dealer.address) !== plain(next.address))
  return { closed: closed.map(asShown), moved: moved.map(asShown) }
}

const inOrder = (a: Visit, b: Visit): number => `${a.date} ${a.time ?? ''}`.localeCompare(`${b.date} ${b.time ?? ''}`)

const asShown = ({ number, date, time, dealer, city }: Visit): ClosedVisit => ({
  number,
  date,
  time,
  dealer: `${dealer.name}, ${city.name}`,
})

type Visit = Pick<ClosedVisit, 'number' | 'date' | 'time'> & { dealer: Dealer; city: City }

const isOpenFor = ({ dealer, date, time }: Visit, holidays: Holidays): boolean =>
  time === null
    ? hoursOn(dealerTimetable(dealer, undefined, holidays), date) !== null
    : isOpenAt(dealer, { date, time }, holidays)

/** Test drives by hour, visits to the lounge by day. */
async function comingVisits(db: Database, today: string): Promise<Visit[]> {
  const rows = await db
    .selectFrom('lead')
    .innerJoin('dealer', 'dealer.id', 'lead.dealer_id')
    .innerJoin('city', 'city.id', 'dealer.city_id')
    .select(['lead.number', 'lead.slot_date', 'lead.slot_time', 'lead.personal'])
    .select(['dealer.document as dealer', 'city.document as city'])
    .where('lead.status', '=', 'accepted')
    .where((eb) => eb.or([eb('lead.held', 'is', null), eb('lead.held', '!=', 'freed')]))
    .where((eb) => eb.or([eb('lead.slot_date', '>=', today), eb('lead.type', '=', 'lounge')]))
    .execute()
  return rows.flatMap(({ number, slot_date, slot_time, personal, ...row }) => {
    const date = slot_date ?? dayOfVisit(personal)
    if (date === null || date < today) return []
    const dealer = parseDocument<Dealer>({ document: row.dealer })
    return [{ number, date, time: slot_time, dealer, city: parseDocument<City>({ document: row.city }) }]
  })
}

/** Of a visit to the lounge, which has a day and no hour; null where its data are erased. */
function dayOfVisit(personal: string | null): string | null {
  // Cast: JSON of the fields of the form (leads/content.ts).
  const { date } = JSON.parse(personal ?? '{}') as { date?: string }
  return date === undefined ? null : readDay(date)
}
