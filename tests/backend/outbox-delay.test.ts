import { expect, test } from 'vitest'
import { delayAfter } from '#src/backend/outbox/delivery.ts'
import { defaults } from '#src/backend/outbox/outbox-options.ts'
import { readSettings } from '#src/server/settings/settings.ts'

test('a message is still tried when a CRM that was down for a day is back, as the site is set up by itself', () => {
  const tries = [defaults.tries, readSettings({}).crmTries]
  for (const count of tries) {
    const waits = Array.from({ length: count - 1 }, (_, index) =>
      // Delays vary around this by half; over a day that evens out.
      delayAfter(index + 1, { retryMs: defaults.retryMs, random: () => 0.5 }),
    )
    expect(waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000).toBeGreaterThan(26)
    // However long it was down, a request waits for no more than a quarter of an hour.
    expect(Math.max(...waits)).toBe(900_000)
  }
})
