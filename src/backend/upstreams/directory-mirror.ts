import type { Database } from '#src/backend/database.ts'
import { cityRow, dealerRow } from '#src/backend/seed.ts'
import { isNumber, replaceTables } from '#src/backend/upstreams/content-mirror.ts'
import { askOutside } from '#src/backend/upstreams/mirror.ts'
import type { Upstream } from '#src/backend/upstreams/upstream.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { isZone } from '#src/domain/local-time.ts'

/**
 * Keeps our tables of cities and dealers in step with an outside dealer backend: requests are checked against them, so
 * they have to be available when that one is down.
 */
export async function copyDirectory(db: Database, upstream: Upstream): Promise<void> {
  const [cities, dealers] = await Promise.all([
    askOutside(upstream, 'GET /v1/city', { query: {} }),
    askOutside(upstream, 'GET /v1/dealer', { query: {} }),
  ])
  await writeDirectory(db, cities ?? [], dealers ?? [])
}

/** Writes differences, all or nothing. An empty list counts as an error: the existing one stays. */
export async function writeDirectory(db: Database, cities: readonly City[], dealers: readonly Dealer[]): Promise<void> {
  const known = cities.filter(({ id, sort, timezone }) => isNumber(id) && isNumber(sort) && isZone(timezone))
  const ids = new Set(known.map(({ id }) => id))
  const city = known.map(({ dealers_count: _counted, ...own }) => cityRow(own))
  const dealer = dealers.filter(({ city_id, sort }) => ids.has(city_id) && isNumber(sort)).map(dealerRow)
  if (city.length > 0 && dealer.length > 0) await replaceTables(db, { city, dealer })
}
