import type { Database } from '#src/backend/database.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'

/** Dealers and cities by their numbers; undefined when there is none. */
export async function findDealerById(db: Database, id: number): Promise<Dealer | undefined> {
  const row = await db.selectFrom('dealer').select('document').where('id', '=', id).executeTakeFirst()
  return row && parseDocument<Dealer>(row)
}

export async function findCityById(db: Database, id: number): Promise<City | undefined> {
  const row = await db.selectFrom('city').select('document').where('id', '=', id).executeTakeFirst()
  return row && parseDocument<City>(row)
}

/** Every dealer of the city belongs to it by a foreign key, so the zone is always there. */
export async function timeZoneOf(db: Database, { city_id }: Dealer): Promise<string> {
  const city = await findCityById(db, city_id)
  if (!city) throw new Error(`City ${city_id} is missing`)
  return city.timezone
}
