import { afterEach, describe, expect, test } from 'vitest'
import { proveBookings } from '../../scripts/prove/bookings.ts'
import { proveCrash } from '../../scripts/prove/crash.ts'
import { proveMalformed } from '../../scripts/prove/malformed.ts'
import { sqlitePlace, type Place } from '../../scripts/prove/places.ts'
import { dropDatabases, emptyPostgres, hasPostgres } from '../backend/leads/databases.ts'

// The short forms of `npm run prove:leads`: real processes, so that a loss is found before the long run.

let place: Place
afterEach(() => place.remove())

describe('on SQLite', () => {
  test('a process killed under writers loses nothing and tells nothing twice', async () => {
    place = sqlitePlace()
    const { acknowledged, ...faults } = await proveCrash(place, 2)
    expect(acknowledged).toBeGreaterThan(0)
    expect(faults).toMatchObject({ lost: 0, doubled: 0, undelivered: 0, deliveredTwice: 0 })
  })

  test('malformed requests are answered with 4xx and store nothing', async () => {
    place = sqlitePlace()
    const { requests, faults, stored } = await proveMalformed(place, 60)
    expect({ requests, faults, stored }).toEqual({ requests: 300, faults: [], stored: 0 })
  })
})

describe.skipIf(!hasPostgres)('on PostgreSQL, two processes (skipped without its binaries)', () => {
  test('an hour is one visitor’s, whichever process is asked', async () => {
    place = {
      name: 'PostgreSQL',
      processes: 2,
      env: { DATABASE_URL: await emptyPostgres() },
      remove: dropDatabases,
    }
    expect(await proveBookings(place, 2, 20)).toMatchObject({ successes: [1, 1], rejections: [19, 19], others: 0 })
  })
})
