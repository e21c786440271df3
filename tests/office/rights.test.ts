import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { CALL_NAMES, calls, type CallName } from '#src/office/calls.ts'
import { may, RIGHTS, ROLES, type Right, type Role } from '#src/office/rights.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { createContentOffice, publish } from './content-office.ts'
import { filledBodies } from './filled-bodies.ts'
import { createTestOffice, PASSWORD } from './test-office.ts'

afterAll(dropDatabases)

const TOKEN = 'x'.repeat(43)
const hour = { date: '2021-07-16', time: '10:00' }

/** A well-formed input for every call: the compiler wants one for a new call. `number` is another dealer's request. */
const inputs = (number: string): Record<CallName, object> => ({
  'session.read': {},
  'session.sign-in': { email: 'nobody@site.example', password: 'wrong password' },
  'session.code': { code: '000000' },
  'session.sign-out': {},
  'link.read': { token: TOKEN },
  'link.use': { token: TOKEN, password: 'another long password' },
  'password.forgotten': { email: 'nobody@site.example' },
  'factor.begin': { password: PASSWORD },
  'factor.confirm': { code: '000000' },
  'account.sessions': {},
  'account.end-session': { id: 'none' },
  'account.end-others': {},
  'account.password': { current: 'wrong password', next: 'another long password' },
  'account.codes': { password: 'wrong password' },
  'users.list': {},
  'users.invite': { name: 'Новый', email: `new-${number}@site.example`.toLowerCase(), role: 'editor', dealers: [] },
  'users.change': { id: 'none', name: 'Имя', role: 'editor', dealers: [], isDisabled: false },
  'users.link': { id: 'none' },
  'users.reset-factor': { id: 'none' },
  'users.end-sessions': { id: 'none' },
  'desk.choices': {},
  'requests.list': { filter: {}, page: 1, size: 10, sort: 'due' },
  'requests.get': { number },
  'requests.change': { number, version: 99, state: 'work' },
  'requests.note': { number, text: 'Заметка' },
  'requests.bulk': { numbers: [number], state: 'work' },
  'requests.undo': { batch: 'none' },
  'requests.retry': { number },
  'requests.withdraw': { number },
  'requests.export': { filter: {}, format: 'json' },
  'bookings.free': { number },
  'bookings.confirm': { number },
  'bookings.move': { number, hour },
  'bookings.cancel': { number },
  'hours.read': { dealer: 2 },
  'hours.block': { dealer: 2, hours: [hour] },
  'hours.free': { dealer: 2, hours: [hour] },
  'waiting.list': {},
  'waiting.announce': {},
  'waiting.told': { number },
  'reports.read': { report: 'day', since: '2021-07-01', until: '2021-07-31' },
  'reports.export': { report: 'day', since: '2021-07-01', until: '2021-07-31', format: 'csv' },
  'pictures.list': {},
  'pictures.standing': { key: 'none/hero', isLive: false },
  'pictures.change': { id: '0123456789abcdef', alt: 'Дорога', owner: 'Мы', until: null },
  'pictures.use': { id: '0123456789abcdef', focus: [50, 50], place: 'cover' },
  'pictures.remove': { id: '0123456789abcdef' },
  'links.list': { since: '2021-07-01', until: '2021-07-31' },
  'links.export': { since: '2021-07-01', until: '2021-07-31' },
  'content.list': { kind: 'news' },
  'content.get': { kind: 'news', key: 'none' },
  'content.version': { id: 'none' },
  'content.blank': { kind: 'news' },
  'content.save': { kind: 'news', key: null, body: {}, revision: null },
  'content.drop': { id: 'none' },
  'content.submit': { id: 'none' },
  'content.publish': { id: 'none', revision: 1, from: null, until: null },
  'content.hide': { kind: 'news', key: 'none' },
  'content.restore': { id: 'none' },
  'content.revert': { kind: 'news', key: 'none' },
  'content.cancel': { id: 'none' },
  'content.resolve': { kind: 'tags', key: '/none.html', keep: 'own' },
  'content.preview': { kind: 'news', key: 'none', id: null, moment: null },
  'prices.compare': { rows: [{ model: 'none', trim: '', price: '' }], since: '2021-08-01', excluded: [] },
  'prices.take': {
    rows: [{ model: 'none', trim: '', price: '' }],
    since: '2021-08-01',
    excluded: [],
    keepsOthers: true,
    replaces: [],
    submits: true,
  },
  'prices.export': {},
  'dealers.compare': { columns: ['Название'], rows: [{ line: 2, cells: ['none'] }], excluded: [], publishes: false },
  'dealers.take': {
    columns: ['Название'],
    rows: [{ line: 2, cells: ['none'] }],
    excluded: [],
    publishes: true,
    replaces: [],
  },
  'dealers.export': {},
  'journal.read': { page: 1 },
})

