import { parseArgs } from 'node:util'
import { hrefTo } from '#src/routes.ts'
import { proveOddRequests, proveStateEscapes } from './odd-requests.ts'
import { proveLongPaths } from './long-paths.ts'
import { sqlitePlace } from './places.ts'
import { proveRobots } from './robots.ts'
import { printRow } from './rows.ts'
import { requireBuild, startSiteProcess } from './site-process.ts'
import { CLOSED_WITHIN_MS, proveSlowClients } from './slow-clients.ts'
import { proveSmuggling } from './smuggling.ts'

/**
 * `npm run prove:abuse`: malformed, smuggled and slow requests against the whole site. No response is a 5xx or lacks
 * the standard headers, nothing smuggled is answered, and nobody waits for a slow client.
 */

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
requireBuild()
const SLOW = 60
const OTHERS_P95_MS = 1_000
/** A long unknown address may cost at most this many times a short one. */
const LONG_PATH_RATIO = 1.5
const [odd, questions, paths, bookings] = values.short ? [600, 40, 40, 200] : [10_000, 400, 100, 1_000]

for (const robot of await proveRobots(sqlitePlace, bookings))
  printRow({ isHeld: robot.faults.length === 0, name: `robots by ${robot.robot}`, place: 'SQLite', report: robot })

const place = sqlitePlace()
const site = await startSiteProcess({ ...place.env, LOG_LEVEL: 'silent' }, { kind: 'built' })
try {
  const fuzz = await proveOddRequests(site.url, odd)
  printRow({ isHeld: fuzz.faults.length === 0, name: 'odd requests', place: 'built', report: fuzz })
  const state = await proveStateEscapes(site.url, questions)
  printRow({ isHeld: state.faults.length === 0, name: 'state escapes', place: 'built', report: state })
  const smuggled = await proveSmuggling(site.url)
  printRow({ isHeld: smuggled.faults.length === 0, name: 'smuggling', place: 'built', report: smuggled })
  const slow = await proveSlowClients(site.url, SLOW, hrefTo('home'))
  const isHeld = slow.closed === slow.sockets && slow.lastMs <= CLOSED_WITHIN_MS && slow.othersP95Ms < OTHERS_P95_MS
  printRow({ isHeld, name: 'slow clients', place: 'built', report: slow })
} finally {
  await site.stop()
}
// With the log as operators have it: its lines are measured.
const logging = await startSiteProcess({ ...place.env, LOG_LEVEL: 'info' }, { kind: 'built' })
try {
  const long = await proveLongPaths(logging, paths)
  const isHeld = long.faults.length === 0 && long.ratio <= LONG_PATH_RATIO
  printRow({ isHeld, name: 'long paths', place: 'built', report: long })
} finally {
  await logging.stop()
  await place.remove()
}
