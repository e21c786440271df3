import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#src/backend/database.ts'
import { robotCommandsAt } from '#src/backend/leads/robot-commands.ts'
import { releaseLeads } from '#src/backend/leads/release.ts'
import { freeHours } from '#src/backend/leads/free-hours.ts'
import { showPassport } from '#src/backend/leads/operate.ts'
import { eraseExpired } from '#src/backend/retention.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { createTestBackend, dataOf, type TestBackend } from '../test-backend.ts'
import { databases, dropDatabases } from './databases.ts'
import { testDrive, waitingList } from './forms.ts'

afterAll(dropDatabases)

describe.each(databases.filter(({ skip }) => !skip))('held requests, $database', ({ open }) => {
  let db: Database
  let backend: TestBackend
  beforeEach(async () => {
    db = await open()
    backend = await createTestBackend('2021-07-14T09:00:00Z', db)
  })
  afterEach(() => db.destroy())
  const robotCommands = robotCommandsAt(() => backend.now())

  const hours = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00']
  const book = async (changes: Record<string, string>, address = '203.0.113.7') => {
    const input = { fields: testDrive(changes), address }
    const answer = await backend.answer({ base: 'dealer', method: 'POST', path: '/v1/request', input })
    return { status: answer.status, receipt: dataOf<LeadReceipt>(answer) }
  }
  const isFree = async (time: string, date = '16.07.2021') => {
    const answer = await backend.get('/schedule', { method: 'getShedule', dealer_id: '1' })
    return dataOf<Record<string, Record<string, { available: boolean }>>>(answer)[date]?.[time]?.available
  }
  const heldOf = async (number: string) =>
    (await db.selectFrom('lead').select('held').where('number', '=', number).executeTakeFirstOrThrow()).held
  const setZones = async (timezone: string) => {
    for (const { id, document } of await db.selectFrom('city').select(['id', 'document']).execute())
      await db
        .updateTable('city')
        .set({ document: JSON.stringify({ ...JSON.parse(document), timezone }) })
        .where('id', '=', id)
        .execute()
  }
  const events = async (number: string) =>
    (
      await db
        .selectFrom('outbox')
        .innerJoin('lead', 'lead.id', 'outbox.lead_id')
        .select('outbox.event')
        .where('lead.number', '=', number)
        .orderBy('outbox.step')
        .execute()
    ).map(({ event }) => event)
  const own = async ({ url }: LeadReceipt) => dataOf<VisitorRequest>(await backend.get(`/v1${url}`))

  test('the third hour of a phone waits for the dealer, and no answer says so', async () => {
    const first = await book({ time: '10:00' })
    await book({ time: '11:00' }, '198.51.100.7')
    const third = await book({ time: '12:00', phone: '+7 916 123 45 67' }, '192.0.2.7')
    expect(third.status).toBe(200)
    expect(Object.keys(third.receipt)).toEqual(Object.keys(first.receipt))
    expect([await isFree('10:00'), await isFree('11:00'), await isFree('12:00')]).toEqual([false, false, true])
    expect(await heldOf(third.receipt.number)).toBe('dealer')
    expect((await own(third.receipt)).booking).toEqual({ date: '16.07.2021', time: '12:00' })
    expect((await own(third.receipt)).status).toBe('accepted')
    // The dealer learns of it.
    expect(await events(third.receipt.number)).toEqual(['created'])
    expect(await showPassport(db, third.receipt.number, 'https://site.example')).toMatch(/Час: не закреплён/)
    expect(await showPassport(db, first.receipt.number, 'https://site.example')).not.toMatch(/Час:/)
    // Moving it takes no hour either.
    const secret = third.receipt.url.split('/').at(-1) ?? ''
    const move = { action: 'move', date: '16.07.2021', time: '13:00' }
    expect((await backend.post(`/v1/request/${secret}`, move)).status).toBe(200)
    expect(await isFree('13:00')).toBe(true)
    const taken = await backend.post(`/v1/request/${secret}`, { ...move, time: '10:00' })
    expect(taken.status).toBe(409)
  })

  test('one that is cancelled makes room; another phone has its own two', async () => {
    const first = await book({ time: '10:00' })
    await book({ time: '11:00' })
    await backend.post(`/v1${first.receipt.url}`, { action: 'cancel' })
    expect(await heldOf((await book({ time: '12:00' })).receipt.number)).toBeNull()
    expect(await heldOf((await book({ time: '13:00', phone: '+79160000001' })).receipt.number)).toBeNull()
  })

  test('hours that are over are none that a phone holds', async () => {
    await book({ time: '10:00' })
    await book({ time: '11:00' })
    // Both are still ahead: in Moscow it is 9.
    backend.setNow('2021-07-16T06:00:00Z')
    const before = await book({ date: '19.07.2021', time: '12:00' })
    expect(await heldOf(before.receipt.number)).toBe('dealer')
    backend.setNow('2021-07-16T07:00:00Z')
    const during = await book({ date: '19.07.2021', time: '13:00' })
    expect(await heldOf(during.receipt.number)).toBeNull()
  })

  test('nor are they in the far east, where they are over before the day begins in Greenwich', async () => {
    await setZones('Asia/Kamchatka')
    await book({ time: '10:00' })
    await book({ time: '11:00' })
    backend.setNow('2021-07-16T00:00:00Z')
    const after = await book({ date: '19.07.2021', time: '12:00' })
    expect(await heldOf(after.receipt.number)).toBeNull()
  })

  test('many at the same moment hold two', async () => {
    const sent = await Promise.all(hours.slice(0, 6).map((time) => book({ time })))
    expect(sent.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await db.selectFrom('slot_booking').selectAll().execute()).toHaveLength(2)
  })

  test('an hour that somebody has is refused to a held request as to any other', async () => {
    await book({ time: '10:00' })
    await book({ time: '11:00' })
    expect((await book({ time: '10:00', comment: 'другая' })).status).toBe(409)
    expect((await book({ time: '10:00', website: 'x' })).status).toBe(409)
  })

  test('a network takes ten hours in a day', async () => {
    for (let index = 0; index < 11; index++) {
      const [date, time] = index < 6 ? ['16.07.2021', hours[index]!] : ['17.07.2021', hours[index - 6]!]
      // Whoever agrees to advertising gives two consents, for one hour.
      const form = { date, time, phone: `+7916000000${index % 10}`, agree_marketing: 'on' }
      const { receipt } = await book(form, `203.0.113.${index}`)
      expect(await heldOf(receipt.number)).toBe(index < 10 ? null : 'dealer')
    }
    const beside = await book({ date: '19.07.2021', time: '10:00', phone: '+79160000100' }, '203.0.114.1')
    expect(await heldOf(beside.receipt.number)).toBeNull()
    backend.setNow('2021-07-15T10:00:00Z')
    const nextDay = await book({ date: '19.07.2021', time: '11:00', phone: '+79160000101' })
    expect(await heldOf(nextDay.receipt.number)).toBeNull()
  })

  test('the eleventh request of a phone in a day is suspected', async () => {
    const numbers: string[] = []
    for (let index = 0; index < 11; index++)
      numbers.push(dataOf<LeadReceipt>(await backend.post('/v1/request', waitingList())).number)
    expect(await Promise.all(numbers.slice(-2).map(heldOf))).toEqual([null, 'suspected'])
    backend.setNow('2021-07-15T09:00:01Z')
    const { number } = dataOf<LeadReceipt>(await backend.post('/v1/request', waitingList()))
    expect(await heldOf(number)).toBeNull()
  })

  test('what the trap has caught holds nothing and tells nobody until it is released', async () => {
    const { status, receipt } = await book({ time: '10:00', website: 'http://spam.example' })
    expect([status, await heldOf(receipt.number), await isFree('10:00')]).toEqual([200, 'suspected', true])
    expect(await events(receipt.number)).toEqual([])
    await backend.post(`/v1${receipt.url}`, { action: 'move', date: '16.07.2021', time: '11:00' })
    expect(await events(receipt.number)).toEqual([])
    expect(await releaseLeads(db, { numbers: [receipt.number] }, backend.now())).toEqual([
      { number: receipt.number, hour: 'held' },
    ])
    expect([await heldOf(receipt.number), await isFree('11:00')]).toEqual([null, false])
    expect(await events(receipt.number)).toEqual(['created'])
    // Once: nothing is left to release.
    expect(await releaseLeads(db, { numbers: [receipt.number] }, backend.now())).toEqual([])
  })

  test('the end of its term is told to nobody either: the CRM has never heard of it', async () => {
    const { receipt } = await book({ time: '10:00', website: 'http://spam.example' })
    backend.setNow('2021-10-12T09:00:00Z')
    expect(await eraseExpired(db, backend.now())).toBe(1)
    expect(await own(receipt)).toMatchObject({ status: 'expired', sent: null })
    expect((await backend.post(`/v1${receipt.url}`, { action: 'cancel' })).status).toBe(409)
    expect(await events(receipt.number)).toEqual([])
  })

  test('a released request whose hour is gone says so and goes to the dealer without it', async () => {
    const caught = await book({ time: '10:00', website: 'x' })
    await book({ time: '10:00', phone: '+79160000001' })
    expect(await releaseLeads(db, {}, backend.now())).toEqual([{ number: caught.receipt.number, hour: 'taken' }])
    expect(await heldOf(caught.receipt.number)).toBe('dealer')
    expect(await events(caught.receipt.number)).toEqual(['created'])
  })

  test('an hour of a day that is over is not taken with the release', async () => {
    const [caught, other] = [await book({ time: '10:00', website: 'x' }), await book({ time: '12:00', website: 'x' })]
    // On the day itself it may be ahead.
    backend.setNow('2021-07-16T06:00:00Z')
    const { number } = other.receipt
    expect(await releaseLeads(db, { numbers: [number] }, backend.now())).toEqual([{ number, hour: 'held' }])
    // Half an hour into the next day, by the dealer's clock.
    backend.setNow('2021-07-16T21:30:00Z')
    expect(await releaseLeads(db, {}, backend.now())).toEqual([{ number: caught.receipt.number, hour: 'taken' }])
    expect(await db.selectFrom('slot_booking').selectAll().execute()).toHaveLength(1)
    expect(await events(caught.receipt.number)).toEqual(['created'])
  })

  test('a visitor may ask again for the hour that was freed: the dealer confirms it', async () => {
    const { receipt } = await book({ time: '10:00' })
    await freeHours(db, { numbers: [receipt.number] }, backend.now())
    expect((await own(receipt)).booking).toBeNull()
    const again = { action: 'move', date: '16.07.2021', time: '10:00' }
    expect((await backend.post(`/v1${receipt.url}`, again)).status).toBe(200)
    expect([await heldOf(receipt.number), await isFree('10:00')]).toEqual(['dealer', true])
    expect((await own(receipt)).booking).toEqual({ date: '16.07.2021', time: '10:00' })
  })

  test('an hour that was freed and is taken by another stays freed for who had it', async () => {
    const { number } = (await book({ time: '10:00', phone: '+79160000001' })).receipt
    await freeHours(db, { numbers: [number] }, backend.now())
    await book({ time: '10:00', phone: '+79160000002' })
    expect(await releaseLeads(db, { numbers: [number] }, backend.now())).toEqual([{ number, hour: 'taken' }])
    expect(await heldOf(number)).toBe('freed')
  })

  test('hours of a mass of bookings are given back by network, phone, dealer or time, and can be taken again', async () => {
    const robot = await book({ time: '10:00', phone: '+79160000001' })
    const honest = await book({ time: '11:00', phone: '+79160000002' }, '198.51.100.7')
    const dry = { network: '203.0.113.200', 'dry-run': true }
    expect(await robotCommands['free-hours'](db, { values: dry, positionals: [] })).toMatch(
      new RegExp(`${robot.receipt.number}: dealer 1, 2021-07-16 10:00[^]*1 hours would be free`),
    )
    expect(await isFree('10:00')).toBe(false)
    const network = { values: { network: '203.0.113.200' }, positionals: [] }
    expect(await robotCommands['free-hours'](db, network)).toBe('1 hours are free again.')
    expect([await isFree('10:00'), await isFree('11:00')]).toEqual([true, false])
    expect(await heldOf(robot.receipt.number)).toBe('freed')
    expect(await events(robot.receipt.number)).toEqual(['created', 'moved'])
    expect(await showPassport(db, robot.receipt.number, 'https://site.example')).toMatch(/Час: больше не закреплён/)
    expect(await robotCommands.release(db, { values: { all: true }, positionals: ['release'] })).toMatch(/1 released/)
    expect(await isFree('10:00')).toBe(false)
    expect(await freeHours(db, { since: '2021-07-15T00:00:00Z' }, backend.now())).toBe(0)
    expect(await freeHours(db, { until: '2021-07-15T00:00:00Z', dealerId: 1 }, backend.now())).toBe(2)
    const phone = { values: { phone: '8 916 000-00-02', all: true }, positionals: ['release'] }
    expect(await robotCommands.release(db, phone)).toMatch(new RegExp(`${honest.receipt.number}: .*held`))
  })

  describe('what its visitor cancels between the list of a command and its turn stays as it is', () => {
    /** Between the reading of the rows and the first transaction. */
    const cancelFirst = ({ url }: LeadReceipt) => {
      const begin = db.transaction.bind(db)
      vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
        const transaction = begin()
        const { execute } = transaction
        transaction.execute = async (work) => {
          expect((await backend.post(`/v1${url}`, { action: 'cancel' })).status).toBe(200)
          return execute.call(transaction, work) as ReturnType<typeof work>
        }
        return transaction
      })
    }

    test('released, it would have held an hour for nobody', async () => {
      const { receipt } = await book({ time: '10:00', website: 'x' })
      cancelFirst(receipt)
      expect(await releaseLeads(db, {}, backend.now())).toEqual([])
      expect([await isFree('10:00'), (await own(receipt)).status]).toEqual([true, 'cancelled'])
      expect(await events(receipt.number)).toEqual([])
    })

    test('its hour is not freed a second time', async () => {
      const { receipt } = await book({ time: '10:00' })
      cancelFirst(receipt)
      expect(await freeHours(db, { dealerId: 1 }, backend.now())).toBe(0)
      expect([await isFree('10:00'), await heldOf(receipt.number)]).toEqual([true, null])
      expect(await events(receipt.number)).toEqual(['created', 'cancelled'])
    })
  })

  test('who has sent most is listed without a name, and a short hash is enough to choose', async () => {
    await book({ time: '10:00' })
    await book({ time: '11:00' })
    const text = await robotCommands.busy(db, { values: { since: '2021-07-14' }, positionals: ['busy'] })
    expect(text).toMatch(/network [\da-f]{16} +2 +0/)
    // A hash may hold some figures of the phone in a row, not six of them.
    expect(text).not.toMatch(/203\.0\.113|916\D{0,2}123/)
    const hash = /network ([\da-f]{16})/.exec(text)?.[1] ?? ''
    expect(await freeHours(db, { networkHash: hash }, backend.now())).toBe(2)
    await expect(robotCommands['free-hours'](db, { values: {}, positionals: [] })).rejects.toThrow('Whose hours?')
  })
})
