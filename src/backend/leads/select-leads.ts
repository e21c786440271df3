import type { Database } from '#src/backend/database.ts'
import type { Held } from '#src/backend/tables.ts'

/** Selects requests; all given criteria have to match. Hashes may be shortened as `busy` prints them. */
export type Selection = {
  numbers?: readonly string[]
  held?: Held
  /** Of the phone, of the network: see `busyOf`. */
  phoneHash?: string
  networkHash?: string
  dealerId?: number
  /** ISO moments of sending: from, and before. */
  since?: string
  until?: string
}

const PREFIX = /^[\da-f]{8,64}$/

/** The selected requests that are still open, oldest first. */
export function chosenLeads(db: Database, { numbers, held, phoneHash, networkHash, ...rest }: Selection) {
  return db
    .selectFrom('lead')
    .selectAll()
    .where('status', '=', 'accepted')
    .where('personal', 'is not', null)
    .$if(numbers !== undefined, (query) => query.where('number', 'in', numbers ?? []))
    .$if(held !== undefined, (query) => query.where('held', '=', held ?? null))
    .$if(phoneHash !== undefined, (query) => query.where('phone_hash', 'like', prefix(phoneHash)))
    .$if(networkHash !== undefined, (query) =>
      query.where(
        'id',
        'in',
        db.selectFrom('consent').select('lead_id').where('address_hash', 'like', prefix(networkHash)),
      ),
    )
    .$if(rest.dealerId !== undefined, (query) => query.where('dealer_id', '=', rest.dealerId ?? null))
    .$if(rest.since !== undefined, (query) => query.where('created_at', '>=', rest.since ?? ''))
    .$if(rest.until !== undefined, (query) => query.where('created_at', '<', rest.until ?? ''))
    .orderBy('created_at')
}

/** Those of the numbers that no request has, not even an erased one. */
export async function unknownNumbers(db: Database, numbers: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('lead').select('number').where('number', 'in', numbers).execute()
  const known = new Set(rows.map(({ number }) => number))
  return numbers.filter((number) => !known.has(number))
}

/** What the commands say of them, each exactly so. */
export const unknownText = (numbers: readonly string[]): string => `No request has the number ${numbers.join(', ')}.`

/** A hash consists of these characters only, so nothing in it is a wildcard. */
function prefix(hash = ''): string {
  if (!PREFIX.test(hash)) throw new RangeError('A hash is 8 to 64 characters of 0-9 and a-f, as "busy" prints it.')
  return `${hash}%`
}
