import { conflict } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { dayIn } from '#src/domain/day.ts'
import { countOf, formatDate } from '#src/domain/format.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'

/**
 * A dealer with a booking cannot be removed from the site: the visitor's page and letters would have no address.
 * Throws CallError 409.
 */
export async function demandNoBookings(db: Database, dealer: number, now: Date): Promise<void> {
  const { count, last } = await db
    .selectFrom('lead')
    .select((eb) => [eb.fn.countAll<number | string>().as('count'), eb.fn.max('slot_date').as('last')])
    .where('dealer_id', '=', dealer)
    .where('status', '=', 'accepted')
    .where('slot_date', '>=', dayIn(DEFAULT_ZONE, now))
    .where((eb) => eb.or([eb('held', 'is', null), eb('held', '!=', 'freed')]))
    .executeTakeFirstOrThrow()
  if (last !== null)
    throw conflict(
      `У дилера впереди ${countOf(Number(count), ['запись', 'записи', 'записей'])} на тест-драйв, последняя ${formatDate(last)} Сначала отмените их в «Заявках»`,
    )
}
