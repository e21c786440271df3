import { NBSP } from '#src/domain/nbsp.ts'
import { DAY_MINUTES as DAY, toMinutes, type Timetable } from '#src/domain/timetable.ts'
import { localTime } from '#src/domain/local-time.ts'
import { type OpenState, openStateAt, dayText } from '#src/domain/opening-hours.ts'

/** With less than this before closing, no call is promised for today. */
const ENOUGH_MINUTES = 30

/**
 * When a place calls back after a message at `now`: "сегодня до 21:00", "завтра после 09:00", in its local time. Public
 * holidays count as days off here too.
 */
export function callTimeText(timetable: Timetable, timeZone: string, now: Date): string {
  const state = openStateAt(timetable, timeZone, now)
  if (!state.open) return afterOpening(state)
  if (state.until === null) return 'сегодня'
  const left = toMinutes(state.until) - localTime(timeZone, now).minutes
  if (left >= ENOUGH_MINUTES) return `сегодня до${NBSP}${state.until}`
  // A place that closes after midnight makes no calls then.
  const closed = openStateAt(timetable, timeZone, new Date(now.getTime() + (left < 0 ? left + DAY : left) * 60_000))
  return closed.open ? 'в рабочее время' : afterOpening(closed)
}

const afterOpening = ({ opens }: OpenState & { open: false }): string =>
  opens ? `${dayText(opens)} после${NBSP}${opens.time}` : 'в рабочее время'
