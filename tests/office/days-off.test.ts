import { afterAll, describe, expect, test } from 'vitest'
import { createAnswer } from '#src/backend/answer.ts'
import { applyContent } from '#src/backend/content/apply.ts'
import { readLiveContent } from '#src/backend/content/live.ts'
import { openPreviewDatabase } from '#src/backend/content/preview-database.ts'
import { ship } from '#src/backend/content/shipped.ts'
import { notePresence } from '#src/backend/leads/desk-presence.ts'
import { promisedCall } from '#src/backend/leads/call-promise.ts'
import type { Database } from '#src/backend/database.ts'
import { findDealerById } from '#src/backend/dealers.ts'
import { inWrite } from '#src/backend/write.ts'
import { dealerTimetable } from '#src/content/dealer-hours.ts'
import type { DaysOffBody } from '#src/domain/content/days-off.ts'
import type { ShippedItem } from '#src/domain/content/effective.ts'
import { lawHolidays } from '#src/domain/holidays.ts'
import type { ScheduleMap } from '#src/domain/schedule.ts'
import { hoursOn } from '#src/domain/timetable.ts'
import { exportContent, importContent } from '#src/office/server/content/files.ts'
import { withLiveContent } from '#src/server/live/live-content.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { lounge, testDrive } from '../backend/leads/forms.ts'
import { dataOf } from '../backend/test-backend.ts'
import { createContentOffice, faultsIn, passTime, plain, publish, refusal } from './content-office.ts'
import { createTestOffice } from './test-office.ts'

afterAll(dropDatabases)

// The clock of the tests stands at 14 July 2021; the fifteenth to the seventeenth are ordinary days by law.
const TOMORROW = '2021-07-15T07:00:00.000Z'
const LATER = '2021-07-16T07:00:00.000Z'
const REST = { date: '2021-07-16', name: 'Канареечный день', hours: null }
const SHORT = { date: '2021-07-17', name: 'Короткая суббота', hours: { open: '00:00', close: '15:00' } }
const list = (days: DaysOffBody['days'] = [REST, SHORT], year = 2021): DaysOffBody => ({ year, days })

/** Hours that the list of 2021 leaves of the sixteenth and the seventeenth, wherever somebody asks for them. */
async function hoursIn(db: Database, now = new Date('2021-07-14T09:00:00Z')) {
  const answer = createAnswer({
    db,
    now: () => now,
    publicOrigin: 'https://site.example',
    metrikaId: null,
    log: { error: () => {} },
  })
  const ask = async (path: string, query: Record<string, string>) =>
    dataOf(await answer({ base: 'dealer', method: 'GET', path, query }))
  // Cast: the answer of the call that is asked.
  const slots = (await ask('/schedule', { method: 'getShedule', dealer_id: '1' })) as ScheduleMap
  const dealer = await findDealerById(db, 1)
  const page = await withLiveContent(await readLiveContent(db), () =>
    dealer ? [REST, SHORT].map(({ date }) => hoursOn(dealerTimetable(dealer), date)) : [],
  )
  return {
    slots: ['16.07.2021', '17.07.2021'].map((key) => Object.keys(slots[key] ?? {}).at(-1) ?? null),
    pages: page.map((hours) => hours?.close ?? null),
    machines: plain(JSON.stringify(await ask('/v1/meta', { route: '/dealers.html' }))).includes('2021-07-16'),
    search: plain(JSON.stringify(await ask('/v1/search', { q: 'вы работаете 16 июля' }))).includes(
      '16 июля — выходной',
    ),
  }
}
const USUAL = { slots: ['20:00', '20:00'], pages: ['21:00', '21:00'], machines: false, search: false }
const BY_LIST = { slots: [null, '14:00'], pages: [null, '15:00'], machines: true, search: true }

