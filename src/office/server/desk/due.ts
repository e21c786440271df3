import { dealerTimetable } from '#src/content/dealer-hours.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import { localTime } from '#src/domain/local-time.ts'
import { openStateAt } from '#src/domain/opening-hours.ts'
import { momentIn } from '#src/domain/time-zone.ts'
import { toMinutes } from '#src/domain/timetable.ts'

/** Somebody calls within so much of the dealer's working time. */
const CALL_MINUTES = 60
const MINUTE_MS = 60_000

/** Until when a request sent at `sent` has to be called back; null where the opening is not known. */
export function dueAt(dealer: Dealer, timeZone: string, sent: Date): Date | null {
  const timetable = dealerTimetable(dealer)
  const state = openStateAt(timetable, timeZone, sent)
  if (!state.open) return afterOpening(state.opens, timeZone)
  if (state.until === null) return later(sent, CALL_MINUTES)
  const until = toMinutes(state.until)
  const { minutes } = localTime(timeZone, sent)
  const left = until - minutes + (until < minutes ? 24 * 60 : 0)
  if (left >= CALL_MINUTES) return later(sent, CALL_MINUTES)
  const next = openStateAt(timetable, timeZone, later(sent, left))
  return next.open ? later(sent, CALL_MINUTES) : afterOpening(next.opens, timeZone)
}

const later = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS)

const afterOpening = (opens: { date: string; time: string } | null, timeZone: string): Date | null =>
  opens && later(momentIn(timeZone, opens.date, opens.time), CALL_MINUTES)
