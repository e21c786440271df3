import { expect, test } from 'vitest'
import { hrefTo } from '#src/routes.ts'
import { cachedPartsFor } from '#src/app/cached-parts.ts'
import { MARKS } from '#src/components/cached-part.tsx'
import { createAnswer } from '#src/backend/answer.ts'
import { openDatabase } from '#src/backend/database.ts'
import { migrate } from '#src/backend/migrations.ts'
import { seed } from '#src/backend/seed.ts'
import { render } from '#src/entry-server.tsx'
import { createLocalTransports } from '#src/server/rendering/transports.ts'
import { fixtureRows } from '../backend/test-backend.ts'
import { textOf } from './markup.ts'

const marked = (name: string, markup: string) => MARKS.start(name) + markup + MARKS.end

/** The finished markup as one text. */
const finish = (page: ReturnType<typeof cachedPartsFor>, markup: string) => textOf(page.finish(markup))

test('a part is taken from the page that made it, its marks are gone', () => {
  const first = cachedPartsFor('/a', 'menu')
  expect(first.parts.has('header')).toBe(false)
  expect(finish(first, `<i>${marked('header', '<b>$& 1</b>')}</i>`)).toBe('<i><b>$& 1</b></i>')
  const second = cachedPartsFor('/a', 'menu')
  expect(second.parts.has('header')).toBe(true)
  expect(finish(second, `<i>${MARKS.place('header')}</i>`)).toBe('<i><b>$& 1</b></i>')
  expect(cachedPartsFor('/b', 'menu').parts.has('header')).toBe(false)
})

test('pages whose parts are equal share their bytes', () => {
  const [first, second, other] = ['/f', '/g', '/h'].map((address, index) => {
    cachedPartsFor(address, 'shared').finish(marked('footer', index < 2 ? '<b>ё</b>' : '<b>э</b>'))
    return cachedPartsFor(address, 'shared').finish(MARKS.place('footer'))[1]
  })
  expect(first).toBeInstanceOf(Uint8Array)
  expect(second).toBe(first)
  expect(other).not.toBe(first)
})

test('what the parts depend on has changed: they are made anew', () => {
  cachedPartsFor('/d', 'menu').finish(marked('header', '<b>old</b>'))
  expect(cachedPartsFor('/d', 'another menu').parts.has('header')).toBe(false)
  expect(cachedPartsFor('/d', 'menu').parts.has('header')).toBe(false)
})

test('a page whose menu has changed while it was rendered keeps nothing', () => {
  const slow = cachedPartsFor('/e', 'menu')
  cachedPartsFor('/e', 'another menu')
  expect(finish(slow, marked('header', '<b>old</b>'))).toBe('<b>old</b>')
  expect(cachedPartsFor('/e', 'another menu').parts.has('header')).toBe(false)
})

test('a part with an id that React made of its place is made anew each time', () => {
  expect(finish(cachedPartsFor('/c', 'menu'), marked('footer', '<p id="_R_1_">x</p>'))).toBe('<p id="_R_1_">x</p>')
  expect(cachedPartsFor('/c', 'menu').parts.has('footer')).toBe(false)
})

test('parts of addresses with a query, which are endless, are not stored', () => {
  const page = cachedPartsFor('/search.html?q=a', 'menu')
  expect(finish(page, marked('header', '<b>1</b>'))).toBe('<b>1</b>')
  expect(cachedPartsFor('/search.html?q=a', 'menu').parts.has('header')).toBe(false)
})

test('a page is the same with kept parts as without', async () => {
  const db = openDatabase({ file: ':memory:' })
  await migrate(db)
  await seed(db, fixtureRows)
  const log = { error: () => {}, warn: () => {}, info: () => {} } as never
  const answer = createAnswer({ db, log, publicOrigin: 'http://localhost', metrikaId: null, now: () => new Date(0) })
  const show = (path: string) =>
    render(new URL(`http://localhost${path}`), { transports: createLocalTransports(answer), log: () => {} })
  for (const path of [hrefTo('home'), '/g90.html', '/search.html?q=гарантия', '/future-x-coupe.html', '/нет.html']) {
    const first = textOf((await show(path)).html)
    const second = textOf((await show(path)).html)
    expect(second).toBe(first)
    expect(first).not.toContain('data-cached')
  }
  await db.destroy()
}, 30_000)
