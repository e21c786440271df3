import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sqlitePlace, type Place } from '../../../scripts/prove/places.ts'
import { startSiteProcess, type SiteProcess } from '../../../scripts/prove/site-process.ts'

let place: Place
let site: SiteProcess
beforeEach(async () => {
  place = sqlitePlace()
  site = await startSiteProcess({ ...place.env, DRAIN_MS: '5000' })
})
afterEach(async () => {
  await site.kill()
  await place.remove()
})

test('after SIGTERM a proxy is told to let go, and whoever comes meanwhile is served', async () => {
  const warm = await fetch(`${site.url}/warranty.html`)
  expect(warm.headers.get('connection')).toBe('keep-alive')
  const stopped = site.stop()
  await vi.waitFor(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(503), { timeout: 4_000 })
  // From memory, anew, and a call: each on a new connection that ends with the answer.
  for (const path of ['/warranty.html', '/brand.html', '/dealer/v1/options']) {
    const answer = await fetch(site.url + path)
    expect({ path, status: answer.status }).toEqual({ path, status: 200 })
    expect(answer.headers.get('connection')).toBe('close')
  }
  expect(await stopped).toBe(0)
})
