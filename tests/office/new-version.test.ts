import { afterAll, describe, expect, test } from 'vitest'
import { applyContent } from '#src/backend/content/apply.ts'
import { ship, shippedItems } from '#src/backend/content/shipped.ts'
import type { Database } from '#src/backend/database.ts'
import { contentRows, seed, type Content } from '#src/backend/seed.ts'
import type { PriceBody } from '#src/domain/content/bodies.ts'
import { noticeLeftOut } from '#src/server/data/left-out-notice.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { content } from '../fixtures/content.ts'
import { dealer as fixtureDealer } from '../fixtures/directory.ts'
import { createContentOffice, faultsIn, publish } from './content-office.ts'
import { filledBodies } from './filled-bodies.ts'

afterAll(dropDatabases)

const { id: _news, ...article } = filledBodies.news
const [shippedNews] = content.news
const [shippedDealer] = content.dealers
if (!shippedNews || !shippedDealer) throw new Error('the fixtures have no news or no dealers')

/** What a start of another version of the code does. */
async function start(db: Database, changes: Partial<Content>, now: Date): Promise<string[]> {
  const next = { ...content, ...changes }
  await seed(db, contentRows(next), async (write) => {
    await ship(write, shippedItems({ ...next, since: () => '2021-06-01' }))
    await applyContent(write, now)
  })
  const warnings: string[] = []
  await noticeLeftOut(db, now, { warn: (_, text) => warnings.push(text) })
  return warnings
}

const PRICES = { kind: 'price', key: 'g90' } as const
// Cast: the body of a list of prices.
const trimsOf = (body: unknown) => (body as PriceBody).trims

const newsOf = (db: Database, code: string) =>
  db.selectFrom('news').select(['id', 'name']).where('code', '=', code).execute()

describe.each(databases)('a new version of the code, on $database', ({ open, skip }) => {
  test.skipIf(skip)('that ships news at an address of the office starts, and the office’s stays', async () => {
    const office = await createContentOffice(await open())
    const { db, now } = office.backend
    const editor = await office.enter('editor')
    const own = await publish(editor, 'news', null, { ...article, code: 'zima', date: '2021-07-14' })
    const news = [{ ...shippedNews, date: '2021-07-01', id: 900, code: 'zima', name: 'Другая зима' }, ...content.news]
    expect(await start(db, { news }, now())).toEqual([expect.stringContaining('at the address zima')])
    expect(await newsOf(db, 'zima')).toEqual([{ id: Number(own.key), name: article.name }])
    // Its editor can still change it, and no other item gets the address.
    const rewritten = { ...article, code: 'zima', date: '2021-07-14', name: 'Зима ещё раз' }
    await publish(editor, 'news', own.key, rewritten)
    expect(await newsOf(db, 'zima')).toEqual([{ id: Number(own.key), name: 'Зима ещё раз' }])
    expect(await faultsIn(publish(editor, 'news', '900', { ...rewritten, name: 'Другая' }))).toContain('уже занят')
    // It is there as soon as the address is free.
    await editor.call('content.hide', { kind: 'news', key: own.key })
    expect(await newsOf(db, 'zima')).toEqual([{ id: 900, name: 'Другая зима' }])
    expect(await start(db, { news }, now())).toEqual([])
  })

  test.skipIf(skip)('that ships a dealer of the office shows it once', async () => {
    const office = await createContentOffice(await open())
    const { db, now } = office.backend
    const { id: _, ...body } = fixtureDealer({ id: 11, city_id: shippedDealer.city_id, name: 'Тобол Моторс' })
    const place = { lat: shippedDealer.lat, lng: shippedDealer.lng }
    const owner = await office.enter('owner')
    const own = await publish(owner, 'dealer', null, { ...body, ...place, code: 'tobol-motors' })
    const dealers = [...content.dealers, { ...shippedDealer, id: 900, code: 'tobol-motors' }]
    expect(await start(db, { dealers }, now())).toHaveLength(1)
    const rows = await db.selectFrom('dealer').select('id').where('document', 'like', '%tobol-motors%').execute()
    expect(rows).toEqual([{ id: Number(own.key) }])
  })

  test.skipIf(skip)('numbers its own items on, and meets none of the office', async () => {
    const office = await createContentOffice(await open())
    const { db, now } = office.backend
    const editor = await office.enter('editor')
    const own = await publish(editor, 'news', null, { ...article, code: 'zima', date: '2021-07-14' })
    const id = Math.max(...content.news.map((item) => item.id)) + 1
    const news = [{ ...shippedNews, date: '2021-07-01', id, code: 'vesna', name: 'Весна' }, ...content.news]
    expect(await start(db, { news }, now())).toEqual([])
    expect(await newsOf(db, 'vesna')).toEqual([{ id, name: 'Весна' }])
    expect(await newsOf(db, 'zima')).toEqual([{ id: Number(own.key), name: article.name }])
    const { lines } = await editor.call('content.list', { kind: 'news' })
    expect(lines.filter(({ isConflict }) => isConflict)).toEqual([])
  })

  test.skipIf(skip)('with another set of trims leaves the prices of the office to be changed', async () => {
    const office = await createContentOffice(await open())
    const { db, now } = office.backend
    const owner = await office.enter('owner')
    const { body } = await owner.call('content.get', PRICES)
    const list = { since: '2021-07-14', trims: trimsOf(body).map((trim) => ({ ...trim, price: 9_000_000 })) }
    await publish(owner, 'price', PRICES.key, list)
    const [gone, kept] = content.complectations.filter(({ model_code }) => model_code === PRICES.key)
    if (!gone || !kept) throw new Error('the fixtures have fewer than two trims of the model')
    const added = { ...kept, id: 9001, name: 'Новая', price: 9_100_000 }
    const complectations = [...content.complectations.filter(({ id }) => id !== gone.id), added]
    expect(await start(db, { complectations }, now())).toEqual([])
    const shown = trimsOf((await owner.call('content.get', PRICES)).body)
    expect(shown.map(({ id }) => id)).toEqual([...list.trims.map(({ id }) => id).filter((id) => id !== gone.id), 9001])
    expect(shown.map(({ price }) => price)).toEqual([...shown.slice(1).map(() => 9_000_000), 9_100_000])
    const dearer = shown.map((trim) => ({ ...trim, price: 9_500_000 }))
    await publish(owner, 'price', PRICES.key, { since: '2021-07-14', trims: dearer })
    const rows = [{ model: 'G90', trim: '9001', price: '9 600 000' }]
    const table = { rows, since: '2021-08-01', excluded: [], keepsOthers: true, replaces: [], submits: false }
    expect(await owner.call('prices.take', table)).toMatchObject({ drafts: [{ key: PRICES.key }] })
  })
})
