import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Database } from '#src/backend/database.ts'
import { findDealerById, timeZoneOf } from '#src/backend/dealers.ts'
import { SLOT_MINUTES } from '#src/backend/schedule.ts'
import { ownUrl, type LeadRow } from '#src/backend/leads/visitor-request.ts'
import { modelName } from '#src/content/models/summary.ts'
import { BRAND } from '#src/brand/brand.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** The calendar reminds the day before, s. */
const REMINDER_S = 86_400

/**
 * The booked hour as an iCalendar file. A request is always the same event (UID); every change raises SEQUENCE, so
 * calendars that have it move or cancel it. Null when nothing was booked. Contains no names.
 */
export async function calendarFile(db: Database, secret: string, context: CalendarContext): Promise<string | null> {
  const row = await db.selectFrom('lead').selectAll().where('secret', '=', secret).executeTakeFirst()
  const entry = row && (await calendarOfLead(db, row, context))
  return entry?.content ?? null
}

/**
 * Organizer of the event: calendars accept changes only from the same one (RFC 5546). Null where no letters are sent.
 */
export type Organizer = { name: string; email: string }
type CalendarContext = { publicOrigin: string; organizer: Organizer | null }
type Entry = { method: 'PUBLISH' | 'CANCEL'; content: string }

/** The same for a request, with the method that a letter has to name. */
export async function calendarOfLead(
  db: Database,
  row: LeadRow,
  { publicOrigin, organizer }: CalendarContext,
): Promise<Entry | null> {
  if (!row.slot_date || !row.slot_time || row.dealer_id === null) return null
  const dealer = await findDealerById(db, row.dealer_id)
  if (!dealer) return null
  const timeZone = await timeZoneOf(db, dealer)
  const isOn = (row.status === 'accepted' || row.status === 'expired') && row.held !== 'freed'
  const calendar = ical({
    prodId: { company: BRAND, product: 'Site', language: 'RU' },
    method: isOn ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.CANCEL,
    timezone: { name: timeZone, generator: describeZone },
  })
  const summary = `Тест-драйв ${BRAND} ${row.model ? modelName(row.model as ModelCode) : ''}`.trim()
  const event = calendar.createEvent({
    // A random id alone (RFC 7986, 5.3): with the host in it, a move to another host would duplicate the event.
    id: row.id,
    sequence: row.sequence,
    status: isOn ? ICalEventStatus.TENTATIVE : ICalEventStatus.CANCELLED,
    stamp: new Date(row.updated_at),
    // Without a zone of its own: a local time, in the calendar's zone.
    start: `${row.slot_date}T${row.slot_time}:00`,
    end: endOf(row.slot_date, row.slot_time),
    timezone: timeZone,
    summary,
    location: { title: dealer.name, address: dealer.address, geo: { lat: dealer.lat, lon: dealer.lng } },
    description: `${dealer.name}, ${dealer.address}\nТелефон: ${dealer.phone}\nИзменить или отменить: ${publicOrigin}${ownUrl(row.secret)}`,
    ...(organizer && { organizer }),
  })
  // No reminder of a cancelled drive.
  if (isOn) event.createAlarm({ type: ICalAlarmType.display, trigger: REMINDER_S, description: `Завтра: ${summary}` })
  // The library writes the time stamp by the clock of this machine.
  const content = calendar.toString().replace(/^DTSTAMP:\w+/m, `DTSTAMP:${utcStamp(row.updated_at)}`)
  return { method: isOn ? 'PUBLISH' : 'CANCEL', content }
}

/** `2021-07-16T08:30:00.000Z` as `20210716T083000Z`. */
const utcStamp = (at: string): string => at.replace(/[-:]|\.\d+/g, '')

function endOf(date: string, time: string): string {
  const end = new Date(Date.parse(`${date}T${time}:00Z`) + SLOT_MINUTES * 60_000)
  return end.toISOString().slice(0, 19)
}

/** Russian zones have had one offset all year since 2014, so one rule describes each. */
function describeZone(timeZone: string): string {
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/^GMT|:/g, '')
  const shift = offset || '+0000'
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:20141026T020000',
    `TZOFFSETFROM:${shift}`,
    `TZOFFSETTO:${shift}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n')
}
