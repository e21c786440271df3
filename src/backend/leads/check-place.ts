import { CallError, wrongFields } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { findCityById, findDealerById } from '#src/backend/dealers.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import type { LeadRequest } from '#src/domain/shapes/lead.ts'

/** The city and the dealer a request names; null where it needs none. */
export type Place = { city: City | null; dealer: Dealer | null }

/** Throws CallError 422 for a place that does not exist or does not belong together. */
export async function placeOf(db: Database, lead: LeadRequest): Promise<Place> {
  if (lead.lead_type === 'waiting-list') return { city: null, dealer: null }
  if (lead.lead_type === 'lounge') return checkLounge(db, lead.dealer_id)
  return lead.lead_type === 'configurator' ? checkAnyDealer(db, lead) : checkDealer(db, lead)
}

/** Lounges belong to dealers, so naming the dealer names the city. */
async function checkLounge(db: Database, dealerId: number): Promise<{ city: City; dealer: Dealer }> {
  const dealer = await findDealerById(db, dealerId)
  const city = dealer?.services.includes('lounge') ? await findCityById(db, dealer.city_id) : undefined
  if (!dealer || !city) throw wrongFields({ dealer_id: 'Выберите лаунж' })
  return { city, dealer }
}

/** A car may be ordered from any dealer, including one outside the city of the form: the dealer's city is stored. */
async function checkAnyDealer(
  db: Database,
  { city_id, dealer_id }: { city_id: number; dealer_id: number },
): Promise<{ city: City; dealer: Dealer }> {
  const dealer = await findDealerById(db, dealer_id)
  return checkDealer(db, { city_id: (await findCityById(db, city_id)) && dealer ? dealer.city_id : city_id, dealer_id })
}

const NUMBER = /^\d{1,9}$/

/** Errors of city and dealer in a form whose other fields are wrong, so that all errors are reported at once. */
export async function wrongPlaceOf(
  db: Database,
  { lead_type: type, city_id = '', dealer_id = '' }: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const hasPlace = (type === 'trade-in' || type === 'test-drive') && NUMBER.test(city_id) && NUMBER.test(dealer_id)
  if (!hasPlace) return {}
  try {
    await checkDealer(db, { city_id: Number(city_id), dealer_id: Number(dealer_id) })
    return {}
  } catch (error) {
    if (error instanceof CallError && error.errors) return error.errors
    throw error
  }
}

async function checkDealer(
  db: Database,
  { city_id, dealer_id }: { city_id: number; dealer_id: number },
): Promise<{ city: City; dealer: Dealer }> {
  const city = await findCityById(db, city_id)
  if (!city) throw wrongFields({ city_id: 'Выберите город' })
  const dealer = await findDealerById(db, dealer_id)
  if (!dealer) throw wrongFields({ dealer_id: 'Выберите дилера' })
  if (dealer.city_id !== city.id)
    throw wrongFields({ dealer_id: `Этот дилер не в городе ${city.name}. Выберите другого` })
  return { city, dealer }
}
