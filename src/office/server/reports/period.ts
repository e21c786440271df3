import { CallError, wrongFields } from '#src/backend/call-error.ts'
import { shiftDate } from '#src/domain/timetable.ts'
import type { Actor } from '#src/office/server/context.ts'

/** A leap year, the first and the last day included. */
const MAX_DAYS = 366
const PERIOD = 'Выберите период не длиннее года: первый день не позже последнего'

/** The requested period. Throws CallError 422 for an invalid one. */
export function readPeriod<P extends { since: string; until: string }>(period: P): P {
  const { since, until } = period
  if (since > until || until > shiftDate(since, MAX_DAYS - 1)) throw wrongFields({ since: PERIOD })
  return period
}

/** Throws CallError 403 for users who see only their own dealers. */
export function refuseBound({ dealers }: Actor): void {
  if (dealers !== null) throw new CallError(403, 'Этот отчёт — обо всём сайте, а не о ваших дилерах')
}
