import { expect, test, vi } from 'vitest'
import { sqlitePlace } from '../../../scripts/prove/places.ts'
import { startSiteProcess } from '../../../scripts/prove/site-process.ts'

/** From memory, anew, and a call. */
const PATHS = ['/warranty.html', '/brand.html', '/dealer/v1/options']

/** How long the process drains, ms: a machine that needs longer for its looks gets more. */
const DRAINS = [3_000, 10_000, 60_000]

/** Looks at a process that drains so long; false when that was over before all was seen, which proves nothing. */
async function isSeenDraining(drainMs: number): Promise<boolean> {
  const place = sqlitePlace()
  const site = await startSiteProcess({ ...place.env, DRAIN_MS: String(drainMs) })
  try {
    const warm = await fetch(`${site.url}/warranty.html`)
    expect(warm.headers.get('connection')).toBe('keep-alive')
    const since = performance.now()
    const stopped = site.stop()
    try {
      await vi.waitFor(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(503), { timeout: drainMs })
      for (const path of PATHS) {
        // One after another, each on a new connection that ends with the answer.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await fetch(site.url + path)
        expect({ path, status: answer.status }).toEqual({ path, status: 200 })
        expect(answer.headers.get('connection')).toBe('close')
      }
    } catch (error) {
      // The process begins to drain after the signal was sent, so it is not over sooner than this.
      if (performance.now() - since >= drainMs) return false
      throw error
    }
    expect(await stopped).toBe(0)
    return true
  } finally {
    await site.kill()
    await place.remove()
  }
}

test('after SIGTERM a proxy is told to let go, and whoever comes meanwhile is served', async () => {
  let isSeen = false
  for (const drainMs of DRAINS) {
    // oxlint-disable-next-line no-await-in-loop
    isSeen = await isSeenDraining(drainMs)
    if (isSeen) break
  }
  expect(isSeen).toBe(true)
})
