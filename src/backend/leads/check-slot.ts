import { conflict, wrongFields } from '#src/backend/call-error.ts'
import { scheduleDays, slotsOn } from '#src/backend/schedule.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import type { Holidays } from '#src/domain/holidays.ts'
import { leadMessages } from '#src/domain/lead.ts'
import type { ScheduleMap } from '#src/domain/schedule.ts'

/** An hour as stored: date YYYY-MM-DD, time HH:MM, local to the dealer. */
export type Slot = { date: string; time: string }

type Known = {
  now: Date
  holidays: Holidays
  /** The outside schedule's hours; null when it does not respond, undefined where the schedule is embedded. */
  hours: ScheduleMap | null | undefined
}
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/**
 * The hour in the stored form, if it is one of the dealer's hours within the window. When an outside schedule does not
 * respond, the hour is accepted: the schedule decides when it receives the request. Throws CallError 409, 422.
 */
export function checkSlot(
  dealer: Dealer,
  timeZone: string,
  { date, time }: { date?: string | undefined; time?: string | undefined },
  { now, hours, holidays }: Known,
): Slot {
  const day = scheduleDays(now, timeZone).find(({ key }) => key === date)
  if (!day) throw wrongFields({ date: date ? leadMessages.slotGone : 'Выберите дату' })
  if (!time || !TIME.test(time)) throw wrongFields({ time: 'Выберите время' })
  if (hours === undefined) {
    if (!slotsOn(dealer, day, holidays).includes(time)) throw wrongFields({ time: leadMessages.slotGone })
  } else if (hours !== null) {
    const slot = hours[day.key]?.[time]
    if (!slot) throw wrongFields({ time: leadMessages.slotGone })
    if (!slot.available) throw conflict(leadMessages.slotTaken)
  }
  return { date: day.date, time }
}
