import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createAnswer } from '#src/backend/answer.ts'
import { openDatabase } from '#src/backend/database.ts'
import { migrate } from '#src/backend/migrations.ts'
import { seed } from '#src/backend/seed.ts'
import { render } from '#src/entry-server.tsx'
import { hrefTo } from '#src/routes.ts'
import { createLocalTransports } from '#src/server/rendering/transports.ts'
import { fixtureRows } from '../backend/test-backend.ts'
import { textOf } from './markup.ts'

/** Shows pages of the fixtures' content; the call of the path `late` is answered some turns of the event loop later. */
async function startSite(late?: string) {
  const db = openDatabase({ file: ':memory:' })
  onTestFinished(() => db.destroy())
  await migrate(db)
  await seed(db, fixtureRows)
  const log = { error: () => {} }
  const answer = createAnswer({ db, log, publicOrigin: 'http://localhost', metrikaId: null, now: () => new Date(0) })
  const transports = createLocalTransports(async (request) => {
    // One turn after another.
    // oxlint-disable-next-line no-await-in-loop
    if (request.path === late) for (let turn = 0; turn < 20; turn++) await nextTurn()
    return answer(request)
  })
  return (path: string) => render(new URL(path, 'http://localhost'), { transports, log: () => {} })
}

test('beyond the last page of the news there are the tags of the error page', async () => {
  const show = await startSite()
  const [missing, second] = [await show('/news.html?page=999'), await show('/news.html?page=2')]
  expect([missing.status, second.status]).toEqual([404, 200])
  expect(missing.head).toContain('<meta name="robots" content="noindex"')
  expect(missing.head).not.toContain('rel="canonical"')
  expect(second.head).toMatch(/<title[^>]*>[^<]* — страница 2</)
})

test('beyond the last page of what the search has found there is the error page, as beyond that of the news', async () => {
  const show = await startSite()
  const statusOf = async (query: Record<string, string>) => (await show(hrefTo('search', { query }))).status
  const q = 'G70'
  expect(await Promise.all([statusOf({ q }), statusOf({ q, page: '999' })])).toEqual([200, 404])
  // Nothing found is one page, and so is no question.
  expect(await Promise.all([statusOf({ q: 'ъъъъъ' }), statusOf({ page: '999' })])).toEqual([200, 200])
})

test.each(['/no-such-page.html', '/news/no-such-item.html'])(
  '%s has its whole header and footer, however late their data come',
  async (path) => {
    const show = await startSite('/v1/options')
    const { status, html, state } = await show(path)
    expect(status).toBe(404)
    expect(textOf(html)).toContain('aria-label="Разделы сайта"')
    expect(Object.keys((JSON.parse(state) as { store: object }).store)).toContain('options')
  },
)
