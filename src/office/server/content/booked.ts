import { conflict } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { dayIn } from '#src/domain/day.ts'
import { countOf, formatDate } from '#src/domain/format.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'

export const VISIT_FORMS = ['запись', 'записи', 'записей'] as const

/** Test drives to come at these dealers: how many, and the day of the last one, null where there is none. */
export async function bookingsAhead(
  db: Database,
  dealers: readonly number[],
  now: Date,
): Promise<{ count: number; last: string | null }> {
  if (dealers.length === 0) return { count: 0, last: null }
  const { count, last } = await db
    .selectFrom('lead')
    .select((eb) => [eb.fn.countAll<number | string>().as('count'), eb.fn.max('slot_date').as('last')])
    .where('dealer_id', 'in', [...dealers])
    .where('status', '=', 'accepted')
    .where('slot_date', '>=', dayIn(DEFAULT_ZONE, now))
    .where((eb) => eb.or([eb('held', 'is', null), eb('held', '!=', 'freed')]))
    .executeTakeFirstOrThrow()
  return { count: Number(count), last }
}

/**
 * A dealer with a booking cannot be removed from the site: the visitor's page and letters would have no address.
 * Throws CallError 409.
 */
export async function requireNoBookings(db: Database, dealer: number, now: Date): Promise<void> {
  const { count, last } = await bookingsAhead(db, [dealer], now)
  if (last !== null)
    throw conflict(
      `У дилера впереди ${countOf(count, VISIT_FORMS)} на тест-драйв, последняя ${formatDate(last)} Сначала отмените их в «Заявках»`,
    )
}
