import { conflict } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import type { Slot } from '#src/backend/leads/check-slot.ts'
import type { Held } from '#src/backend/tables.ts'
import { DAY_MS } from '#src/domain/day.ts'
import type { City } from '#src/domain/dealer.ts'
import { leadMessages } from '#src/domain/lead.ts'
import { DEFAULT_ZONE, instantIn } from '#src/domain/time-zone.ts'

/**
 * Decides which requests hold no hour. They are answered like any other: the response reveals nothing about what else
 * was sent with a phone or from a network (docs/decisions/0018).
 */

export type HoldLimits = {
  /** Hours one phone may hold at a time. */
  hoursOfPhone: number
  /** Hours one network (/24, /48) may take in a day. */
  hoursOfNetwork: number
  /** Requests of one phone in a day that are sent to the CRM. */
  leadsOfPhone: number
}
export const HOLD_LIMITS: HoldLimits = { hoursOfPhone: 2, hoursOfNetwork: 10, leadsOfPhone: 10 }
/** For load tests (RATE_LIMIT=0). */
export const NO_HOLD_LIMITS: HoldLimits = { hoursOfPhone: Infinity, hoursOfNetwork: Infinity, leadsOfPhone: Infinity }

type Sent = {
  slot: Slot | null
  hashes: { phone: string; address: string }
  /** The honeypot field was filled in. */
  isTrapped: boolean
  limits: HoldLimits
  now: Date
}

/** Whether a new request is held, checked in its transaction; null when it is not. */
export async function holdOf(db: Database, { slot, hashes, isTrapped, limits, now }: Sent): Promise<Held | null> {
  if (isTrapped) return 'suspected'
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  if ((await leadsOfPhone(db, hashes.phone, dayAgo)) >= limits.leadsOfPhone) return 'suspected'
  if (!slot) return null
  const isMuch =
    (await hoursOfPhone(db, hashes.phone, now)) >= limits.hoursOfPhone ||
    (await hoursOfNetwork(db, hashes.address, dayAgo)) >= limits.hoursOfNetwork
  return isMuch ? 'dealer' : null
}

async function leadsOfPhone(db: Database, phoneHash: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('phone_hash', '=', phoneHash)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Hours that have not begun, each by the clock of its dealer. */
async function hoursOfPhone(db: Database, phoneHash: string, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('slot_booking')
    .innerJoin('lead', 'lead.id', 'slot_booking.lead_id')
    .leftJoin('dealer', 'dealer.id', 'slot_booking.dealer_id')
    .leftJoin('city', 'city.id', 'dealer.city_id')
    .select(['slot_booking.date', 'slot_booking.time', 'city.document as city'])
    .where('lead.phone_hash', '=', phoneHash)
    // No dealer's clock is behind UTC.
    .where('slot_booking.date', '>=', now.toISOString().slice(0, 10))
    .execute()
  const zoneOf = (city: string | null) =>
    city === null ? DEFAULT_ZONE : parseDocument<City>({ document: city }).timezone
  return rows.filter(({ date, time, city }) => instantIn(zoneOf(city), date, time) > now).length
}

async function hoursOfNetwork(db: Database, addressHash: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('consent')
    .innerJoin('slot_booking', 'slot_booking.lead_id', 'consent.lead_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('consent.kind', '=', 'processing')
    .where('consent.address_hash', '=', addressHash)
    .where('consent.given_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Whether the dealer has to confirm its hour. */
export const waitsForDealer = ({ held }: { held: Held | null }): boolean => held === 'dealer' || held === 'freed'

/** A held request for a taken hour is rejected like any other. Throws CallError 409. */
export async function refuseTaken(db: Database, dealerId: number, { date, time }: Slot): Promise<void> {
  const taken = await db
    .selectFrom('slot_booking')
    .select('date')
    .where('dealer_id', '=', dealerId)
    .where('date', '=', date)
    .where('time', '=', time)
    .executeTakeFirst()
  if (taken) throw conflict(leadMessages.slotTaken)
}
