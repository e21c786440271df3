import type { Selectable } from 'kysely'
import type { Database } from '#src/backend/database.ts'
import { dealerOfLead } from '#src/backend/dealers.ts'
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
  const { state, type, since, before } = filter
  const rows = await db
    .selectFrom('lead')
    .leftJoin('dealer', 'dealer.id', 'lead.dealer_id')
    .leftJoin('city', 'city.id', 'lead.city_id')
    .selectAll('lead')
    .select([dealerOfLead.as('dealer'), 'city.document as city'])
    .$if(state !== undefined, (select) =>
      select.where('lead.id', 'in', db.selectFrom('outbox').select('lead_id').where('state', '=', state!).where(isNow)),
    )
    .$if(type !== undefined, (select) => select.where('lead.type', '=', type as LeadTable['type']))
    .$if(since !== undefined, (select) => select.where('lead.created_at', '>=', since!))
    .$if(before !== undefined, (select) => select.where('lead.created_at', '<', before!))
    .orderBy('lead.created_at', 'desc')
    .execute()
  return rows
    .map((row) => ({
      ...row,
      dealer: nameOf(row.dealer),
      city: nameOf(row.city),
      about: row.personal === null ? null : textsOf(row.personal),
      cameFrom: textsOf(row.origin),
    }))
    .filter((lead) => isMeant(lead, filter))
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

function isMeant(lead: FoundLead, { dealer, phone, source, numbers }: LeadFilter): boolean {
  if (numbers !== undefined && !numbers.has(lead.number)) return false
  const has = (text: string | null, part: string) => (text ?? '').toLowerCase().includes(part.toLowerCase())
  if (dealer !== undefined && String(lead.dealer_id) !== dealer && !(/\D/.test(dealer) && has(lead.dealer, dealer)))
    return false
  if (phone !== undefined && !hasPhone(lead.about?.['phone'] ?? '', phone)) return false
  return source === undefined || [lead.place, ...Object.values(lead.cameFrom)].some((text) => has(text, source))
}

const parse = (json: string | null): Record<string, unknown> => JSON.parse(json ?? '{}') as Record<string, unknown>
const nameOf = (document: string | null): string | null => (document === null ? null : String(parse(document)['name']))
const textsOf = (json: string | null): Record<string, string> =>
  Object.fromEntries(Object.entries(parse(json)).map(([key, value]) => [key, String(value ?? '')]))
