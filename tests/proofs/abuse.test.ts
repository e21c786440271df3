import { afterEach, beforeEach, expect, test } from 'vitest'
import { proveOddRequests } from '../../scripts/prove/odd-requests.ts'
import { sqlitePlace, type Place } from '../../scripts/prove/places.ts'
import { startSiteProcess, type SiteProcess } from '../../scripts/prove/site-process.ts'
import { proveSmuggling } from '../../scripts/prove/smuggling.ts'

// The short forms of `npm run prove:abuse`, without pages, so that they need no build.

let place: Place
let site: SiteProcess
beforeEach(async () => {
  place = sqlitePlace()
  site = await startSiteProcess({ ...place.env, LOG_LEVEL: 'silent' })
})
afterEach(async () => {
  await site.stop()
  await place.remove()
})

test('no request is answered with 5xx, and none without the headers of every answer', async () => {
  const { requests, faults } = await proveOddRequests(site.url, 300)
  expect({ requests, faults }).toEqual({ requests: 300, faults: [] })
})

test('a request whose end two servers could see in different places is refused, with all that follows it', async () => {
  const { tried, faults } = await proveSmuggling(site.url)
  expect(tried).toBeGreaterThan(10)
  expect(faults).toEqual([])
})
