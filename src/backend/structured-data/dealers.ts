import type { AutoDealer, DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import type { Database } from '#src/backend/database.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import { organizationId } from '#src/backend/structured-data/ids.ts'
import { telephone } from '#src/backend/structured-data/organization.ts'
import { shareCardOf } from '#src/content/share-cards.ts'
import { BRAND } from '#src/domain/brand.ts'
import type { City, Dealer, Hours } from '#src/domain/dealer.ts'
import { hrefTo } from '#src/routes.ts'

const DAYS: readonly DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Every dealer with place, phone and the hours of his showroom, in the order of the page. */
export async function autoDealers(db: Database, origin: string): Promise<AutoDealer[]> {
  const rows = await db
    .selectFrom('dealer')
    .innerJoin('city', 'city.id', 'dealer.city_id')
    .select(['dealer.document', 'city.document as city'])
    .orderBy('city.sort')
    .orderBy('dealer.sort')
    .execute()
  return rows.map(({ document, city }) =>
    autoDealer(origin, parseDocument<Dealer>({ document }), parseDocument<City>({ document: city })),
  )
}

function autoDealer(origin: string, dealer: Dealer, city: City): AutoDealer {
  const { id, name, legal_name, address, phone, email, lat, lng, hours } = dealer
  const url = origin + hrefTo('dealers', { query: { city: city.code } })
  return {
    '@type': 'AutoDealer',
    '@id': `${origin}${hrefTo('dealers')}#dealer-${id}`,
    name,
    legalName: legal_name,
    url,
    image: origin + shareCardOf('dealers').image,
    telephone: telephone(phone),
    email,
    brand: { '@type': 'Brand', name: BRAND },
    parentOrganization: { '@id': organizationId(origin) },
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city.name, addressCountry: 'RU' },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    openingHoursSpecification: hours.sales.map(openingHours),
    currenciesAccepted: 'RUB',
  }
}

const openingHours = ({ days: [from, to], open, close }: Hours): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: DAYS.slice(from - 1, to),
  opens: open,
  closes: close,
})
