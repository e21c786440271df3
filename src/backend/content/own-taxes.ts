import type { Database } from '#src/backend/database.ts'
import { regionOfRates, transportTaxes, type TransportTax } from '#src/content/seed/owning-costs.ts'
import type { CityBody } from '#src/domain/content/city.ts'
import { readTaxRates } from '#src/domain/content/tax-rates.ts'

/**
 * The regions of the transport tax with the cities of the office that have dealers: each where it belongs, new regions
 * with the rates of the first city that says any. Null where the code's are all.
 */
export async function ownTaxes(db: Database): Promise<TransportTax[] | null> {
  const dealers = await db.selectFrom('dealer').select('city_id').distinct().execute()
  const withDealers = new Set(dealers.map(({ city_id }) => city_id))
  const rows = await db.selectFrom('city').select('document').orderBy('sort').orderBy('id').execute()
  // Cast: rows are written in this shape alone (seed.ts, cities.ts); those of the code name no region.
  const cities = rows.map(({ document }) => JSON.parse(document) as Partial<CityBody> & Pick<CityBody, 'id'>)
  const named = cities.filter(({ region_code = '' }) => region_code !== '')
  const moved = new Set(named.map(({ id }) => id))
  const own = Map.groupBy(named, ({ region_code = '' }) => region_code)
  const shown = (code: string) => (own.get(code) ?? []).map(({ id }) => id).filter((id) => withDealers.has(id))
  const ofCode = transportTaxes.map((tax) => ({
    ...tax,
    cities: [...tax.cities.filter((id) => !moved.has(id)), ...shown(tax.region.code)],
  }))
  const known = new Set(transportTaxes.map(({ region }) => region.code))
  const added = [...own].flatMap(([code, bodies]) => {
    const source = bodies.find(({ tax_rates = '' }) => tax_rates !== '')
    const rates = readTaxRates(source?.tax_rates ?? '')
    const ids = shown(code)
    if (known.has(code) || rates === null || ids.length === 0) return []
    return [regionOfRates(code, source?.region_name ?? code, ids, rates)]
  })
  const all = [...ofCode, ...added]
  return JSON.stringify(all) === JSON.stringify(transportTaxes) ? null : all
}
