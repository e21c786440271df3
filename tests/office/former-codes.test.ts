import { afterAll, describe, expect, test } from 'vitest'
import { createRedirects } from '#src/backend/content/redirects.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { dataOf } from '../backend/test-backend.ts'
import { content } from '../fixtures/content.ts'
import { dealer as fixtureDealer } from '../fixtures/directory.ts'
import { createContentOffice, faultsIn, passTime, publish } from './content-office.ts'
import { filledBodies } from './filled-bodies.ts'

afterAll(dropDatabases)

const TOMORROW = '2021-07-15T07:00:00.000Z'
const LATER = '2021-07-16T07:00:00.000Z'
// One that is on the site when the clock of the tests stands.
const first = content.news.find(({ date }) => date < '2021-07-14')
if (!first) throw new Error('no news in the fixtures')
const path = (code: string) => `/news/${code}.html`

describe.each(databases)('a news item with another address, $database', ({ skip, open }) => {
  const setting = async () => {
    const office = await createContentOffice(await open())
    const { db, now, get } = office.backend
    const editor = await office.enter('editor')
    const key = String(first.id)
    return {
      office,
      editor,
      key,
      rename: (code: string, from: string | null = null) => publish(editor, 'news', key, { ...first, code }, from),
      /** Where each of these addresses leads. */
      from: async (...codes: string[]) => {
        const redirects = await createRedirects(db, now)
        return codes.map((code) => redirects.findRenamed(path(code)))
      },
      found: async (code: string) => dataOf<{ code: string } | null>(await get('/v1/news', { code }))?.code,
      /** With a query, which comes along. */
      withMarks: async (code: string) => (await createRedirects(db, now)).findRenamed(`${path(code)}?utm_source=vk`),
    }
  }

  test.skipIf(skip)('is found by each former one, without a way round', async () => {
    const { rename, from, found, withMarks } = await setting()
    expect(await from(first.code, 'other')).toEqual([null, null])
    await rename('second-name')
    expect(await from(first.code, 'second-name')).toEqual([path('second-name'), null])
    expect(await found(first.code)).toBe('second-name')
    await rename('third-name')
    expect(await from(first.code, 'second-name', 'third-name')).toEqual([path('third-name'), path('third-name'), null])
    expect(await withMarks('second-name')).toBe(`${path('third-name')}?utm_source=vk`)
    // Back again: never in a circle.
    await rename(first.code)
    expect(await from(first.code, 'second-name', 'third-name')).toEqual([null, path(first.code), path(first.code)])
  })

  test.skipIf(skip)(
    'leads nowhere before its hour, nor once the item has gone; nobody else gets the former one',
    async () => {
      const { office, editor, key, rename, from, found } = await setting()
      await rename('second-name', TOMORROW)
      expect(await from(first.code, 'second-name')).toEqual([null, null])
      await passTime(office, TOMORROW)
      expect(await from(first.code, 'second-name')).toEqual([path('second-name'), null])
      const { id: _, ...body } = { ...first }
      const taken = editor.call('content.save', { kind: 'news', key: null, body, revision: null })
      expect(await faultsIn(taken)).toContain('Этот адрес уже занят')
      office.backend.setNow(LATER)
      await editor.call('content.hide', { kind: 'news', key })
      expect(await from(first.code, 'second-name')).toEqual([null, null])
      expect(await found(first.code)).toBeUndefined()
    },
  )

  test.skipIf(skip)('cities and dealers in a query, on every page that reads them; and promo pages', async () => {
    const office = await createContentOffice(await open())
    const { db, now } = office.backend
    const editor = await office.enter('editor')
    const { id: _city, ...tyumen } = filledBodies.city
    const { id: _dealer, ...dealer } = fixtureDealer({ id: 11, city_id: 1001, name: 'Тобол', lat: 57.16, lng: 65.53 })
    const city = await publish(editor, 'city', null, tyumen)
    const where = async (url: string) => (await createRedirects(db, now)).findRenamed(url)
    const own = await publish(editor, 'dealer', null, { ...dealer, code: 'tobol', city_id: Number(city.key) })
    await publish(editor, 'city', city.key, { ...tyumen, id: Number(city.key), code: 'tumen' })
    const moved = { ...dealer, id: Number(own.key), code: 'tobol-motors', city_id: Number(city.key) }
    await publish(editor, 'dealer', own.key, moved)
    for (const page of ['/dealers.html', '/certified.html', '/contacts.html'])
      expect(await where(`${page}?open=1&city=tyumen&service=body&utm_source=vk`)).toBe(
        `${page}?open=1&city=tumen&service=body&utm_source=vk`,
      )
    expect(await where('/dealers.html?dealer=tobol')).toBe('/dealers.html?dealer=tobol-motors')
    for (const present of [
      '/dealers.html?city=tumen',
      '/dealers.html?city=none',
      '/dealers.html?city',
      '/dealers.html?city=__proto__',
      // A number there, or a parameter that is not read.
      '/configurator?city=tyumen',
      '/support.html?city=tyumen',
      '/dealers.html?model=tyumen',
    ])
      expect([present, await where(present)]).toEqual([present, null])
    await editor.call('content.hide', { kind: 'dealer', key: own.key })
    // Nobody is told of a city without dealers.
    expect(await where('/dealers.html?city=tyumen')).toBeNull()

    const { code: _code, image: _image, image_alt: _alt, body: _body, ...rest } = filledBodies['promo-page']
    const promo = { ...rest, body: [{ type: 'p', text: 'Абзац.' }] }
    const page = await publish(editor, 'promo-page', null, { ...promo, code: 'first-name' })
    await publish(editor, 'promo-page', page.key, { ...promo, code: 'second-name' })
    expect(await where('/promo/first-name.html?utm_source=vk')).toBe('/promo/second-name.html?utm_source=vk')
    expect(await where('/promo/second-name.html')).toBeNull()
    // The page is at its present address, and a link inside the site finds it at the former one as well.
    const shown = async (code: string) =>
      dataOf<{ code: string } | null>(await office.backend.get('/v1/promo-page', { code }))
    const tagsAt = async (code: string) =>
      dataOf<{ title: string } | null>(await office.backend.get('/v1/meta', { route: `/promo/${code}.html` }))
    for (const code of ['first-name', 'second-name']) {
      expect([code, await shown(code)]).toMatchObject([code, { code: 'second-name' }])
      expect([code, await tagsAt(code)]).toMatchObject([code, { title: promo.title }])
    }
    expect(await shown('third-name')).toBeNull()
    await editor.call('content.hide', { kind: 'promo-page', key: page.key })
    expect(await shown('first-name')).toBeNull()
  })

  test.skipIf(skip)('links of other items lead to the present address at once, those to others stay', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const { id: _city, ...tyumen } = filledBodies.city
    const { id: _dealer, ...dealer } = fixtureDealer({ id: 11, city_id: 1001, name: 'Тобол', lat: 57.16, lng: 65.53 })
    const { code: _code, image: _image, image_alt: _alt, body: _body, ...rest } = filledBodies['promo-page']
    const promo = { ...rest, body: [{ type: 'p', text: 'Абзац.' }] }
    const city = await publish(editor, 'city', null, tyumen)
    await publish(editor, 'dealer', null, { ...dealer, code: 'tobol', city_id: Number(city.key) })
    const sale = await publish(editor, 'promo-page', null, { ...promo, code: 'first-name' })
    const hrefs = [
      '/dealers.html?open=1&city=tyumen#list',
      '/promo/first-name.html?from=news',
      '/configurator?city=tyumen',
      '/dealers.html?city=moscow',
    ]
    const items = hrefs.map((href) => ({ name: 'Сюда', href }))
    await publish(editor, 'news', String(first.id), { ...first, body: [{ type: 'links', items }] })
    type Blocks = { body: { type: string; items?: { href: string }[] }[] } | null
    const shown = async () =>
      dataOf<Blocks>(await office.backend.get('/v1/news', { code: first.code }))
        ?.body.flatMap((block) => (block.type === 'links' ? (block.items ?? []) : []))
        .map(({ href }) => href)
    expect(await shown()).toEqual(hrefs)
    await publish(editor, 'city', city.key, { ...tyumen, id: Number(city.key), code: 'tumen' }, TOMORROW)
    await publish(editor, 'promo-page', sale.key, { ...promo, code: 'second-name' })
    expect(await shown()).toEqual([hrefs[0], '/promo/second-name.html?from=news', hrefs[2], hrefs[3]])
    await passTime(office, TOMORROW)
    expect((await shown())?.[0]).toBe('/dealers.html?open=1&city=tumen#list')
  })
})
