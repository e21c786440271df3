import type { Database } from '#src/backend/database.ts'
import { dealersInCities } from '#src/backend/dealers.ts'

type Fields = Readonly<Record<string, string>>

/**
 * Completes the place of a trade-in like its form with scripts: a dealer determines the city, and the only dealer of a
 * city need not be chosen. Given values are left unchanged.
 */
export async function withPlace(db: Database, fields: Fields): Promise<Fields> {
  const { lead_type: type, city_id: city = '', dealer_id: dealer = '' } = fields
  if (type !== 'trade-in' || (city === '') === (dealer === '')) return fields
  const all = (await dealersInCities(db)).filter(({ dealer: { services } }) => services.includes('tradeIn'))
  const [found, ...others] = all.filter((one) => String(dealer ? one.dealer.id : one.city.id) === (dealer || city))
  if (!found || others.length > 0) return fields
  return { ...fields, city_id: String(found.city.id), dealer_id: String(found.dealer.id) }
}
