import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { lockNumber } from '#src/backend/leads/change.ts'
import { deleteClosedHours } from '#src/backend/leads/closed-hours.ts'
import { eraseLead } from '#src/backend/leads/erase.ts'
import { releaseLeads } from '#src/backend/leads/release.ts'
import { claim, settle } from '#src/backend/outbox/claim.ts'
import { isPostgres } from '#src/backend/postgres.ts'
import { inWrite } from '#src/backend/write.ts'
import type { CallOutput } from '#src/office/calls.ts'
import type { DeskFilter } from '#src/office/shapes/request.ts'
import { eventsOf } from '#src/office/server/desk/events.ts'
import { syncDesk } from '#src/office/server/desk/sync.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { testDrive } from '../backend/leads/forms.ts'
import { createTestOffice, type Browser, type TestOffice } from './test-office.ts'

afterAll(dropDatabases)

describe.each(databases.filter(({ skip }) => !skip))('the desk, $database', ({ open }) => {
  let office: TestOffice
  let owner: Browser & { id: string }
  beforeEach(async () => {
    office = await createTestOffice(await open())
    owner = await office.enter('owner')
  })

  const list = (filter: DeskFilter = {}, who: Browser = owner) =>
    who.call('requests.list', { filter, page: 1, size: 10, sort: 'due' })
  const numbers = ({ lines }: CallOutput<'requests.list'>) => lines.map(({ number }) => number)
  const versionOf = async (number: string) => (await owner.call('requests.get', { number })).version

  test('finds by number, by a phone in any spelling, by a name', async () => {
    const number = await office.send({ name: 'Алёна', surname: 'Ёлкина', phone: '8 (916) 555-44-33' })
    await office.send({ time: '14:00', phone: '+7 903 111-22-33' })
    for (const text of [
      number,
      number.toLowerCase(),
      '+7 916 555 44 33',
      '89165554433',
      '5544',
      // As long as a number of a request.
      '89165554',
      '916 555',
      'елкина алена',
      'ЁЛК',
    ])
      expect([text, numbers(await list({ text }))]).toEqual([text, [number]])
    expect(numbers(await list({ text: 'никто' }))).toEqual([])
    // No pattern of the database gets through.
    expect(numbers(await list({ text: '%' }))).toHaveLength(2)
  })

  test('finds by the beginning of a phone as it is dialled, at every digit', async () => {
    const number = await office.send({ name: 'Алексей', phone: '+7 (495) 123-45-67' })
    await office.send({ time: '14:00', phone: '+7 903 111-22-33' })
    for (const text of ['+7 495', '8 (495) 123', '84951234', '+7 495 123-45-6', '4567', 'Алексей'.normalize('NFD')])
      expect([text, numbers(await list({ text }))]).toEqual([text, [number]])
    // Four digits alone are the last ones.
    expect(numbers(await list({ text: '8495' }))).toEqual([])
  })

  test('filters by what stands in a request', async () => {
    const number = await office.send({ utm_source: 'Yandex' })
    await office.send({
      time: '14:00',
      phone: '+7 903 111-22-33',
      utm_source: 'letter',
      utm_campaign: 'Весна',
      place: 'Главная',
    })
    expect(numbers(await list({ source: 'yandex' }))).toEqual([number])
    for (const source of ['Главная', 'главная', 'ГЛАВНАЯ', 'весн'])
      expect([source, (await list({ source })).total]).toEqual([source, 1])
    expect(await list({ source: 'Весна' })).toMatchObject({ total: 1 })
    expect(await list({ dealer: 1, model: 'gv70', type: 'test-drive', states: ['new'] })).toMatchObject({ total: 2 })
    expect(await list({ since: '2021-07-15' })).toMatchObject({ total: 0 })
    expect(await list({ until: '2021-07-14' })).toMatchObject({ total: 2 })
    expect(await list({ owner: owner.id })).toMatchObject({ total: 0 })
  })

  test('what the trap has caught is not sent on to its dealer before it is released', async () => {
    const number = await office.send({ website: 'http://spam.example' })
    const dealer = await office.enter('dealer', [1])
    expect(numbers(await list({}, dealer))).toEqual([])
    expect(await dealer.status('requests.get', { number })).toBe(404)
    expect(numbers(await list())).toEqual([number])
    await releaseLeads(office.backend.db, { numbers: [number] }, office.backend.now())
    expect(numbers(await list({}, dealer))).toEqual([number])
  })

  test('days of a filter are those of Moscow', async () => {
    office.backend.setNow('2021-07-13T20:59:59Z')
    const before = await office.send({ date: '17.07.2021' })
    office.backend.setNow('2021-07-13T21:00:00Z')
    const after = await office.send({ date: '17.07.2021', time: '14:00', phone: '+7 903 111-22-33' })
    expect(numbers(await list({ until: '2021-07-13' }))).toEqual([before])
    expect(numbers(await list({ since: '2021-07-14' }))).toEqual([after])
    expect(await list({ since: '2021-07-13', until: '2021-07-14' })).toMatchObject({ total: 2 })
  })

  test('what nobody has called about in an hour of working time is late, and comes first', async () => {
    const first = await office.send()
    office.backend.setNow('2021-07-14T10:30:00Z')
    const second = await office.send({ time: '14:00', phone: '+7 903 111-22-33' })
    const page = await list()
    expect(page.lines.map(({ number, isLate }) => [number, isLate])).toEqual([
      [first, true],
      [second, false],
    ])
    expect(page.late).toBe(1)
    await owner.call('requests.change', { number: first, version: 0, state: 'reached' })
    expect(await list({ late: true })).toMatchObject({ total: 0, late: 0 })
    await owner.call('requests.change', { number: second, version: 0, remind: '2021-07-14T11:00:00.000Z' })
    office.backend.setNow('2021-07-14T11:00:01Z')
    expect(numbers(await list({ late: true }))).toEqual([second])
  })

  test('pages go from the late ones, the longest first, to the newest of the others', async () => {
    const phones = ['916 123-45-67', '903 111-22-33', '903 111-22-34', '903 111-22-35']
    const at = ['2021-07-14T09:00:00Z', '2021-07-14T09:10:00Z', '2021-07-14T10:30:00Z', '2021-07-14T10:31:00Z']
    const sent: string[] = []
    for (const [index, phone] of phones.entries()) {
      office.backend.setNow(at[index] ?? '')
      sent.push(await office.send({ phone: `+7 ${phone}`, time: `1${index}:00` }))
    }
    const [longest, late, older, newest] = sent
    const pagesOf = (size: number, pages: readonly number[]) =>
      Promise.all(
        pages.map(async (page) => numbers(await owner.call('requests.list', { filter: {}, page, size, sort: 'due' }))),
      )
    expect(await pagesOf(3, [1, 2, 3])).toEqual([[longest, late, newest], [older], []])
    expect(await pagesOf(1, [1, 2, 3, 4])).toEqual([[longest], [late], [newest], [older]])
  })

  test('while no request is new the desk only counts them', async () => {
    await office.send()
    await list()
    let joined = 0
    const db = office.backend.db.withPlugin({
      transformQuery({ node }) {
        if (node.kind === 'SelectQueryNode' && node.joins) joined++
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    await syncDesk(db, office.backend.now())
    expect(joined).toBe(0)
    await office.send({ time: '15:00', phone: '+7 903 111-22-33' })
    await syncDesk(db, office.backend.now())
    expect(joined).toBe(1)
    expect(await db.selectFrom('office_request').select('lead_id').execute()).toHaveLength(2)
  })

  test('a change repeated after a lost answer is no quarrel, and one of another window is nobody else’s', async () => {
    const number = await office.send()
    const change = { number, version: 0, state: 'work' as const }
    await owner.call('requests.change', change)
    expect(await owner.call('requests.change', change)).toEqual({ version: 1, batch: null })
    expect(await owner.call('requests.get', { number })).toMatchObject({ state: 'work', version: 1 })
    await expect(owner.call('requests.change', { ...change, state: 'spam' })).rejects.toThrow('в другом окне')
  })

  test('of two people who change one request the second is told, and nothing is lost', async () => {
    const number = await office.send()
    const other = await office.enter('call-centre')
    await other.call('requests.change', { number, version: 0, state: 'work' })
    expect(await owner.status('requests.change', { number, version: 0, state: 'spam' })).toBe(409)
    expect(await owner.call('requests.get', { number })).toMatchObject({ state: 'work', version: 1 })
    await Promise.all([
      owner.call('requests.note', { number, text: 'Первая' }),
      other.call('requests.note', { number, text: 'Вторая' }),
    ])
    const { notes } = await owner.call('requests.get', { number })
    expect(notes.map(({ text }) => text).toSorted()).toEqual(['Вторая', 'Первая'])
  })

  test('an hour that waits for the dealer is his to give, unless somebody has it by now', async () => {
    await office.send({ time: '10:00' })
    await office.send({ time: '11:00' })
    // A phone holds two hours; what it asks beyond them waits.
    const [third, fourth] = [await office.send({ time: '12:00' }), await office.send({ time: '13:00' })]
    const dealer = await office.enter('dealer', [1])
    const hours = async () =>
      (await office.backend.db.selectFrom('slot_booking').select('time').execute()).map(({ time }) => time).toSorted()
    expect(await hours()).toEqual(['10:00', '11:00'])
    await dealer.call('bookings.confirm', { number: third })
    expect(await hours()).toEqual(['10:00', '11:00', '12:00'])
    await office.send({ time: '13:00', phone: '+7 903 111-22-33' })
    expect(await dealer.status('bookings.confirm', { number: fourth })).toBe(409)
    const isConfirmed = async (number: string) =>
      office.backend.db
        .selectFrom('office_request')
        .innerJoin('lead', 'lead.id', 'office_request.lead_id')
        .select('confirmed_at')
        .where('lead.number', '=', number)
        .executeTakeFirstOrThrow()
    expect(await isConfirmed(third)).toEqual({ confirmed_at: office.backend.now().toISOString() })
    expect(await isConfirmed(fourth)).toEqual({ confirmed_at: null })
    // Where none was chosen there is none to confirm.
    const without = await office.send({ date: '', time: '', phone: '+7 903 111-22-44' })
    expect(await dealer.status('bookings.confirm', { number: without })).toBe(409)
  })

  test('many are changed with one press and taken back with one, but not what somebody has changed since', async () => {
    const [a, b] = [await office.send(), await office.send({ time: '14:00', phone: '+7 903 111-22-33' })]
    const { changed, batch } = await owner.call('requests.bulk', { numbers: [a, b], state: 'done', owner: owner.id })
    expect(changed).toBe(2)
    const other = await office.enter('call-centre')
    await other.call('requests.change', { number: b, version: await versionOf(b), state: 'work' })
    expect(await other.status('requests.undo', { batch: batch ?? '' })).toBe(409)
    expect(await owner.call('requests.undo', { batch: batch ?? '' })).toMatchObject({ changed: 1, skipped: [b] })
    expect(await owner.call('requests.get', { number: a })).toMatchObject({ state: 'new', owner: null })
    expect(await owner.call('requests.get', { number: b })).toMatchObject({ state: 'work' })
  })

  test('a quarter of an hour later nothing can be taken back', async () => {
    const number = await office.send()
    const { batch } = await owner.call('requests.change', { number, version: 0, state: 'spam' })
    office.backend.setNow('2021-07-14T09:15:01Z')
    expect(await owner.status('requests.undo', { batch: batch ?? '' })).toBe(409)
  })

  test('nobody gets a request that they would not see', async () => {
    const [number, other] = [
      await office.send(),
      await office.send({ time: '14:00', phone: '+7 903 111-22-33', dealer_id: '2' }),
    ]
    const [theirs, elsewhere] = [await office.enter('dealer', [1]), await office.enter('dealer', [2])]
    const centre = await office.enter('call-centre')
    const { owners } = await centre.call('desk.choices', {})
    expect(owners.find(({ id }) => id === elsewhere.id)?.dealers).toEqual([2])
    expect(owners.find(({ id }) => id === centre.id)?.dealers).toBeNull()
    expect((await theirs.call('desk.choices', {})).owners.map(({ id }) => id)).toEqual([theirs.id])
    const give = (id: string) => centre.status('requests.change', { number, version: 0, owner: id })
    expect([await give(elsewhere.id), await give(theirs.id)]).toEqual([422, 200])
    const { changed, skipped } = await centre.call('requests.bulk', { numbers: [number, other], owner: elsewhere.id })
    expect([changed, skipped]).toEqual([1, [number]])
    expect(await elsewhere.status('requests.get', { number: other })).toBe(200)
  })

  test('nobody is reminded of a request that is closed', async () => {
    const number = await office.send()
    const remind = '2021-07-15T09:00:00.000Z'
    await owner.call('requests.change', { number, version: 0, state: 'work', remind })
    expect(await owner.call('requests.get', { number })).toMatchObject({ remind })
    await owner.call('requests.change', { number, version: 1, state: 'done', remind })
    expect(await owner.call('requests.get', { number })).toMatchObject({ state: 'done', remind: null })
    expect(await owner.status('requests.change', { number, version: 2, remind })).toBe(409)
  })

  test('a call that was promised on the phone is late at its hour, until somebody calls', async () => {
    const [number, newer] = [await office.send(), await office.send({ time: '14:00', phone: '+7 903 111-22-33' })]
    await owner.call('requests.change', { number: newer, version: 0, state: 'reached' })
    await owner.call('requests.change', { number, version: 0, state: 'reached' })
    expect(await list()).toMatchObject({ late: 0 })
    await owner.call('requests.change', { number, version: 1, remind: '2021-07-15T07:00:00.000Z' })
    office.backend.setNow('2021-07-15T07:01:00.000Z')
    const page = await list()
    expect([page.late, page.lines.map((line) => [line.number, line.isLate])]).toEqual([
      1,
      [
        [number, true],
        [newer, false],
      ],
    ])
    expect(numbers(await list({ late: true }))).toEqual([number])
    await owner.call('requests.change', { number, version: 2, state: 'reached' })
    expect(await list()).toMatchObject({ late: 0 })
  })

  test('requests of one phone know one another', async () => {
    const first = await office.send()
    const second = await office.send({ time: '14:00' })
    expect((await list()).lines.map(({ others }) => others)).toEqual([1, 1])
    expect((await owner.call('requests.get', { number: first })).duplicates).toMatchObject([{ number: second }])
    // Of another dealer's a dealer is told nothing.
    await office.send({ dealer_id: '2', time: '15:00' })
    const dealer = await office.enter('dealer', [1])
    expect((await dealer.call('requests.get', { number: first })).duplicates).toMatchObject([{ number: second }])
    expect((await dealer.call('requests.get', { number: first })).others).toBe(1)
  })

  test('the list has no whole phone; who was shown what is known', async () => {
    const number = await office.send()
    expect(JSON.stringify(await list())).not.toMatch(/9161234567|916 123/)
    await owner.call('requests.get', { number })
    const file = await owner.call('requests.export', { filter: {}, format: 'excel' })
    expect('rows' in file && file.rows.flat()).toContain('+79161234567')
    const views = await office.backend.db.selectFrom('office_view').select(['what', 'numbers', 'user_id']).execute()
    expect(views.toSorted((x, y) => (x.what < y.what ? -1 : 1))).toEqual(
      ['exported', 'listed', 'opened'].map((what) => ({ what, numbers: number, user_id: owner.id })),
    )
    const { rows } = await owner.call('journal.read', { page: 1 })
    expect(rows.map(({ text }) => text)).toEqual(expect.arrayContaining([`Открыта заявка ${number}`]))
    const { events } = await owner.call('requests.get', { number })
    expect(events.map(({ text }) => text).toSorted()).toEqual([
      'Заявка выгружена в файл',
      'Заявка открыта',
      'Заявка отправлена',
    ])
  })

  test('who opened a request is found without reading what everybody was shown in a year', async () => {
    const { db } = office.backend
    if (isPostgres(db)) return
    const asked: CompiledQuery[] = []
    const noting = db.withPlugin({
      transformQuery({ node, queryId }) {
        asked.push(db.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    await eventsOf(noting, { id: 'any', number: 'ANYNUMBR', created_at: '2021-07-14T09:00:00.000Z' })
    const views = asked.filter(({ sql }) => sql.includes('office_view'))
    const plans = await Promise.all(
      views.map(({ sql, parameters }) =>
        db.executeQuery(CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters])),
      ),
    )
    expect(JSON.stringify(plans.flatMap(({ rows }) => rows))).toMatch(/office_view_opened.*office_view_exported/)
  })

  test('a note that is sent again, because its answer got lost, is one note', async () => {
    const number = await office.send()
    const [id, other] = [randomUUID(), await office.enter('owner')]
    for (const text of ['Первая', 'Первая', 'Первая, дописано']) await owner.call('requests.note', { number, text, id })
    // Nobody rewrites a note of another.
    expect(await other.status('requests.note', { number, text: 'Чужая', id })).toBe(409)
    const { notes, events } = await owner.call('requests.get', { number })
    expect(notes.map(({ text }) => text)).toEqual(['Первая, дописано'])
    expect(events.filter(({ text }) => /заметк/i.test(text))).toHaveLength(1)
  })

  test('a consent taken back erases notes and what the search finds', async () => {
    const number = await office.send()
    await owner.call('requests.note', { number, text: 'Просит звонить вечером' })
    await owner.call('requests.withdraw', { number })
    expect(await owner.call('requests.get', { number })).toMatchObject({
      isErased: true,
      name: '',
      phone: null,
      notes: [],
    })
    expect(numbers(await list({ text: 'Петров' }))).toEqual([])
    expect(await office.backend.db.selectFrom('office_note').selectAll().execute()).toEqual([])
    expect(await owner.status('requests.note', { number, text: 'Ещё' })).toBe(409)
  })

  test('who is erased while the desk first sees the request leaves neither a name for the search nor a note', async () => {
    const { db, now } = office.backend
    const number = await office.send()
    let meanwhile: Promise<unknown> | undefined
    await inWrite(db, async (write) => {
      const { id } = (await lockNumber(write, number))!
      await eraseLead(write, id, now())
      meanwhile = owner.status('requests.note', { number, text: 'Перезвонить Петрову' })
      await wait(300)
    })
    expect(await meanwhile).toBe(409)
    expect(await db.selectFrom('office_request').select('search').execute()).toEqual([{ search: null }])
    expect(await db.selectFrom('office_note').selectAll().execute()).toEqual([])
  })

  test('a message that is being delivered does not go twice because somebody repeats it', async () => {
    const { db, now } = office.backend
    const number = await office.send()
    const [claimed] = await claim(db, 1, now(), 20_000)
    expect(await owner.call('requests.retry', { number })).toEqual({ count: 0 })
    expect(await claim(db, 1, now(), 20_000)).toEqual([])
    await settle(db, claimed?.id ?? '', { nextAt: new Date(now().getTime() + 900_000), error: 'HTTP 500' })
    expect(await owner.call('requests.retry', { number })).toEqual({ count: 1 })
    expect(await claim(db, 1, now(), 20_000)).toHaveLength(1)
  })

  test('given-up messages go again', async () => {
    const number = await office.send()
    await office.backend.db.updateTable('outbox').set({ state: 'dead', last_error: 'HTTP 500' }).execute()
    expect((await list()).lines).toMatchObject([{ trouble: 'dead' }])
    expect(await owner.call('requests.retry', { number })).toEqual({ count: 1 })
    expect((await owner.call('requests.get', { number })).messages).toMatchObject([{ state: 'waiting' }])
  })

  test('a closed hour is gone for visitors, and a visitor’s hour cannot be closed', async () => {
    await office.send()
    const dealer = await office.enter('dealer')
    const [booked, free] = [
      { date: '2021-07-16', time: '12:00' },
      { date: '2021-07-16', time: '13:00' },
    ]
    expect(await dealer.call('hours.block', { dealer: 1, hours: [booked, free] })).toEqual({
      blocked: 1,
      taken: [booked],
    })
    const map = await office.backend.get('/schedule', { method: 'getShedule', dealer_id: '1' })
    expect(map.data).toMatchObject({ data: { '16.07.2021': { '13:00': { available: false } } } })
    const late = testDrive({ time: '13:00', phone: '+7 903 111-22-33' })
    expect((await office.backend.post('/v1/request', late)).status).toBe(409)
    expect(await dealer.call('hours.free', { dealer: 1, hours: [booked, free] })).toEqual({ freed: 1 })
    // Nothing to open, nothing to close: neither is a change.
    expect(await dealer.call('hours.free', { dealer: 1, hours: [booked, free] })).toEqual({ freed: 0 })
    expect(await dealer.call('hours.block', { dealer: 1, hours: [booked] })).toEqual({ blocked: 0, taken: [booked] })
    const { rows } = await owner.call('journal.read', { page: 1 })
    expect(rows.filter(({ text }) => text.endsWith('часы тест-драйвов'))).toHaveLength(2)
    const past = { date: '2021-07-13', time: '12:00' }
    await expect(dealer.call('hours.block', { dealer: 1, hours: [past] })).rejects.toThrow('больше нет')
    expect(await office.send({ time: '13:00', phone: '+7 903 111-22-33' })).toMatch(/^\w{8}$/)
  })

  test('a closed hour is forgotten once its day is over, a booked one stays with its request', async () => {
    await office.send()
    const { db } = office.backend
    const dealer = await office.enter('dealer')
    const hours = [16, 17].map((day) => ({ date: `2021-07-${day}`, time: '13:00' }))
    await dealer.call('hours.block', { dealer: 1, hours })
    await deleteClosedHours(db, new Date('2021-07-17T00:00:00Z'))
    const left = await db.selectFrom('slot_booking').select(['date', 'time']).orderBy('date').execute()
    expect(left).toEqual([{ date: '2021-07-16', time: '12:00' }, hours[1]])
    expect(await db.selectFrom('office_block').select(['date', 'time']).execute()).toEqual([hours[1]])
  })

  test('a booking is moved to a free hour and counts as confirmed', async () => {
    const number = await office.send()
    await office.send({ time: '13:00', phone: '+7 903 111-22-33' })
    const { days } = await owner.call('bookings.free', { number })
    expect(days.find(({ date }) => date === '2021-07-16')?.times).not.toContain('13:00')
    expect(await owner.status('bookings.move', { number, hour: { date: '2021-07-16', time: '13:00' } })).toBe(409)
    // A clock that goes on between two readings, as clocks do.
    let read = 0
    office.office.now = () => new Date(office.backend.now().getTime() + (read += 1))
    await owner.call('bookings.move', { number, hour: { date: '2021-07-16', time: '14:00' } })
    const moved = await owner.call('requests.get', { number })
    expect(moved).toMatchObject({ hour: { date: '2021-07-16', time: '14:00' }, isConfirmed: true })
    // Told once, as what the desk has done: the visitor has moved nothing.
    expect(moved.events.filter(({ text }) => /перенесена/i.test(text)).map(({ text }) => text)).toEqual([
      'Запись перенесена',
    ])
    office.office.now = office.backend.now
  })
})
