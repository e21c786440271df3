import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newFileId } from '#src/backend/configurations/files.ts'
import { makeLink } from '#src/backend/links/counted-links.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { createBackground, type Background } from '#src/server/data/background.ts'
import { createLogger } from '#src/server/logging/logger.ts'
import { readSettings } from '#src/server/settings/settings.ts'
import { databases, dropDatabases } from '../../backend/leads/databases.ts'
import { tradeIn, waitingList } from '../../backend/leads/forms.ts'
import { setPrices } from '../../backend/leads/set-prices.ts'
import { createTestBackend, dataOf, type TestBackend } from '../../backend/test-backend.ts'

const LONG_AGO = '2015-07-14T09:00:00Z'
const HOUR_MS = 3_600_000

afterAll(dropDatabases)

for (const { database, skip, open } of databases)
  describe.skipIf(skip)(`on ${database}: the clean-up of a running site`, () => {
    let backend: TestBackend
    let work: Background
    const log = createLogger('silent')
    const failed = vi.spyOn(log, 'error')

    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      failed.mockClear()
      backend = await createTestBackend(LONG_AGO, await open())
      const settings = readSettings({ PUBLIC_ORIGIN: 'https://site.example', DATA_DIR: '/nowhere' })
      work = createBackground(
        { settings, db: backend.db, isAlone: true },
        () => Promise.reject(new Error('nothing to print')),
        log,
      )
    })
    afterEach(async () => {
      await work.stop()
      await backend.db.destroy()
      vi.useRealTimers()
    })

    /** Rows of every kind that has a term, all of them over. */
    async function leaveOldRows(): Promise<void> {
      const { db, post } = backend
      await post('/v1/request', tradeIn())
      await post('/v1/build', { hash: '#slide=6&model=gv70&ext=UYH' })
      await makeLink(db, '/g70.html', { now: new Date(LONG_AGO) })
      const file = { id: newFileId(), fingerprint: newFileId(), name: 'old', content: new Uint8Array(1), bytes: 1 }
      const moments = { created_at: LONG_AGO, expires_at: LONG_AGO }
      await db
        .insertInto('configuration_file')
        .values({ ...file, ...moments, network: null, is_named: 0 })
        .execute()
      await db.insertInto('site_count').values({ day: '2015-07-14', what: 'search', name: 'g70', count: 1 }).execute()
      await db.insertInto('letter_count').values({ box: 'box', day: '2015-07-14', letters: 1 }).execute()
      const hour = { dealer_id: 1, date: '2015-07-15', time: '10:00' }
      await db
        .insertInto('slot_booking')
        .values({ ...hour, lead_id: null })
        .execute()
      await db
        .insertInto('office_block')
        .values({ ...hour, created_by: 'dealer', created_at: LONG_AGO })
        .execute()
    }

    /** How many rows of each kind are there. */
    async function rowsLeft(): Promise<Record<string, number>> {
      const { db } = backend
      const personal = await db.selectFrom('lead').select('id').where('personal', 'is not', null).execute()
      const tables = [
        'consent',
        'build',
        'made_link',
        'configuration_file',
        'site_count',
        'letter_count',
        'slot_booking',
        'office_block',
      ] as const
      const counts: Record<string, number> = { personal: personal.length }
      for (const table of tables) {
        const rows = await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
        counts[table] = Number(rows.count)
      }
      return counts
    }
    const NONE = {
      personal: 0,
      consent: 0,
      build: 0,
      made_link: 0,
      configuration_file: 0,
      site_count: 0,
      letter_count: 0,
      slot_booking: 0,
      office_block: 0,
    }

    test('begins with the start and comes again every hour', async () => {
      await leaveOldRows()
      const before = await rowsLeft()
      for (const name of Object.keys(NONE))
        expect(before, name).toHaveProperty(
          name,
          expect.toSatisfy((n) => n > 0),
        )
      work.start()
      await vi.waitFor(async () => expect(await rowsLeft()).toEqual(NONE), 5_000)
      await leaveOldRows()
      await vi.advanceTimersByTimeAsync(HOUR_MS)
      await vi.waitFor(async () => expect(await rowsLeft()).toEqual(NONE), 5_000)
      expect(failed).not.toHaveBeenCalled()
    })

    test('tells who waits for a price that there is one', async () => {
      backend.setNow(new Date().toISOString())
      const { number } = dataOf<LeadReceipt>(await backend.post('/v1/request', waitingList()))
      await setPrices(backend.db, 'gv80')
      work.start()
      const told = () =>
        backend.db
          .selectFrom('outbox')
          .innerJoin('lead', 'lead.id', 'outbox.lead_id')
          .select('lead.number')
          .where('outbox.event', '=', 'announcement')
          .execute()
      await vi.waitFor(async () => expect(await told()).toEqual([{ number }]), 5_000)
    })
  })