describe.each(databases)('days off, $database', ({ skip, open }) => {
  test.skipIf(skip)(
    'a list holds between its moments: slots, pages, search, structured data, and a preview',
    async () => {
      const office = await createContentOffice(await open())
      const { db } = office.backend
      const editor = await office.enter('editor')
      const saved = await editor.call('content.save', { kind: 'days-off', key: null, body: list(), revision: null })
      expect(saved.key).toBe('2021')
      await editor.call('content.publish', { ...saved, from: TOMORROW, until: LATER })
      expect(await hoursIn(db)).toEqual(USUAL)
      const preview = await openPreviewDatabase(db, { versionId: null, at: new Date(TOMORROW) })
      expect(await hoursIn(preview)).toEqual(BY_LIST)
      await preview.destroy()
      await passTime(office, TOMORROW)
      expect(await hoursIn(db)).toEqual(BY_LIST)
      await passTime(office, LATER)
      expect(await hoursIn(db)).toEqual(USUAL)
    },
  )

  test.skipIf(skip)('an hour that was seen before is not accepted on a day that has been closed', async () => {
    const office = await createContentOffice(await open())
    const { post } = office.backend
    const editor = await office.enter('editor')
    const number = await office.send()
    await publish(editor, 'days-off', null, list())
    expect((await post('/v1/request', testDrive())).status).toBe(422)
    expect((await post('/v1/request', testDrive({ date: '17.07.2021', time: '15:00' }))).status).toBe(422)
    expect((await post('/v1/request', testDrive({ date: '17.07.2021', time: '14:00' }))).status).toBe(200)
    const owner = await office.enter('owner')
    const { days } = await owner.call('bookings.free', { number })
    expect(days.map(({ date }) => date)).not.toContain('2021-07-16')
    expect(
      await refusal(owner.call('bookings.move', { number, hour: { date: '2021-07-16', time: '15:00' } })),
    ).toContain('CallError')
  })

  test.skipIf(skip)('visits on a closed day stay as they are, and whoever writes the list sees them', async () => {
    const office = await createContentOffice(await open())
    const { post, db } = office.backend
    const [editor, owner] = [await office.enter('editor'), await office.enter('owner')]
    const closed = await office.send({ time: '12:00' })
    const late = await office.send({ date: '17.07.2021', time: '18:00' })
    const visit = dataOf<{ number: string }>(await post('/v1/request', lounge({ date: '16.07.2021' }))).number
    // An hour that is left, another year, and one that was cancelled.
    await office.send({ date: '17.07.2021', time: '11:00' })
    const gone = await office.send({ time: '13:00' })
    await owner.call('bookings.cancel', { number: gone })
    const saved = await editor.call('content.save', { kind: 'days-off', key: null, body: list(), revision: null })
    const seen = async () => (await editor.call('content.get', { kind: 'days-off', key: '2021' })).closedVisits
    const expected = [
      { number: visit, date: '2021-07-16', time: null, dealer: 'Гавань, Санкт-Петербург' },
      { number: closed, date: '2021-07-16', time: '12:00', dealer: 'Аврора Центр, Москва' },
      { number: late, date: '2021-07-17', time: '18:00', dealer: 'Аврора Центр, Москва' },
    ]
    expect(await seen()).toEqual(expected)
    const marked = async () => {
      const { lines } = await owner.call('requests.list', { filter: {}, page: 1, size: 10, sort: 'created' })
      return lines.filter(({ isClosed }) => isClosed).map(({ number }) => number)
    }
    expect(await marked()).toEqual([])
    await editor.call('content.publish', { ...saved, from: null, until: null })
    expect(await seen()).toEqual(expected)
    expect((await marked()).toSorted()).toEqual([closed, late].toSorted())
    const kept = await db
      .selectFrom('lead')
      .select(['status', 'slot_date', 'slot_time'])
      .where('number', '=', closed)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ status: 'accepted', slot_date: '2021-07-16', slot_time: '12:00' })
    await editor.call('content.hide', { kind: 'days-off', key: '2021' })
    expect([...(await seen()), ...(await marked())]).toEqual([])
  })

  test.skipIf(skip)('a shipped list that is hidden leaves the holidays of the law, and comes back', async () => {
    const office = await createContentOffice(await open())
    const { db, now } = office.backend
    const shipped: ShippedItem = { kind: 'days-off', key: '2021', body: JSON.stringify(list()), from: null }
    await inWrite(db, async (write) => {
      await ship(write, [shipped])
      await applyContent(write, now())
    })
    const editor = await office.enter('editor')
    expect(await readLiveContent(db)).toEqual({})
    await editor.call('content.hide', { kind: 'days-off', key: '2021' })
    expect(await readLiveContent(db)).toEqual({ holidays: { 2021: null } })
    expect(await hoursIn(db)).toEqual(USUAL)
    await editor.call('content.revert', { kind: 'days-off', key: '2021' })
    expect(await readLiveContent(db)).toEqual({})
    expect((await hoursIn(db)).slots).toEqual(BY_LIST.slots)
  })

  test.skipIf(skip)('a new list begins with the law and the first year without one; a year has one list', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const blank = () => editor.call('content.blank', { kind: 'days-off' })
    expect((await blank()).body).toEqual({ year: 2021, days: lawHolidays(2021) })
    const save = (key: string | null, body: object, revision: number | null = null) =>
      editor.call('content.save', { kind: 'days-off', key, body: { ...body }, revision })
    await save(null, list([SHORT, REST]))
    const { draft } = await editor.call('content.get', { kind: 'days-off', key: '2021' })
    expect(draft?.body).toEqual(list([REST, SHORT]))
    expect((await blank()).body['year']).toBe(2022)
    expect(await refusal(save(null, list([REST])))).toContain('Список 2021 года уже есть')
    const other = list([{ ...REST, date: '2022-07-16' }], 2022)
    expect(await faultsIn(save('2021', other, 1))).toContain('Год списка не меняется')
  })

  test.skipIf(skip)('as a file it comes back as a draft of its year', async () => {
    const office = await createContentOffice(await open())
    const { db, now } = office.backend
    const owner = await office.enter('owner')
    await publish(owner, 'days-off', null, list())
    const text = (await exportContent(db, now())).get('days-off/2021.json') ?? ''
    const files = new Map([
      ['days-off/2021.json', text.replace('Короткая', 'Рабочая')],
      ['days-off/2023.json', text],
    ])
    const done = await importContent(db, files, { userId: owner.id, now: now(), mayImport: () => true })
    expect(done.map(({ outcome }) => outcome)).toEqual(['draft', 'refused'])
    expect(done[1]?.reason).toContain('Год списка не меняется')
  })
})

test('a promise of a call waits until the network opens again', async () => {
  const office = await createContentOffice()
  const { db } = office.backend
  const editor = await office.enter('editor')
  await office.enter('call-centre')
  // An hour of work is more than what is left of it.
  const evening = new Date('2021-07-15T17:30:00Z')
  await notePresence(db, evening)
  const dealer = (await findDealerById(db, 1)) ?? null
  const usual = await promisedCall(db, dealer, evening)
  await publish(editor, 'days-off', null, list())
  const [before, after] = [usual, await promisedCall(db, dealer, evening)]
  expect(before?.slice(0, 10)).toBe('2021-07-16')
  expect(after?.slice(0, 10)).toBe('2021-07-17')
})

test('without any list the holidays of the law count, as before', async () => {
  const { backend } = await createTestOffice()
  expect((await hoursIn(backend.db)).slots).toEqual(USUAL.slots)
})
