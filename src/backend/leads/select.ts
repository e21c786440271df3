import type { Selectable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { findCityById, findKnownDealer } from '#src/backend/dealers.ts'
import { inBatches } from '#src/backend/leads/batches.ts'
import { isNow } from '#src/backend/outbox/channel.ts'
import type { LeadTable, OutboxTable } from '#src/backend/tables.ts'

/** Filter of requests for an operator. */
export type LeadFilter = {
  /** With a message to the CRM in this state. */
  state?: OutboxTable['state'] | undefined
  type?: string | undefined
  /** Number of the dealer, or part of the dealer's name. */
  dealer?: string | undefined
  /** ISO moments: from the first, before the second. */
  since?: string | undefined
  before?: string | undefined
  /** In any notation; compared by its last ten digits. */
  phone?: string | undefined
  /** Part of where it came from: the form, a site, an advertising tag. */
  source?: string | undefined
  /** Only these numbers. */
  numbers?: ReadonlySet<string> | undefined
  /** Only those whose data are not erased. */
  isKept?: boolean
}

export type FoundLead = Selectable<LeadTable> & {
  dealer: string | null
  city: string | null
  /** Parsed from the columns of the same names; null once erased. */
  about: Record<string, string> | null
  cameFrom: Record<string, string>
}

/** Newest first. Names and phones are inside JSON documents, so they are filtered here and not by the database. */
export async function selectLeads(db: Database, filter: LeadFilter): Promise<FoundLead[]> {
  const rows = await rowsOf(db, filter)
  // Once for each: there are a few dozen, and their documents are longer than a request.
  const dealers = await namesOf(rows, 'dealer_id', (id) => findKnownDealer(db, id))
  const cities = await namesOf(rows, 'city_id', (id) => findCityById(db, id))
  return rows
    .map((row) => ({
      ...row,
      dealer: dealers.get(row.dealer_id) ?? null,
      city: cities.get(row.city_id) ?? null,
      about: row.personal === null ? null : textsOf(row.personal),
      cameFrom: textsOf(row.origin),
    }))
    .filter((lead) => isMeant(lead, filter))
}

type Row = Selectable<LeadTable>

async function rowsOf(db: Database, { numbers, ...filter }: LeadFilter): Promise<Row[]> {
  if (numbers === undefined) return matching(db, filter).execute()
  const rows = await inBatches([...numbers], (batch) => matching(db, filter).where('number', 'in', batch).execute())
  return rows.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
}

const matching = (db: Database, { state, type, since, before, isKept }: LeadFilter) =>
  db
    .selectFrom('lead')
    .selectAll()
    .$if(state !== undefined, (select) =>
      select.where('id', 'in', db.selectFrom('outbox').select('lead_id').where('state', '=', state!).where(isNow)),
    )
    .$if(type !== undefined, (select) => select.where('type', '=', type as LeadTable['type']))
    .$if(since !== undefined, (select) => select.where('created_at', '>=', since!))
    .$if(before !== undefined, (select) => select.where('created_at', '<', before!))
    .$if(isKept === true, (select) => select.where('personal', 'is not', null))
    .orderBy('created_at', 'desc')

async function namesOf(
  rows: readonly Row[],
  column: 'dealer_id' | 'city_id',
  find: (id: number) => Promise<{ name: string } | undefined>,
): Promise<Map<number | null, string>> {
  const names = new Map<number | null, string>()
  for (const id of new Set(rows.map((row) => row[column]))) {
    const found = id === null ? undefined : await find(id)
    if (found) names.set(id, found.name)
  }
  return names
}

/** The last four digits, which a caller or a colleague may remember; fewer would match too many. */
export const PHONE_PART_MIN = 4
export const WHOLE_PHONE = 10
const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '')

/** A whole number, in any notation of its prefix, or a part of it. */
function hasPhone(known: string, asked: string): boolean {
  const [all, part] = [digitsOf(known), digitsOf(asked)]
  return part.length < WHOLE_PHONE ? all.includes(part) : all.slice(-WHOLE_PHONE) === part.slice(-WHOLE_PHONE)
}

function isMeant(lead: FoundLead, { dealer, phone, source }: LeadFilter): boolean {
  const has = (text: string | null, part: string) => (text ?? '').toLowerCase().includes(part.toLowerCase())
  if (dealer !== undefined && String(lead.dealer_id) !== dealer && !(/\D/.test(dealer) && has(lead.dealer, dealer)))
    return false
  if (phone !== undefined && !hasPhone(lead.about?.['phone'] ?? '', phone)) return false
  return source === undefined || [lead.place, ...Object.values(lead.cameFrom)].some((text) => has(text, source))
}

const textsOf = (json: string | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(JSON.parse(json ?? '{}') as Record<string, unknown>).map(([key, value]) => [
      key,
      String(value ?? ''),
    ]),
  )
