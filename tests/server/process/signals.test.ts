import { expect, test } from 'vitest'
import { sqlitePlace } from '../../../scripts/prove/places.ts'
import { startSiteProcess } from '../../../scripts/prove/site-process.ts'
import { beginSend, waitingListForm } from '../../../scripts/prove/visitor.ts'

// The second signal: of npm or a supervisor that passes on what the process has already got with its whole group.
// SIGHUP: «systemctl reload» where there are no workers to replace, or a terminal that is closed.
test.each([[['SIGTERM', 'SIGTERM']], [['SIGHUP']]] as const)(
  'a request that is being sent is answered, and the process ends with 0, after %j',
  async (signals) => {
    const place = sqlitePlace()
    const site = await startSiteProcess(place.env)
    try {
      const finish = await beginSend(site.url, waitingListForm(1))
      for (const signal of signals) {
        process.kill(site.pid, signal)
        // A second one of the same name counts only when the first has been taken.
        await fetch(site.url).catch(() => null)
      }
      expect(await finish()).toBe(200)
      expect(await site.stop()).toBe(0)
    } finally {
      await site.kill()
      await place.remove()
    }
  },
)
