import { badRequest, notFound } from '#src/backend/call-error.ts'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import { findCityById } from '#src/backend/dealers.ts'
import { parseDocument, type Context, type Endpoint } from '#src/backend/endpoint.ts'
import { readModelCode } from '#src/backend/endpoints/model.ts'
import { readInteger } from '#src/backend/query.ts'
import { bookedSlots, scheduleDays, slotsOn, type ScheduleDate } from '#src/backend/schedule.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import type { ScheduleMap } from '#src/domain/schedule.ts'
import type { Holidays } from '#src/domain/holidays.ts'
import { AROUND_KM, distanceKm } from '#src/domain/geo.ts'
import type { NearestSlot } from '#src/domain/shapes/visitor-request.ts'

/** The first free hour of every nearby dealer that offers test drives (of that model), soonest first. */
export const getNearestSlots: Endpoint<'GET /v1/nearest-slots'> = async (context, query) => {
  const cityId = readInteger(query, 'city_id', 'Номер города — целое число')
  if (cityId === undefined) throw badRequest('Не указан город')
  const city = await findCityById(context.db, cityId)
  if (!city) throw notFound('Город не найден')
  const model = readModelCode(query, 'model')
  const near = (await testDriveDealers(context)).filter(
    ({ dealer, distance }) =>
      (dealer.city_id === city.id || distance(city) <= AROUND_KM) && (!model || dealer.test_models.includes(model)),
  )
  const holidays = await holidaysIn(context.db)
  const found = await Promise.all(near.map((row) => firstFree(context, row, { city, model, holidays })))
  return found
    .filter((slot) => slot !== null)
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.slot.distance_km - b.slot.distance_km)
    .map(({ slot }) => slot)
}

type Row = { dealer: Dealer; timeZone: string; distance: (city: City) => number }

async function testDriveDealers({ db }: Context): Promise<Row[]> {
  const rows = await db
    .selectFrom('dealer')
    .innerJoin('city', 'city.id', 'dealer.city_id')
    .select(['dealer.document as dealer', 'city.document as city'])
    .where('test_drive', '=', 1)
    .orderBy('dealer.sort')
    .execute()
  return rows.map((row) => {
    const dealer = parseDocument<Dealer>({ document: row.dealer })
    return {
      dealer,
      timeZone: parseDocument<City>({ document: row.city }).timezone,
      distance: (city) => distanceKm(city, dealer),
    }
  })
}

const firstOfMap =
  (map: ScheduleMap) =>
  ({ key }: ScheduleDate): string | undefined =>
    Object.entries(map[key] ?? {})
      .filter(([, { available }]) => available)
      .map(([time]) => time)
      .toSorted()[0]

const firstOfDealer =
  (dealer: Dealer, holidays: Holidays, isBooked: (date: string, time: string) => boolean) =>
  (day: ScheduleDate): string | undefined =>
    slotsOn(dealer, day, holidays).find((start) => !isBooked(day.date, start))

type Wanted = { city: City; model: string | undefined; holidays: Holidays }

async function firstFree(
  { db, now, outsideHours }: Context,
  { dealer, timeZone, distance }: Row,
  { city, model, holidays }: Wanted,
): Promise<{ at: string; slot: NearestSlot } | null> {
  const days = scheduleDays(now(), timeZone)
  const freeOf = outsideHours
    ? firstOfMap((await outsideHours(dealer.id, model ?? '')) ?? {})
    : firstOfDealer(dealer, holidays, await bookedSlots(db, dealer.id, days))
  for (const day of days) {
    const { date, key } = day
    const time = freeOf(day)
    if (time)
      return {
        at: `${date} ${time}`,
        slot: { dealer_id: dealer.id, date: key, time, distance_km: Math.round(distance(city)) },
      }
  }
  return null
}
