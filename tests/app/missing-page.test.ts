import { expect, test } from 'vitest'
import { createAnswer, type Answer } from '#src/backend/answer.ts'
import { openDatabase } from '#src/backend/database.ts'
import { migrate } from '#src/backend/migrations.ts'
import { seed } from '#src/backend/seed.ts'
import { render } from '#src/entry-server.tsx'
import { hrefTo } from '#src/routes.ts'
import { createLocalTransports } from '#src/server/rendering/transports.ts'
import { fixtureRows } from '../backend/test-backend.ts'

test('beyond the last page of the news there are the tags of the error page', async () => {
  const db = openDatabase({ file: ':memory:' })
  await migrate(db)
  await seed(db, fixtureRows)
  const log = { error: () => {} }
  const answer = createAnswer({ db, log, publicOrigin: 'http://localhost', metrikaId: null, now: () => new Date(0) })
  const show = (path: string) =>
    render(new URL(path, 'http://localhost'), { transports: createLocalTransports(answer), log: () => {} })
  const [missing, second] = [await show('/news.html?page=999'), await show('/news.html?page=2')]
  expect([missing.status, second.status]).toEqual([404, 200])
  expect(missing.head).toContain('<meta name="robots" content="noindex"')
  expect(missing.head).not.toContain('rel="canonical"')
  expect(second.head).toMatch(/<title[^>]*>[^<]* — страница 2</)
  await db.destroy()
})

test('beyond the last page of what the search has found there is the error page, as beyond that of the news', async () => {
  const db = openDatabase({ file: ':memory:' })
  await migrate(db)
  await seed(db, fixtureRows)
  const log = { error: () => {} }
  const answer = createAnswer({ db, log, publicOrigin: 'http://localhost', metrikaId: null, now: () => new Date(0) })
  const statusOf = async (query: Record<string, string>) => {
    const { status } = await render(new URL(hrefTo('search', { query }), 'http://localhost'), {
      transports: createLocalTransports(answer),
      log: () => {},
    })
    return status
  }
  const q = 'G70'
  expect(await Promise.all([statusOf({ q }), statusOf({ q, page: '999' })])).toEqual([200, 404])
  // Nothing found is one page, and so is no question.
  expect(await Promise.all([statusOf({ q: 'ъъъъъ' }), statusOf({ page: '999' })])).toEqual([200, 200])
  await db.destroy()
})

test.each(['/no-such-page.html', '/news/no-such-item.html'])(
  '%s has its whole header and footer, however late their data come',
  async (path) => {
    const db = openDatabase({ file: ':memory:' })
    await migrate(db)
    await seed(db, fixtureRows)
    const log = { error: () => {} }
    const answer = createAnswer({ db, log, publicOrigin: 'http://localhost', metrikaId: null, now: () => new Date(0) })
    const late: Answer = async (request) => {
      if (request.path === '/v1/options') await new Promise((resolve) => setTimeout(resolve, 100))
      return answer(request)
    }
    const { status, html, state } = await render(new URL(path, 'http://localhost'), {
      transports: createLocalTransports(late),
      log: () => {},
    })
    expect(status).toBe(404)
    expect(html).toContain('aria-label="Разделы сайта"')
    expect(Object.keys((JSON.parse(state) as { store: object }).store)).toContain('options')
    await db.destroy()
  },
)
