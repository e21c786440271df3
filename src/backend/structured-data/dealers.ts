import type { AutoDealer, DayOfWeek, LocationFeatureSpecification, OpeningHoursSpecification } from 'schema-dts'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import type { Database } from '#src/backend/database.ts'
import { dealersInCities, type DealerInCity } from '#src/backend/dealers.ts'
import { organizationId } from '#src/backend/structured-data/ids.ts'
import { telephone } from '#src/backend/structured-data/organization.ts'
import { ACCESS_ROWS } from '#src/content/access.ts'
import { dealerTimetable } from '#src/content/dealer-hours.ts'
import { shareCardOf } from '#src/content/share-cards.ts'
import { BRAND } from '#src/brand/brand.ts'
import { dayIn } from '#src/domain/day.ts'
import type { Access, Dealer, Hours } from '#src/domain/dealer.ts'
import type { Holidays } from '#src/domain/holidays.ts'
import { openHoursOf } from '#src/domain/opening-hours.ts'
import { differentDays, type DifferentDay } from '#src/domain/timetable.ts'
import { hrefTo } from '#src/routes.ts'

/** How long before special days are announced. */
const DAYS_AHEAD = 30
const DAYS: readonly DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Every dealer with address, phone and showroom hours, in the order of the page. */
export async function autoDealers(db: Database, origin: string, now: Date): Promise<AutoDealer[]> {
  const holidays = await holidaysIn(db)
  return (await dealersInCities(db)).map((found) => autoDealer(origin, found, { now, holidays }))
}

/** Id of a dealer in structured data, the same in the list and on the dealer's own page. */
export const dealerId = (origin: string, { id }: Pick<Dealer, 'id'>): string =>
  `${origin}${hrefTo('dealers')}#dealer-${id}`

type DateContext = { now: Date; holidays: Holidays }

export function autoDealer(origin: string, { dealer, city }: DealerInCity, { now, holidays }: DateContext): AutoDealer {
  const { code, name, legal_name, address, postcode, phone, email, site, lat, lng } = dealer
  const special = differentDays(dealerTimetable(dealer, undefined, holidays), dayIn(city.timezone, now), DAYS_AHEAD)
  return {
    '@type': 'AutoDealer',
    '@id': dealerId(origin, dealer),
    name,
    legalName: legal_name,
    url: origin + hrefTo('dealers', { query: { dealer: code } }),
    image: origin + shareCardOf('dealers').image,
    telephone: telephone(phone),
    email,
    ...(site && { sameAs: site }),
    brand: { '@type': 'Brand', name: BRAND },
    parentOrganization: { '@id': organizationId(origin) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city.name,
      ...(postcode && { postalCode: postcode }),
      addressCountry: 'RU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    openingHoursSpecification: openHoursOf(dealer).map(openingHours),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special.map(specialHours) }),
    ...(dealer.access && { amenityFeature: amenities(dealer.access) }),
    currenciesAccepted: 'RUB',
  }
}

const openingHours = ({ days: [from, to], open, close }: Hours): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: DAYS.slice(from - 1, to),
  opens: open,
  closes: close,
})

/** A closed day opens and closes at midnight, as search engines read it. */
const specialHours = ({ date, hours }: DifferentDay): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  opens: hours?.open ?? '00:00',
  closes: hours?.close ?? '00:00',
})

/** Known facts about access for people with disabilities; unknown ones are left out. */
const amenities = (access: Access): LocationFeatureSpecification[] =>
  ACCESS_ROWS.flatMap(({ key, name }) => {
    const value = access[key]
    return value === null ? [] : { '@type': 'LocationFeatureSpecification', name, value }
  })
