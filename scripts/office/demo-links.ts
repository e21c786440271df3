import { deleteLinks } from '#src/backend/links/link-limits.ts'
import { makeLink } from '#src/backend/links/counted-links.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'
import { dayIn } from '#src/domain/day.ts'
import { LINK_COUNTS, type LinkCounted } from '#src/domain/counted-link.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { shiftDate } from '#src/domain/timetable.ts'
import { hrefTo } from '#src/routes.ts'

/** Fictional advertising links with figures of three weeks; their codes are recorded for removal. */

const KEY = 'office_demo_links'
const DAYS = 21
const DAY_MS = 86_400_000

type DemoLink = { target: string; ofDay: Readonly<Record<LinkCounted, number>> }
const marks = (source: string, medium: string, campaign: string) => ({
  query: { utm_source: source, utm_medium: medium, utm_campaign: campaign },
})
const LINKS: readonly DemoLink[] = [
  {
    target: hrefTo('test-drive', marks('yandex', 'cpc', 'test-drive')),
    ofDay: { 'link-view': 64, 'link-request': 4, 'link-booking': 3, 'link-cancel': 1 },
  },
  {
    target: hrefTo('configurator', marks('vk', 'social', 'winter')),
    ofDay: { 'link-view': 38, 'link-request': 2, 'link-booking': 0, 'link-cancel': 0 },
  },
  {
    target: hrefTo('dealers', marks('email', 'newsletter', 'owners')),
    ofDay: { 'link-view': 12, 'link-request': 0, 'link-booking': 0, 'link-cancel': 0 },
  },
]

/** The amounts differ from day to day, and are the same each time. */
const amountOf = (count: number, day: number): number => Math.round(count * (0.4 + ((day * 7) % 11) / 10))

/** Returns the token of the first link's page. */
export async function addDemoLinks(db: Database, now: Date): Promise<string> {
  await removeDemoLinks(db)
  const today = dayIn(DEFAULT_ZONE, now)
  const made = new Date(now.getTime() - DAYS * DAY_MS)
  return inWrite(db, async (write) => {
    const codes: string[] = []
    let first = ''
    for (const { target, ofDay } of LINKS) {
      const { code, token } = await makeLink(write, target, { now: made })
      first ||= token
      codes.push(code)
      const rows = Array.from({ length: DAYS }, (_, day) =>
        LINK_COUNTS.map((what) => ({
          day: shiftDate(today, -day),
          what,
          name: code,
          count: amountOf(ofDay[what], day),
        })),
      )
      await write
        .insertInto('site_count')
        .values(rows.flat().filter(({ count }) => count > 0))
        .execute()
    }
    await write
      .insertInto('site_state')
      .values({ key: KEY, value: codes.join(' ') })
      .execute()
    return first
  })
}

export async function removeDemoLinks(db: Database): Promise<void> {
  const known = await db.selectFrom('site_state').select('value').where('key', '=', KEY).executeTakeFirst()
  if (!known) return
  await inWrite(db, async (write) => {
    await deleteLinks(write, known.value.split(' '))
    await write.deleteFrom('site_state').where('key', '=', KEY).execute()
  })
}
