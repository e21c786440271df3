import { sql } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'

/** Dealers and cities by id; undefined when there is none. */
export async function findDealerById(db: Database, id: number): Promise<Dealer | undefined> {
  const row = await db.selectFrom('dealer').select('document').where('id', '=', id).executeTakeFirst()
  return row && parseDocument<Dealer>(row)
}

/**
 * The same of a dealer who has left the site: as he was last known. His requests still name him, and he is told what may
 * be done with the data that he has got.
 */
export const findKnownDealer = async (db: Database, id: number): Promise<Dealer | undefined> =>
  (await findDealerById(db, id)) ?? (await formerStates(db, id))[0]

/** Every name that the dealer has had on the site, the present one first: a consent names him as he was called then. */
export async function dealerNames(db: Database, id: number): Promise<string[]> {
  const [present, former] = [await findDealerById(db, id), await formerStates(db, id)]
  return [...new Set([...(present ? [present] : []), ...former].map(({ name }) => name))]
}

/** As the office has published him, newest first, then as the code ships him. */
async function formerStates(db: Database, id: number): Promise<Dealer[]> {
  const ofDealer = { kind: 'dealer', key: String(id) } as const
  const versions = await db
    .selectFrom('content_version')
    .select('body')
    .where('kind', '=', ofDealer.kind)
    .where('key', '=', ofDealer.key)
    .where('state', '=', 'published')
    .where('body', 'is not', null)
    .orderBy('published_at', 'desc')
    .execute()
  const shipped = await db
    .selectFrom('content_shipped')
    .select('body')
    .where('kind', '=', ofDealer.kind)
    .where('key', '=', ofDealer.key)
    .execute()
  return [...versions, ...shipped].flatMap(({ body }) =>
    body === null ? [] : [parseDocument<Dealer>({ document: body })],
  )
}

/**
 * For queries of requests joined with `dealer`: the dealer's document, or its last known state when the dealer was
 * removed from the site, because the request still has to show its dealer.
 */
export const dealerOfLead = sql<string | null>`coalesce(
  dealer.document,
  (SELECT body FROM content_version WHERE kind = 'dealer' AND key = CAST(lead.dealer_id AS text)
    AND state = 'published' AND body IS NOT NULL ORDER BY published_at DESC LIMIT 1),
  (SELECT body FROM content_shipped WHERE kind = 'dealer' AND key = CAST(lead.dealer_id AS text))
)`

/** The name of a request's dealer, also when the dealer was removed from the site. */
export async function dealerNameOf(db: Database, leadId: string): Promise<string | null> {
  const row = await db
    .selectFrom('lead')
    .leftJoin('dealer', 'dealer.id', 'lead.dealer_id')
    .select(dealerOfLead.as('document'))
    .where('lead.id', '=', leadId)
    .executeTakeFirst()
  return typeof row?.document === 'string' ? parseDocument<Dealer>({ document: row.document }).name : null
}

export async function findCityById(db: Database, id: number): Promise<City | undefined> {
  const row = await db.selectFrom('city').select('document').where('id', '=', id).executeTakeFirst()
  return row && parseDocument<City>(row)
}

/** A foreign key ties every dealer to a city, so the zone always exists. */
export async function timeZoneOf(db: Database, { city_id }: Dealer): Promise<string> {
  const city = await findCityById(db, city_id)
  if (!city) throw new Error(`City ${city_id} is missing`)
  return city.timezone
}

export type DealerInCity = { dealer: Dealer; city: City }

/** Every dealer with its city, in the order of the page. */
export async function dealersInCities(db: Database): Promise<DealerInCity[]> {
  const rows = await selectInCities(db).orderBy('city.sort').orderBy('dealer.sort').execute()
  return rows.map(toDealerInCity)
}

/** The dealer with this code, as used in addresses; undefined when there is none. */
export async function findDealerByCode(db: Database, code: string): Promise<DealerInCity | undefined> {
  const all = await dealersInCities(db)
  return all.find(({ dealer }) => dealer.code === code)
}

const selectInCities = (db: Database) =>
  db
    .selectFrom('dealer')
    .innerJoin('city', 'city.id', 'dealer.city_id')
    .select(['dealer.document as dealer', 'city.document as city'])

const toDealerInCity = (row: { dealer: string; city: string }): DealerInCity => ({
  dealer: parseDocument<Dealer>({ document: row.dealer }),
  city: parseDocument<City>({ document: row.city }),
})
