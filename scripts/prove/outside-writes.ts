import { openStorage } from '#src/server/data/storage.ts'
import type { Place } from './places.ts'
import { SCHEDULE_FAULTS, scheduleOf, startScheduleServer } from './schedule-server.ts'
import { pause, startSiteProcess } from './site-process.ts'
import { freeHours, send, testDriveForm } from './visitor.ts'

export type OutsideWritesReport = {
  illnesses: number
  booked: number
  /** Posts that the schedule received, accepted or not. */
  posts: number
  /** Accepted while it was failing: must be none. */
  tooEarly: number
  arrived: number
  arrivedTwice: number
  /** Fields that did not arrive as written. */
  wrong: string[]
  /** For a booking that the schedule refused: failed, and not retried. */
  refused: string[]
}

const DEALER = 1
const ILL_MS = 600
const DRAIN_TIMEOUT_MS = 60_000
/** Texts that must not be mistaken for syntax of a form, a header or a part of a form. */
const ODD = { comment: 'две «строки»\n--и черта\nContent-Disposition: form-data; name="phone" 🚗' }

/**
 * Bookings reach an outside schedule as forms over a real socket, parsed there by another library: one during each kind
 * of failure; each arrives once after recovery, complete; a refused one is not retried.
 */
export async function proveOutsideWrites(place: Place): Promise<OutsideWritesReport> {
  const schedule = await startScheduleServer(scheduleOf(5))
  const site = await startSiteProcess({
    ...place.env,
    SCHEDULE_BASE_URL: schedule.base,
    CRM_RETRY_MS: '100',
    LOG_LEVEL: 'silent',
  })
  const databaseUrl = place.env['DATABASE_URL'] || null
  const { db } = await openStorage({ dataDir: place.env['DATA_DIR'] ?? '', databaseUrl }, { warn: () => {} })
  const hours = await freeHours(site.url, DEALER)
  const times: string[] = []
  async function book(): Promise<void> {
    const hour = hours.shift()
    if (!hour) throw new Error('The schedule has no hour left')
    const { receipt, message } = await send(site.url, { ...testDriveForm(times.length, hour), ...ODD })
    if (!receipt) throw new Error(`A request was refused: ${message}`)
    times.push(hour.time)
  }
  const waiting = () =>
    db.selectFrom('outbox').select('id').where('channel', '=', 'schedule').where('state', '=', 'waiting')

  for (const illness of SCHEDULE_FAULTS) {
    schedule.behave(illness)
    await book()
    await pause(ILL_MS)
  }
  const tooEarly = schedule.taken().length
  schedule.behave('healthy')
  for (const since = Date.now(); Date.now() - since < DRAIN_TIMEOUT_MS && (await waiting().execute()).length > 0;) {
    // Often retried messages wait long: an operator would not wait either (npm run leads -- retry).
    await db.updateTable('outbox').set({ next_at: '' }).where('state', '=', 'waiting').execute()
    await pause(300)
  }
  const booked = times.length
  schedule.behave('refuses')
  await book()
  await waitFor(async () => (await waiting().execute()).length === 0)
  const refused = await db.selectFrom('outbox').select('last_error').where('state', '=', 'dead').execute()

  await site.stop()
  await db.destroy()
  await schedule.stop()
  const taken = schedule.taken()
  const arrived = times.slice(0, booked).map((time) => taken.filter(({ fields }) => fields['time'] === time))
  return {
    illnesses: SCHEDULE_FAULTS.length,
    booked,
    posts: schedule.posts(),
    tooEarly,
    arrived: arrived.filter((posts) => posts.length > 0).length,
    arrivedTwice: arrived.filter((posts) => posts.length > 1).length,
    wrong: taken.flatMap(({ key, fields }) => wrongOf(key, fields)),
    refused: refused.map(({ last_error }) => last_error ?? ''),
  }
}

/** Forms have CRLF line breaks; quotes and angle brackets reach outside services as look-alikes. */
const read = (text: string | undefined): string => (text ?? '').replaceAll('\r\n', '\n').replaceAll(/["″«»“”„]/g, '')

const wrongOf = (key: string, fields: Readonly<Record<string, string>>): string[] => [
  ...(/^[\da-f-]{36}$/.test(key) ? [] : ['idempotency-key']),
  ...['phone', 'date', 'dealer_id', 'city_id'].filter((name) => !fields[name]),
  ...(read(fields['comment']) === read(ODD.comment) ? [] : ['comment']),
  ...(fields['phone']?.startsWith('+7916') ? [] : ['phone']),
]

async function waitFor(isDone: () => Promise<boolean>): Promise<void> {
  for (const since = Date.now(); !(await isDone()) && Date.now() - since < DRAIN_TIMEOUT_MS;) await pause(100)
}
