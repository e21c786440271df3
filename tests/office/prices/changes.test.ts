import { afterAll, describe, expect, test } from 'vitest'
import { createAnswer } from '#src/backend/answer.ts'
import { applyContent } from '#src/backend/content/apply.ts'
import { priceChanges } from '#src/backend/content/price-changes.ts'
import { openPreviewDatabase } from '#src/backend/content/preview-database.ts'
import { findPreview } from '#src/backend/content/preview-links.ts'
import { ship, shippedItems } from '#src/backend/content/shipped.ts'
import { siteFiles } from '#src/backend/site-files/index.ts'
import { inWrite } from '#src/backend/write.ts'
import { changeText } from '#src/domain/price-change-text.ts'
import type { PriceChange } from '#src/domain/shapes/price-change.ts'
import { content } from '../../fixtures/content.ts'
import { databases, dropDatabases } from '../../backend/leads/databases.ts'
import { dataOf } from '../../backend/test-backend.ts'
import { createTestOffice } from '../test-office.ts'

afterAll(dropDatabases)

const FROM = '2021-07-31T21:00:00.000Z'
const ORIGIN = 'https://site.example'
const [cheapest] = content.complectations.filter(({ model_code }) => model_code === 'g90')

/** A site whose lawyer has published a dearer G90 for the first of August. */
async function openOffice(db: Parameters<typeof createTestOffice>[0]) {
  const office = await createTestOffice(db)
  const { backend } = office
  const pass = (at: string) => {
    backend.setNow(at)
    return inWrite(backend.db, (write) => applyContent(write, backend.now()))
  }
  await inWrite(backend.db, async (write) => {
    await ship(write, shippedItems({ ...content, since: () => '2021-06-01' }))
    await applyContent(write, backend.now())
  })
  const owner = await office.enter('owner')
  const rows = [{ model: 'G90', trim: String(cheapest?.id), price: '9 900 000' }]
  const table = { rows, since: '2021-08-01', excluded: [], keepsOthers: true, replaces: [], submits: true }
  await owner.call('prices.take', table)
  const { draft } = await owner.call('content.get', { kind: 'price', key: 'g90' })
  const publish = () =>
    owner.call('content.publish', { id: draft?.id ?? '', revision: draft?.revision ?? 0, from: FROM, until: null })
  const file = async (path: string) =>
    (await siteFiles[path]?.make({ db: backend.db, publicOrigin: ORIGIN, now: backend.now })) ?? ''
  return { backend, owner, pass, publish, file, draftId: draft?.id ?? null }
}

const ofOffice = (changes: readonly PriceChange[]) => changes.filter(({ day }) => day === '2021-08-01')

describe.each(databases)('editions of prices, $database', ({ skip, open }) => {
  test.skipIf(skip)('are told with their moment on the page, in the feed and in the lists, not before', async () => {
    const { backend, pass, publish, file } = await openOffice(await open())
    await publish()
    const answered = async () => ofOffice(dataOf<PriceChange[]>(await backend.get('/v1/price-changes')))
    const feedSaid = ['-2021-08-01-9900000', `Изменение: ${changeText(cheapest?.price ?? null, 9_900_000)}.`]
    const isInFeed = async () => {
      const feed = await file('/prices.atom')
      return feedSaid.every((text) => feed.includes(text))
    }
    const said = async () => ({
      page: (await answered()).length,
      feed: await isInFeed(),
      csv: (await file('/prices.csv')).includes(';9900000;RUB;true;2021-08-01;'),
      json: (await file('/prices.json')).includes('"price": 9900000'),
    })
    const nothing = { page: 0, feed: false, csv: false, json: false }
    expect(await said()).toEqual(nothing)
    await pass('2021-07-31T20:59:59.000Z')
    expect(await said()).toEqual(nothing)
    await pass(FROM)
    expect(await said()).toEqual({ page: 1, feed: true, csv: true, json: true })
    expect(await answered()).toMatchObject([
      { model: 'g90', trim: { id: cheapest?.id }, before: cheapest?.price, after: 9_900_000 },
    ])
    // The feed is as new as the last of them.
    const updated = async () => /<updated>(.*?)</.exec(await file('/prices.atom'))?.[1]
    expect(await updated()).toBe('2021-08-01T00:00:00+03:00')
  })

  test.skipIf(skip)('a draft is told in its preview alone', async () => {
    const { backend, owner, draftId } = await openOffice(await open())
    const { link } = await owner.call('content.preview', { kind: 'price', key: 'g90', id: draftId, moment: FROM })
    const preview = await findPreview(backend.db, /preview\/([\w-]+)/.exec(link)?.[1] ?? '', backend.now())
    if (!preview) throw new Error('the link does not work')
    const db = await openPreviewDatabase(backend.db, preview)
    const answer = createAnswer({
      db,
      now: () => preview.at,
      publicOrigin: ORIGIN,
      metrikaId: null,
      log: { error: () => {} },
    })
    const request = { base: 'dealer', method: 'GET', path: '/v1/price-changes' } as const
    expect(ofOffice(dataOf<PriceChange[]>(await answer(request)))).toHaveLength(1)
    await db.destroy()
    expect(ofOffice(await priceChanges(backend.db, new Date(FROM)))).toEqual([])
  })

  test.skipIf(skip)('former lists of the code are told, of trims that are still there', async () => {
    const { backend } = await openOffice(await open())
    const list = (since: string, price: number) => {
      const prices = [[cheapest?.id ?? 0, price] as const, [999, 5] as const]
      return { model: 'g90' as const, since, prices }
    }
    const former = [list('2021-03-01', 900_000), list('2021-04-01', 1_000_000)]
    // The newest first.
    expect(await priceChanges(backend.db, backend.now(), former)).toMatchObject([
      { trim: { id: cheapest?.id }, before: 1_000_000, after: cheapest?.price, day: '2021-06-01' },
      { trim: { id: cheapest?.id }, before: 900_000, after: 1_000_000, day: '2021-04-01' },
    ])
    expect(await priceChanges(backend.db, backend.now(), [{ ...former[0]!, since: '2021-06-01' }])).toEqual([])
  })
})
