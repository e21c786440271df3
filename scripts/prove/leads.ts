import { proveBookings } from './bookings.ts'
import { proveCrash } from './crash.ts'
import { proveCrmFaults } from './crm-faults.ts'
import { proveMalformed } from './malformed.ts'
import { proveOutsideWrites } from './outside-writes.ts'
import { postgresPlace, sqlitePlace, type Place } from './places.ts'
import { findPostgres } from './postgres-cluster.ts'
import { printRow } from './rows.ts'

/**
 * `npm run prove:leads`: no request is lost or delivered twice, whatever crashes meanwhile. Names of proofs as
 * arguments choose some of them; without any all run, on both databases.
 */

type Proof = { name: string; run: (place: Place) => Promise<object>; holds: (report: never) => boolean }

const KILLS = 20
const ROUNDS = 20
const MALFORMED = 500
const BEHAVIOUR_MS = 2_000

const proof = <R extends object>(
  name: string,
  run: (place: Place) => Promise<R>,
  holds: (report: R) => boolean,
): Proof => ({ name, run, holds })

const proofs: Proof[] = [
  proof(
    'bookings',
    (place) => proveBookings(place, ROUNDS),
    ({ successes, others }) => others === 0 && successes.every((count) => count === 1),
  ),
  proof(
    'crash',
    (place) => proveCrash(place, KILLS),
    ({ lost, doubled, undelivered, deliveredTwice }) => lost + doubled + undelivered + deliveredTwice === 0,
  ),
  proof(
    'crm-faults',
    (place) => proveCrmFaults(place, BEHAVIOUR_MS),
    ({ sent, arrived, arrivedTwice, tooEarly }) => arrived === sent && arrivedTwice + tooEarly === 0,
  ),
  proof(
    'outside writes',
    proveOutsideWrites,
    ({ booked, illnesses, arrived, arrivedTwice, tooEarly, wrong, refused }) => {
      const isWhole = booked === illnesses && arrived === booked && arrivedTwice + tooEarly + wrong.length === 0
      return isWhole && refused.length === 1 && (refused[0] ?? '').startsWith('the schedule refused: Время уже занято')
    },
  ),
  proof(
    'malformed',
    (place) => proveMalformed(place, MALFORMED),
    ({ faults, stored }) => faults.length + stored === 0,
  ),
]

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !proofs.some((row) => row.name === name))
if (unknown.length > 0) {
  console.error(`No such proof: ${unknown.join(', ')}. There are: ${proofs.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const hasPostgres = findPostgres() !== null
if (!hasPostgres) console.log('PostgreSQL: no binaries in PATH or /usr/lib/postgresql, its proofs are left out')

for (const { name, run, holds } of proofs) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  for (const makePlace of [sqlitePlace, ...(hasPostgres ? [postgresPlace] : [])]) {
    const place = await makePlace()
    try {
      const report = await run(place)
      // Cast: each proof evaluates its own report.
      printRow({ isHeld: holds(report as never), name, place: place.name, report })
    } finally {
      await place.remove()
    }
  }
}
