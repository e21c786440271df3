import type { Database } from '#src/backend/database.ts'

export type Busy = { what: 'network' | 'phone' | 'dealer'; key: string; requests: number; held: number }
const BUSIEST = 10
/** Long enough to tell two hashes apart, short enough for a terminal. */
const SHOWN_HASH = 16

/** The busiest senders since a moment (ISO): networks and phones by hash, dealers by number. */
export async function busyOf(db: Database, since: string): Promise<Busy[]> {
  const rows = await db
    .selectFrom('lead')
    .leftJoin('consent', (join) => join.onRef('consent.lead_id', '=', 'lead.id').on('consent.kind', '=', 'processing'))
    .select(['lead.phone_hash', 'lead.dealer_id', 'lead.held', 'consent.address_hash'])
    .where('lead.created_at', '>=', since)
    .execute()
  const ways = {
    network: (row: (typeof rows)[number]) => row.address_hash?.slice(0, SHOWN_HASH),
    phone: (row: (typeof rows)[number]) => row.phone_hash?.slice(0, SHOWN_HASH),
    dealer: (row: (typeof rows)[number]) => row.dealer_id?.toString(),
  }
  return (['network', 'phone', 'dealer'] as const).flatMap((what) => {
    const found = new Map<string, Busy>()
    for (const row of rows) {
      const key = ways[what](row)
      if (key === undefined) continue
      const known = found.get(key) ?? { what, key, requests: 0, held: 0 }
      known.requests++
      if (row.held !== null) known.held++
      found.set(key, known)
    }
    return [...found.values()].toSorted((a, b) => b.requests - a.requests).slice(0, BUSIEST)
  })
}