/** Said when the right is there and something else is not. */
const isLetIn = (status: number): boolean => [200, 401, 404, 409, 410, 422].includes(status)

describe.each(databases)('all calls for all roles, $database', ({ skip, open }) => {
  test.skipIf(skip)('nobody does what the table of rights does not give', async () => {
    const office = await createTestOffice(await open())
    const foreign = await office.send({ dealer_id: '2', city_id: '1' })
    const wrong: string[] = []
    const stranger = office.browser()
    for (const name of CALL_NAMES) {
      const status = await stranger.status(name, inputs(foreign)[name])
      if (calls[name].access === 'anyone' ? !isLetIn(status) : status !== 401) wrong.push(`nobody ${name} ${status}`)
    }
    for (const role of ROLES) {
      const person = await office.enter(role)
      for (const name of CALL_NAMES.filter((call) => !call.startsWith('session.'))) {
        const status = await person.status(name, inputs(foreign)[name])
        if (!isRight(role, name, status)) wrong.push(`${role} ${name} ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test.skipIf(skip)('a dealer meets nothing of another one', async () => {
    const office = await createTestOffice(await open())
    const foreign = await office.send({ dealer_id: '2', city_id: '1' })
    const own = await office.send({ time: '13:00', phone: '+7 916 765-43-21' })
    const dealer = await office.enter('dealer', [1])
    const about = inputs(foreign)
    for (const name of CALL_NAMES.filter((call) => 'number' in about[call]))
      expect([403, 404], name).toContain(await dealer.status(name, about[name]))
    for (const name of CALL_NAMES.filter((call) => call.startsWith('hours.')))
      expect([name, await dealer.status(name, about[name])]).toEqual([name, 403])
    const { lines, total } = await dealer.call('requests.list', { filter: {}, page: 1, size: 10, sort: 'created' })
    expect([total, lines.map(({ number }) => number)]).toEqual([1, [own]])
    expect(await dealer.call('requests.bulk', { numbers: [own, foreign], state: 'work' })).toMatchObject({
      changed: 1,
      skipped: [foreign],
    })
    const file = JSON.stringify(await dealer.call('requests.export', { filter: {}, format: 'json' }))
    expect(file).toContain(own)
    expect(file).not.toContain(foreign)
    const { dealers } = await dealer.call('desk.choices', {})
    expect(dealers.map(({ id }) => id)).toEqual([1])
  })

  test.skipIf(skip)('without a second factor there is nothing but setting it up', async () => {
    const office = await createTestOffice(await open())
    const owner = await office.enter('owner')
    await owner.call('users.invite', { name: 'Вторая', email: 'second@site.example', role: 'owner', dealers: [] })
    const second = office.browser()
    const link = office.letters[0]?.body.button?.href ?? ''
    await second.call('link.use', { token: link.split('/').at(-1) ?? '', password: PASSWORD })
    expect(await second.call('session.sign-in', { email: 'second@site.example', password: PASSWORD })).toEqual({
      next: 'enrol',
    })
    for (const name of CALL_NAMES.filter((call) => !['anyone', 'enrolling'].includes(calls[call].access)))
      expect([name, await second.status(name, inputs('AAAA2222')[name])]).toEqual([name, 403])
  })
})

test('what is published is changed, hidden and taken back only by who may publish its kind', async () => {
  const office = await createContentOffice()
  const [owner, editor, lawyer] = [
    await office.enter('owner'),
    await office.enter('editor'),
    await office.enter('lawyer'),
  ]
  const { body } = await owner.call('content.get', { kind: 'price', key: 'g70' })
  const prices = { ...body, since: '2021-08-01' }
  const news = filledBodies.news
  const planned = '2021-07-31T21:00:00.000Z'
  const passed: string[] = []
  for (const [person, kind, key, changed] of [
    [editor, 'price', 'g70', prices],
    [lawyer, 'news', null, { ...news, image: '/images/news/own-news.svg' }],
  ] as const) {
    const version = await publish(owner, kind, key, changed, planned)
    const item = { kind, key: version.key }
    const draft = await owner.call('content.save', { ...item, body: changed, revision: null })
    const asked: [CallName, object][] = [
      ['content.publish', { ...draft, from: planned, until: null }],
      ['content.hide', item],
      ['content.restore', { id: version.id }],
      ['content.revert', item],
      ['content.cancel', { id: version.id }],
      ['content.resolve', { ...item, keep: 'own' }],
    ]
    for (const [name, input] of asked) {
      const status = await person.status(name, input)
      if (status !== 403) passed.push(`${name} ${kind} ${status}`)
    }
  }
  expect(passed).toEqual([])
})

/** Rows of the table in docs/office.md, and the rights each of them describes. */
const DESCRIBED: Readonly<Record<string, readonly Right[]>> = {
  'own password, codes, sessions': ['account'],
  'requests: read, change, note, export': ['requests.read', 'requests.change', 'requests.export'],
  'bookings: confirm, move, cancel': ['bookings.change'],
  'hours closed for test drives': ['hours.block'],
  'consent withdrawn for a visitor': ['requests.withdraw'],
  'price subscribers: how many': ['waiting.read'],
  'price subscribers: names, notifying them': ['waiting.tell'],
  reports: ['reports.read'],
  'content: read and preview': ['content.read'],
  'content: write': ['content.edit', 'content.draft'],
  'content: publish, hide, revert': ['content.publish', 'content.approve'],
  'people of the office, journal': ['users.manage', 'journal.read'],
}

test('the rights are those that docs/office.md tells the operator', () => {
  const [, table = ''] = readFileSync('docs/office.md', 'utf8').split(
    '| | owner | call-centre | dealer | editor, lawyer |',
  )
  const told = new Map<string, Role[]>()
  for (const line of table.trim().split('\n\n', 1)[0]!.split('\n').slice(1)) {
    const [row = '', owner = '', callCentre = '', dealer = '', others = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    const ofOthers = (role: Role) => /^(yes|both)$/.test(others) || RegExp(`\\b${role}\\b(?!: no)`).test(others)
    told.set(
      row,
      ROLES.filter((role) => {
        if (role === 'editor' || role === 'lawyer') return ofOthers(role)
        return { owner, 'call-centre': callCentre, dealer }[role] !== 'no'
      }),
    )
  }
  const described = Object.entries(DESCRIBED)
  expect(described.flatMap(([, rights]) => rights).toSorted()).toEqual(Object.keys(RIGHTS).toSorted())
  expect([...told.keys()]).toEqual(described.map(([row]) => row))
  for (const [row, rights] of described)
    expect([row, ROLES.filter((role) => rights.some((right) => may(role, right)))]).toEqual([row, told.get(row)])
})

const OF_KIND: ReadonlySet<CallName> = new Set([
  'content.blank',
  'content.save',
  'content.hide',
  'content.revert',
  'content.resolve',
])

function isRight(role: Role, name: CallName, status: number): boolean {
  const { access } = calls[name]
  const isAllowed = access === 'anyone' || access === 'enrolling' || may(role, access)
  // A dealer has the right and not the dealer: that is a refusal, too.
  if (isAllowed && role === 'dealer' && name.startsWith('hours.')) return status === 403
  // What is of the whole site is no dealer's.
  if (isAllowed && role === 'dealer' && name.startsWith('links.')) return status === 403
  // Who may write and publish also depends on the kind: content.test.ts.
  if (isAllowed && role === 'lawyer' && OF_KIND.has(name)) return status === 403
  return isAllowed ? isLetIn(status) : status === 403
}
