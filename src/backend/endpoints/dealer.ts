import { notFound } from '#src/backend/call-error.ts'
import { parseDocument, type Context, type Endpoint } from '#src/backend/endpoint.ts'
import { readFlag, readInteger, type Query } from '#src/backend/query.ts'
import type { CityBody } from '#src/domain/content/city.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'

/** Dealers that match both flags; city_id limits them to one city (gaps.md 8). */
export const getDealers: Endpoint<'GET /v1/dealer'> = async (context, query) => {
  const cityId = readInteger(query, 'city_id', 'Номер города — целое число')
  if (cityId !== undefined) await requireCity(context, cityId)
  const rows = await selectDealers(context, query)
    .select('dealer.document')
    .$if(cityId !== undefined, (select) => select.where('city_id', '=', cityId!))
    .orderBy('sort')
    .execute()
  return rows.map((row) => parseDocument<Dealer>(row))
}

/** Cities with such dealers; `dealers_count` counts only those. */
export const getCities: Endpoint<'GET /v1/city'> = async (context, query) => {
  const rows = await selectDealers(context, query)
    .innerJoin('city', 'city.id', 'dealer.city_id')
    .select((eb) => ['city.document', eb.fn.countAll<number>().as('dealers')])
    .groupBy(['city.id', 'city.document', 'city.sort'])
    .orderBy('city.sort')
    .execute()
  return rows.map((row) => {
    const { region_code: _code, region_name: _name, tax_rates: _rates, ...city } = parseDocument<StoredCity>(row)
    return { ...city, dealers_count: Number(row.dealers) }
  })
}

/** Tax rates are for the pages that calculate (content/live.ts). */
type StoredCity = Omit<City, 'dealers_count'> & Partial<Pick<CityBody, 'region_code' | 'region_name' | 'tax_rates'>>

function selectDealers({ db }: Context, query: Query) {
  const certified = readFlag(query, 'certified')
  const testDrive = readFlag(query, 'testDrive')
  return db
    .selectFrom('dealer')
    .$if(certified, (select) => select.where('certified', '=', 1))
    .$if(testDrive, (select) => select.where('test_drive', '=', 1))
}

async function requireCity({ db }: Context, id: number): Promise<void> {
  const city = await db.selectFrom('city').select('id').where('id', '=', id).executeTakeFirst()
  if (!city) throw notFound('Город не найден')
}
