import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createCounting } from '#src/backend/counts/counting.ts'
import type { Report } from '#src/office/report-names.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { testDrive } from '../backend/leads/forms.ts'
import { createTestOffice, type Browser, type TestOffice } from './test-office.ts'

afterAll(dropDatabases)

const july = { since: '2021-07-01', until: '2021-07-31' }

describe.each(databases.filter(({ skip }) => !skip))('reports, $database', ({ open }) => {
  let office: TestOffice
  let owner: Browser
  beforeEach(async () => {
    office = await createTestOffice(await open())
    owner = await office.enter('owner')
  })

  const read = async (report: Report, who = owner) => (await who.call('reports.read', { report, ...july })).rows
  const countingOf = () =>
    createCounting({
      db: office.backend.db,
      now: office.backend.now,
      log: { error: (details) => console.error(details) },
    })

  test('requests by day of Moscow, dealer, model, source and campaign', async () => {
    office.backend.setNow('2021-07-13T21:30:00Z')
    await office.send({ utm_source: 'Yandex', utm_campaign: 'summer' })
    office.backend.setNow('2021-07-14T09:00:00Z')
    await office.send({ dealer_id: '2', time: '14:00', phone: '+7 903 111-22-33', utm_source: 'YANDEX' })
    const days = await read('day')
    expect(days).toHaveLength(31)
    // Half past midnight in Moscow is the next day.
    expect(days.filter(({ count }) => count > 0)).toEqual([{ label: '2021-07-14', count: 2 }])
    expect(await read('dealer')).toEqual([
      { label: 'Аврора Центр, Москва', count: 1 },
      { label: 'Аврора Юг, Москва', count: 1 },
    ])
    expect(await read('model')).toEqual([{ label: 'GV70', count: 2 }])
    expect(await read('source')).toEqual([{ label: 'yandex', count: 2 }])
    expect(await read('campaign')).toEqual([
      { label: 'Без кампании', count: 1 },
      { label: 'summer', count: 1 },
    ])
    expect(await owner.call('reports.read', { report: 'dealer', since: '2021-07-15', until: '2021-07-15' })).toEqual({
      rows: [],
    })
  })

  test('a day that no calendar has, and a number that no column holds, are refused', async () => {
    const period = { since: '2021-02-30', until: '2021-07-31' }
    expect(await owner.status('reports.read', { report: 'day', ...period })).toBe(422)
    expect(await owner.status('links.list', period)).toBe(422)
    const list = { page: 1, size: 10, sort: 'due' }
    expect(await owner.status('requests.list', { ...list, filter: { since: '2021-13-01' } })).toBe(422)
    expect(await owner.status('requests.list', { ...list, filter: { dealer: 2 ** 31 } })).toBe(400)
    expect(await owner.status('hours.read', { dealer: 2 ** 31 })).toBe(400)
    expect(await owner.status('content.resolve', { kind: 'city', key: 'none', keep: 'own' })).toBe(404)
  })

  test('nobody’s contact in a mark of advertising gets into a report, nor what a robot sent', async () => {
    await office.send({ utm_source: 'ivan@example.ru', utm_campaign: '+7 916 123-45-67' })
    await office.backend.post('/v1/request', testDrive({ time: '15:00', website: 'x', utm_source: 'robot' }))
    expect(await read('source')).toEqual([{ label: 'Другое', count: 1 }])
    expect(await read('campaign')).toEqual([{ label: 'Другое', count: 1 }])
  })

  test('an empty mark of advertising is none: the request came by itself', async () => {
    await office.send({ utm_source: '', utm_campaign: ' ' })
    expect(await read('source')).toEqual([{ label: 'Прямой заход', count: 1 }])
    expect(await read('campaign')).toEqual([{ label: 'Без кампании', count: 1 }])
  })

  test('a dealer reads those of own requests, an editor all, the call-centre none', async () => {
    await office.send()
    await office.send({ dealer_id: '2', time: '14:00', phone: '+7 903 111-22-33' })
    const dealer = await office.enter('dealer', [2])
    expect(await read('dealer', dealer)).toEqual([{ label: 'Аврора Юг, Москва', count: 1 }])
    expect(await dealer.status('reports.read', { report: 'pages', ...july })).toBe(403)
    expect(await dealer.status('reports.export', { report: 'searches', ...july, format: 'csv' })).toBe(403)
    expect(await read('funnel', await office.enter('editor'))).not.toEqual([])
    expect(await (await office.enter('call-centre')).status('reports.read', { report: 'day', ...july })).toBe(403)
  })

  test('what was counted: views, steps, searches and addresses, by two processes at once', async () => {
    const processes = [countingOf(), countingOf()]
    for (const counting of processes) {
      counting.add('view', 'home')
      counting.add('view', 'prices')
      counting.add('step', 'conf_slide 2')
      counting.add('step', 'conf_slide 3')
      counting.add('step', 'testdrive_sent')
      counting.add('search', 'кабриолет')
      counting.add('missing', '/old.html')
    }
    await Promise.all(processes.map(({ flush }) => flush()))
    // Nothing is written twice.
    await Promise.all(processes.map(({ flush }) => flush()))
    expect(await read('pages')).toEqual([
      { label: 'Главная', count: 2 },
      { label: 'prices', count: 2 },
    ])
    const funnel = new Map((await read('funnel')).map(({ label, count }) => [label, count]))
    expect(funnel.get('Просмотры страниц')).toBe(4)
    expect(funnel.get('Конфигуратор: шаги')).toBe(4)
    expect(funnel.get('Тест-драйв: отправили')).toBe(2)
    expect(await read('searches')).toEqual([{ label: 'кабриолет', count: 2 }])
    expect(await read('missing')).toEqual([{ label: '/old.html', count: 2 }])
  })

  test('names that strangers choose are not without end', async () => {
    const counting = countingOf()
    for (let index = 0; index < 700; index++) counting.add('missing', `/page-${index}`)
    await counting.flush()
    const { names } = await office.backend.db
      .selectFrom('site_count')
      .select((eb) => eb.fn.countAll<number>().as('names'))
      .executeTakeFirstOrThrow()
    expect(Number(names)).toBe(501)
    // The rest is counted, without names.
    expect((await read('missing')).reduce((sum, { count }) => sum + count, 0)).toBe(700)
  })

  test('a file for Excel and for programs; a period that is none is refused', async () => {
    await office.send({ utm_source: '=cmd' })
    const csv = await owner.call('reports.export', { report: 'source', ...july, format: 'csv' })
    expect(csv).toMatchObject({ name: 'source-2021-07-01-2021-07-31.csv', type: 'text/csv;charset=utf-8' })
    expect(csv.text).toBe("\ufeffИсточник;Заявок\r\n'=cmd;1\r\n")
    const json = await owner.call('reports.export', { report: 'source', ...july, format: 'json' })
    expect(JSON.parse(json.text)).toEqual([{ label: '=cmd', count: 1 }])
    const wrong = { report: 'day', since: '2021-07-31', until: '2021-07-01' }
    const year = { report: 'day', since: '2020-01-01' }
    expect(await owner.status('reports.read', { ...year, until: '2020-12-31' })).toBe(200)
    expect(await owner.status('reports.read', { ...year, until: '2021-01-01' })).toBe(422)
    expect(await owner.status('reports.read', wrong)).toBe(422)
    expect(await owner.status('reports.read', { ...wrong, since: '2001-01-01' })).toBe(422)
  })
})
