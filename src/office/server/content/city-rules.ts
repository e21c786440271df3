import { conflict, wrongFields } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { findCityById, findDealerById } from '#src/backend/dealers.ts'
import { lockName } from '#src/backend/write.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'
import { countOf, formatDate, listed } from '#src/domain/format.ts'
import { distanceKm, formatKm } from '#src/domain/geo.ts'
import { localTime } from '#src/domain/local-time.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { toTime } from '#src/domain/timetable.ts'
import { bookingsAhead, requireNoBookings, VISIT_FORMS } from '#src/office/server/content/booked.ts'
import { heldFrom, type Held } from '#src/office/server/content/cities.ts'
import type { Item } from '#src/office/server/content/stored.ts'

/**
 * Cities and dealers are published apart and need each other: no dealer is on the site without his city, now or after a
 * planned change, and no hour that somebody has booked changes by the clock of its city. To be called when a change of an
 * item is written and not yet applied, in its transaction. Throws CallError 409.
 */
export async function requireCities(db: Database, { kind, key }: Item, now: Date): Promise<void> {
  if (kind !== 'city' && kind !== 'dealer') return
  // Two publications at once would not see one another.
  await lockName(db, 'content')
  const held = await heldFrom(db, now)
  const id = Number(key)
  if (kind === 'dealer') {
    await requireStaying(db, id, held, now)
    await requireCityOf(db, id, held)
    await requireCityKept(db, id, held, now)
    return
  }
  requireNoDealers(id, held)
  await requireClockOfCity(db, id, held, now)
}

/** A dealer stands in his city or near it; farther away the numbers are another place's, or in the wrong order. */
const NEAR_KM = 100

/** Of a dealer's draft: the city may be one that is planned. Throws CallError 422. */
export async function requireKnownCity(
  db: Database,
  { city_id, lat, lng }: Pick<ContentBody<'dealer'>, 'city_id' | 'lat' | 'lng'>,
  now: Date,
): Promise<void> {
  const city = (await heldFrom(db, now)).map(({ cities }) => cities.get(city_id)).find((found) => found !== undefined)
  if (!city) throw wrongFields({ city_id: 'Такого города на сайте нет: сначала опубликуйте его' })
  const km = distanceKm(city, { lat, lng })
  if (km > NEAR_KM)
    throw wrongFields({ lat: `Точка в ${formatKm(km)} от города «${city.name}»: проверьте широту и долготу` })
}

/** «5 декабря 2026 г., 10:00 по Москве» */
function dateTimeText(instant: string): string {
  const { date, minutes } = localTime(DEFAULT_ZONE, new Date(instant))
  return `${formatDate(date)}, ${toTime(minutes)} по Москве`
}

async function requireCityOf(db: Database, dealer: number, held: readonly Held[]): Promise<void> {
  const at = held.findIndex(({ cities, dealers }) => {
    const body = dealers.get(dealer)
    return body !== undefined && !cities.has(body.city_id)
  })
  const without = held[at]
  const city = without?.dealers.get(dealer)?.city_id
  if (!without || city === undefined) return
  const before = held.slice(0, at).findLast(({ cities }) => cities.has(city))
  const after = held.slice(at).find(({ cities }) => cities.has(city))
  const name = (before ?? after)?.cities.get(city)?.name
  if (name === undefined) {
    // Taken off the site, or never there.
    const known = await findCityById(db, city)
    throw conflict(`Города ${known ? `«${known.name}»` : 'этого дилера'} на сайте нет: сначала опубликуйте его`)
  }
  if (after)
    throw conflict(
      `Город «${name}» появится на сайте ${dateTimeText(after.from)}: назначьте дилеру этот час или более поздний`,
    )
  throw conflict(`Город «${name}» уйдёт с сайта ${dateTimeText(without.from)}: дилер остался бы без города`)
}

