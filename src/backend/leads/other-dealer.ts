import type { Selectable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { dealersInCities, findKnownDealer } from '#src/backend/dealers.ts'
import type { LeadTable } from '#src/backend/tables.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import { AROUND_KM, byDistance } from '#src/domain/geo.ts'

type LeadRow = Pick<Selectable<LeadTable>, 'id' | 'type' | 'model' | 'dealer_id'>

/** Dealers that a request may be passed on to: with the same service, near the dealer who has not called. */

/** The nearest of them; undefined where there is none. */
export const otherDealer = async (db: Database, row: LeadRow): Promise<Dealer | undefined> =>
  (await otherDealers(db, row))[0]

/** All of them, the nearest first. Dealers who have had the request are excluded. */
export async function otherDealers(db: Database, row: LeadRow): Promise<Dealer[]> {
  const all = (await dealersInCities(db)).map(({ dealer }) => dealer)
  const present = row.dealer_id === null ? undefined : await findKnownDealer(db, row.dealer_id)
  if (!present) return []
  const former = await db.selectFrom('lead_pass').select('from_dealer_id').where('lead_id', '=', row.id).execute()
  const had = new Set([present.id, ...former.map(({ from_dealer_id }) => from_dealer_id)])
  const fitting = all.filter((dealer) => !had.has(dealer.id) && canServe(dealer, row))
  return byDistance(present, fitting)
    .filter(({ km }) => km <= AROUND_KM)
    .map(({ item }) => item)
}

function canServe({ testDrive, test_models, services }: Dealer, { type, model }: LeadRow): boolean {
  switch (type) {
    case 'test-drive':
      return testDrive && test_models.some((code) => code === model)
    case 'trade-in':
      return services.includes('tradeIn')
    case 'lounge':
      return services.includes('lounge')
    case 'configurator':
      return services.includes('sales')
    case 'waiting-list':
      return false
  }
}
