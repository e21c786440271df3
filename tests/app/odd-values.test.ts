import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hrefTo } from '#src/routes.ts'
import { createAnswer, type Answer } from '#src/backend/answer.ts'
import { openDatabase, type Database } from '#src/backend/database.ts'
import { migrate } from '#src/backend/migrations.ts'
import { seed } from '#src/backend/seed.ts'
import { render } from '#src/entry-server.tsx'
import { homeNewsKey } from '#src/stores/news-key.ts'
import { createLocalTransports } from '#src/server/rendering/transports.ts'
import { fixtureRows } from '../backend/test-backend.ts'
import { textOf } from './markup.ts'

/** An outside service may answer in the right shape and say nonsense: the page still has to be a page. */
let db: Database
let answer: Answer
beforeAll(async () => {
  db = openDatabase({ file: ':memory:' })
  await migrate(db)
  await seed(db, fixtureRows)
  const log = { error: () => {} }
  answer = createAnswer({ db, log, publicOrigin: 'http://localhost', metrikaId: null, now: () => new Date(0) })
})
afterAll(() => db.destroy())

/** Renders a page whose call `path` answers with `data` changed. */
async function show(address: string, path: string, change: (data: never) => void) {
  const odd: Answer = async (request) => {
    const response = structuredClone(await answer(request))
    if (request.path === path) change((response.data as { data: never }).data)
    return response
  }
  return render(new URL(`http://localhost${address}`), { transports: createLocalTransports(odd), log: () => {} })
}

const headlines = (html: string) => html.match(/<h1/g)?.length ?? 0

describe('values that cannot be, in the shape that is expected', () => {
  it.each<[string, string, string, (data: never) => void]>([
    ['a day that does not exist', '/news.html', '/v1/news', (data: News) => (data.items[0]!.date = '2021-02-30')],
    ['no day at all', hrefTo('home'), '/v1/news', (data: News) => (data.items[0]!.date = 'вчера')],
    ['more pages than atoms', '/news.html', '/v1/news', (data: News) => (data.pagination.pageCount = 1e300)],
    ['a line-up without cars', hrefTo('home'), '/v1/home', (data: Home) => (data.models.length = 0)],
  ])('%s', async (_, address, path, change) => {
    const { status, html } = await show(address, path, change)
    expect([status, headlines(textOf(html))]).toEqual([200, 1])
  })

  it('a page that could not be rendered whole says so by its status and in the log', async () => {
    const said: string[] = []
    const card = {
      id: 1,
      name: 'Новость',
      code: 'news',
      date: 'вчера',
      category: 'brand' as const,
      preview: '',
      image: '',
      image_alt: '',
    }
    const pagination = { page: 1, pageSize: 10, total: 1, pageCount: 1 }
    const { status, html } = await render(new URL(hrefTo('home'), 'http://localhost'), {
      transports: createLocalTransports(answer),
      log: (text) => void said.push(text),
      // What is in the store already has been through no border.
      initial: { newsLists: { [homeNewsKey]: { pagination, items: [card] } } },
    })
    expect(status).toBe(500)
    expect(said).toEqual([expect.stringMatching(/^Страница отрисована не вся: .+/)])
    // The rest of the page stands.
    expect(textOf(html)).toContain('</footer>')
  })
})

type News = { items: { date: string }[]; pagination: { pageCount: number } }
type Home = { models: unknown[] }