/** At a planned end nobody would look whether test drives are booked there, as is done when a dealer is hidden. */
async function requireStaying(db: Database, dealer: number, held: readonly Held[], now: Date): Promise<void> {
  const present = held.findIndex(({ dealers }) => dealers.has(dealer))
  const length = present < 0 ? -1 : held.slice(present).findIndex(({ dealers }) => !dealers.has(dealer))
  const without = held[present + length]
  if (length < 0 || !without) return
  const isBooked = held
    .slice(present, present + length)
    .some(({ dealers }) => dealers.get(dealer)?.services.includes('testDrive'))
  if (isBooked)
    throw conflict(
      `Дилер ушёл бы с сайта ${dateTimeText(without.from)} вместе с записями на тест-драйв: уберите «Показывать до» или сначала «Тест-драйв»`,
    )
  await requireNoBookings(db, dealer, now)
}

function requireNoDealers(city: number, held: readonly Held[]): void {
  const dealersIn = ({ dealers }: Held) => [...dealers.values()].filter(({ city_id }) => city_id === city)
  const at = held.findIndex((state) => !state.cities.has(city) && dealersIn(state).length > 0)
  const without = held[at]
  if (!without) return
  const names = listed(dealersIn(without).map(({ name }) => `«${name}»`))
  throw conflict(
    at === 0
      ? `В этом городе есть дилеры: ${names}. Сначала уберите их с сайта или поменяйте им город`
      : `${dateTimeText(without.from)} в городе были бы дилеры: ${names}, а самого города на сайте нет. Сначала уберите их или поменяйте им город`,
  )
}

async function requireClockOfCity(db: Database, id: number, held: readonly Held[], now: Date): Promise<void> {
  const zones = held.flatMap(({ cities }) => cities.get(id)?.timezone ?? [])
  const known = (await findCityById(db, id))?.timezone
  requireNoPlan(zones, 'Часовой пояс города меняют', 'до него записались бы по другому времени')
  if (known === undefined || zones.every((zone) => zone === known)) return
  const dealers = await db.selectFrom('dealer').select('id').where('city_id', '=', id).execute()
  await requireNoVisits(
    db,
    dealers.map((dealer) => dealer.id),
    now,
  )
}

/** Who has booked is expected where the dealer was then, by the clock of that city; nobody would tell him of another. */
async function requireCityKept(db: Database, id: number, held: readonly Held[], now: Date): Promise<void> {
  const dealer = await findDealerById(db, id)
  const cities = held.flatMap(({ dealers }) => dealers.get(id)?.city_id ?? [])
  if (dealer === undefined || cities.every((city) => city === dealer.city_id)) return
  requireNoPlan(cities, 'Город дилера меняют', 'до него записались бы в прежний город')
  await requireNobodyExpected(db, id, now)
}

/** Throws CallError 409 where the dealer has test drives to come, and so cannot move to another city. */
export async function requireNobodyExpected(db: Database, dealer: number, now: Date): Promise<void> {
  const { count, last } = await bookingsAhead(db, [dealer], now)
  if (last !== null)
    throw conflict(
      `Город дилера сейчас не сменить: впереди ${countOf(count, VISIT_FORMS)} на тест-драйв в прежнем, последняя ${formatDate(last)} Дождитесь их или отмените в «Заявках»`,
    )
}

/** Until a planned change of the clock, or of the city, hours could be booked by the present one. */
function requireNoPlan([first, ...later]: readonly (string | number)[], what: string, why: string): void {
  if (later.some((value) => value !== first))
    throw conflict(`${what} сразу и без срока, а не в назначенный час: ${why}`)
}

/** What was agreed is an hour of the city's clock: by another one the visitor would come at a wrong time. */
async function requireNoVisits(db: Database, dealers: readonly number[], now: Date): Promise<void> {
  const { count, last } = await bookingsAhead(db, dealers, now)
  if (last !== null)
    throw conflict(
      `Часовой пояс сейчас не сменить: впереди ${countOf(count, VISIT_FORMS)} на тест-драйв по нынешнему времени, последняя ${formatDate(last)} Дождитесь их или отмените в «Заявках»`,
    )
}
