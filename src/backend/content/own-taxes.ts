import type { Database } from '#src/backend/database.ts'
import type { OwnTax } from '#src/content/live-content.ts'
import type { CityBody } from '#src/domain/content/city.ts'
import { readTaxRates } from '#src/domain/content/tax-rates.ts'

/**
 * Regions of the cities that have dealers, for the transport tax; rates from the first city of the region that says
 * any.
 */
export async function ownTaxes(db: Database): Promise<OwnTax[]> {
  const dealers = await db.selectFrom('dealer').select('city_id').distinct().execute()
  const withDealers = new Set(dealers.map(({ city_id }) => city_id))
  const rows = await db.selectFrom('city').select('document').orderBy('sort').orderBy('id').execute()
  // Cast: rows are written in this shape alone (seed.ts, cities.ts); those of the code name no region.
  const cities = rows.map(({ document }) => JSON.parse(document) as Partial<CityBody> & Pick<CityBody, 'id'>)
  const named = cities.filter(({ region_code = '' }) => region_code !== '')
  return [...Map.groupBy(named, ({ region_code = '' }) => region_code)].flatMap(([code, own]) => {
    const ids = own.map(({ id }) => id).filter((id) => withDealers.has(id))
    const source = own.find(({ tax_rates = '' }) => tax_rates !== '')
    const rates = readTaxRates(source?.tax_rates ?? '')
    return ids.length === 0 ? [] : [{ code, name: source?.region_name ?? code, cities: ids, ...(rates && { rates }) }]
  })
}
