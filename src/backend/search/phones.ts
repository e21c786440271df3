import type { Database } from '#src/backend/database.ts'
import { dealersInCities } from '#src/backend/dealers.ts'
import { company } from '#src/brand/brand.ts'

/** Whose phone a query is: somebody with a missed call searches for the number. */

/** Ids of the documents whose numbers start so; null for what is no phone, or an unknown one. */
export type Phones = (q: string) => string[] | null

const WRITTEN = /^[+\d\s().\u2010-\u2015-]+$/
/** Fewer digits may be anything. */
const MIN_DIGITS = 4
/** A number without its 8 or +7. */
const DIGITS = 10

export async function createPhones(db: Database): Promise<Phones> {
  const owners = [
    { id: 'page-contacts', phones: [company.supportPhone] },
    ...(await dealersInCities(db)).map(({ dealer: { id, phone, phone_service, team = [] } }) => ({
      id: `dealer-${id}`,
      phones: [phone, phone_service, ...team.map((member) => member.phone)],
    })),
  ].map(({ id, phones }) => ({ id, numbers: phones.map((phone) => (phone ?? '').replace(/\D/g, '').slice(-DIGITS)) }))
  return (q) => {
    const begun = beginningsOf(q)
    const found = owners.filter(({ numbers }) =>
      begun.some((text) => numbers.some((number) => number.startsWith(text))),
    )
    return found.length > 0 ? found.map(({ id }) => id) : null
  }
}

/** Prefixes that a query may be: ten digits may start with the trunk prefix 8 or with a code. */
function beginningsOf(q: string): string[] {
  const digits = q.replace(/\D/g, '')
  if (!WRITTEN.test(q.trim()) || digits.length < MIN_DIGITS || digits.length > DIGITS + 1) return []
  const hasPrefix = /^[78]/.test(digits)
  return [
    ...(hasPrefix ? [digits.slice(1)] : []),
    ...(digits.length === DIGITS || (!hasPrefix && digits.length < DIGITS) ? [digits] : []),
  ]
}
