import { afterAll, describe, expect, test } from 'vitest'
import { findContent } from '#src/backend/content/documents.ts'
import { withoutGoneLinks } from '#src/backend/content/gone-links.ts'
import { importContent } from '#src/office/server/content/files.ts'
import { siteFileAt } from '#src/backend/site-files/index.ts'
import { inWrite } from '#src/backend/write.ts'
import { shippedFooter, shippedMenu } from '#src/content/seed/site-links.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { dataOf } from '../backend/test-backend.ts'
import { content } from '../fixtures/content.ts'
import { dealer as fixtureDealer } from '../fixtures/directory.ts'
import { createContentOffice, faultsIn, keepFile, passTime, publish, refusal } from './content-office.ts'
import { filledBodies } from './filled-bodies.ts'

afterAll(dropDatabases)

test('the home page keeps its slides where all lead to what is gone, and links to news of an outside service stay', () => {
  const slide = { kind: 'home-slide' as const, key: '1', body: JSON.stringify({ button: { href: '/news/gone.html' } }) }
  const other = { ...slide, key: '2', body: JSON.stringify({ button: { href: '/models.html' } }) }
  const keysOf = (items: (typeof slide)[], hasNews: boolean) =>
    withoutGoneLinks(items, { hasNews }).map(({ key }) => key)
  expect(keysOf([slide, other], true)).toEqual(['2'])
  expect(keysOf([slide], true)).toEqual(['1'])
  expect(keysOf([slide, other], false)).toEqual(['1', '2'])
})

/** What is taken off the site while something else names it. The clock stands at 14 July 2021, noon in Moscow. */

const TOMORROW = '2021-07-15T07:00:00.000Z'
const LATER = '2021-07-16T07:00:00.000Z'
const WINTER = '/promo/zima.html'
const winter = {
  code: 'zima',
  h1: 'Зима',
  body: [{ type: 'p', text: 'До конца декабря.' }],
  button: null,
  title: 'Зимние шины',
  description: 'Шины в подарок.',
}
const linking = (href: string) => ({
  ...winter,
  code: 'vesna',
  body: [
    { type: 'p', text: 'Весной.' },
    { type: 'links', items: [{ name: 'Зима', href }] },
    {
      type: 'links',
      items: [
        { name: 'Зима', href },
        { name: 'Все', href: '/models.html' },
      ],
    },
  ],
  button: { name: 'Зима', href },
})
const footer = { ...shippedFooter, links: [{ name: 'Зима', href: WINTER, external: 'none' }] }
const menu = {
  groups: shippedMenu.groups.map((group, index) =>
    index > 0
      ? group
      : { ...group, entries: [...group.entries, { name: 'Зима', shown: true, href: WINTER, external: 'none' }] },
  ),
}
const slide = {
  ...filledBodies['home-slide'],
  image: '',
  alt: '',
  model: 'g90',
  button: { name: 'Зима', href: WINTER },
}

describe.each(databases)('a page that has gone, $database', ({ skip, open }) => {
  test.skipIf(skip)('is linked to from nowhere until it is back', async () => {
    const office = await createContentOffice(await open())
    const { db } = office.backend
    const owner = await office.enter('owner')
    const { key } = await publish(owner, 'promo-page', null, winter)
    await publish(owner, 'footer', 'footer', footer)
    await publish(owner, 'menu', 'menu', menu)
    await publish(owner, 'promo-page', null, linking(WINTER))
    const { id: _, ...ownSlide } = slide
    await publish(owner, 'home-slide', null, ownSlide)
    const where = async () => ({
      footer: JSON.stringify(await findContent(db, 'footer', 'footer')).includes(WINTER),
      menu: JSON.stringify(dataOf(await office.backend.get('/v1/options'))).includes('"zima"'),
      home: JSON.stringify(dataOf(await office.backend.get('/v1/home'))).includes('"zima"'),
      page: (await findContent(db, 'promo-page', 'vesna'))?.button !== null,
    })
    const [nowhere, everywhere] = [false, true].map((is) => ({ footer: is, menu: is, home: is, page: is }))
    expect(await where()).toEqual(everywhere)
    await owner.call('content.hide', { kind: 'promo-page', key })
    expect(await where()).toEqual(nowhere)
    // A list of links that has none left is gone as well; the others stay.
    expect((await findContent(db, 'promo-page', 'vesna'))?.body).toEqual([
      { type: 'p', text: 'Весной.' },
      { type: 'links', items: [{ name: 'Все', href: '/models.html' }] },
    ])
    // The forms still have it.
    const { body } = await owner.call('content.get', { kind: 'footer', key: 'footer' })
    expect(JSON.stringify(body)).toContain(WINTER)
    const again = await owner.call('content.save', { kind: 'promo-page', key, body: winter, revision: null })
    await owner.call('content.publish', { ...again, from: TOMORROW, until: LATER })
    expect(await where()).toEqual(nowhere)
    await passTime(office, TOMORROW)
    expect(await where()).toEqual(everywhere)
    await passTime(office, LATER)
    expect(await where()).toEqual(nowhere)
  })

  test.skipIf(skip)('nobody links to one that was never written; a draft is enough', async () => {
    const office = await createContentOffice(await open())
    const owner = await office.enter('owner')
    const save = (kind: 'footer' | 'menu' | 'promo-page' | 'redirect', key: string | null, body: object) =>
      faultsIn(owner.call('content.save', { kind, key, body: { ...body }, revision: null }))
    expect(await save('footer', 'footer', footer)).toBe('{"links.0.href":"Такой страницы на сайте нет"}')
    expect(await save('menu', 'menu', menu)).toContain('Такой страницы')
    expect(await save('promo-page', null, linking('/news/never.html#place'))).toContain('"button.href"')
    expect(await save('redirect', null, { from: '/old.html', to: WINTER })).toContain('"to"')
    await owner.call('content.save', { kind: 'promo-page', key: null, body: winter, revision: null })
    expect(await save('footer', 'footer', footer)).toBe('done')
    expect(await save('promo-page', null, linking(`/news/${content.news[0]?.code}.html`))).toBe('done')
    // To itself.
    expect(await save('promo-page', null, { ...linking('/promo/leto.html'), code: 'leto' })).toBe('done')
  })

  test.skipIf(skip)('as files, one may link to a page that a later file makes', async () => {
    const office = await createContentOffice(await open())
    const owner = await office.enter('owner')
    const { db, now } = office.backend
    const files = new Map([
      ['footer/footer.json', JSON.stringify(footer)],
      ['news/9.json', '{'],
      // As an editor on Windows saves it.
      ['promo-page/zima.json', `\uFEFF${JSON.stringify(winter)}`],
    ])
    const done = await importContent(db, files, { userId: owner.id, now: now(), mayImport: () => true })
    expect(done.map(({ file, outcome }) => `${file} ${outcome}`)).toEqual([
      'footer/footer.json draft',
      'news/9.json refused',
      'promo-page/zima.json draft',
    ])
  })

  test.skipIf(skip)('its address may lead elsewhere, that of one on the site may not', async () => {
    const office = await createContentOffice(await open())
    const owner = await office.enter('owner')
    const redirect = () =>
      faultsIn(
        owner.call('content.save', {
          kind: 'redirect',
          key: WINTER,
          body: { from: WINTER, to: '/models.html' },
          revision: null,
        }),
      )
    const { key } = await publish(owner, 'promo-page', null, winter)
    expect(await redirect()).toContain('занят самим сайтом')
    await owner.call('content.hide', { kind: 'promo-page', key })
    const again = await owner.call('content.save', { kind: 'promo-page', key, body: winter, revision: null })
    await owner.call('content.publish', { ...again, from: TOMORROW, until: LATER })
    expect(await redirect()).toContain('занят самим сайтом')
    await passTime(office, LATER)
    expect(await redirect()).toBe('done')
  })

  test.skipIf(skip)('two that have gone do not lead to one another', async () => {
    const office = await createContentOffice(await open())
    const owner = await office.enter('owner')
    const spring = { ...winter, code: 'vesna' }
    const [first, second] = [
      await publish(owner, 'promo-page', null, winter),
      await publish(owner, 'promo-page', null, spring),
    ]
    await owner.call('content.hide', { kind: 'promo-page', key: first.key })
    await publish(owner, 'redirect', null, { from: WINTER, to: '/promo/vesna.html' })
    await owner.call('content.hide', { kind: 'promo-page', key: second.key })
    const back = (to: string) =>
      faultsIn(
        owner.call('content.save', {
          kind: 'redirect',
          key: null,
          body: { from: '/promo/vesna.html', to },
          revision: null,
        }),
      )
    expect(await back(`${WINTER}?from=spring`)).toContain('сам ведёт дальше')
    expect(await back('/models.html')).toBe('done')
  })

  test.skipIf(skip)('a picture that was deleted meanwhile is refused where it was chosen', async () => {
    const office = await createContentOffice(await open())
    const owner = await office.enter('owner')
    const name = 'media-0123456789abcdef-50x50-cover-1200.jpg'
    const save = () =>
      faultsIn(
        owner.call('content.save', {
          kind: 'promo-page',
          key: null,
          body: {
            ...winter,
            image: `/assets/${name}`,
            image_alt: 'Снег',
            body: [{ type: 'image', src: `/assets/${name}`, alt: 'Снег' }],
          },
          revision: null,
        }),
      )
    const told = 'Такого снимка нет: выберите другой'
    expect(JSON.parse(await save())).toEqual({ image: told, 'body.0.src': told })
    await inWrite(office.backend.db, (write) => keepFile(write, name))
    expect(await save()).toBe('done')
  })

  test.skipIf(skip)('a dealer does not leave by himself while test drives are booked there', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const { id: _, ...body } = fixtureDealer({ id: 11, city_id: 1, name: 'На лето' })
    const draft = async (changes: object) =>
      editor.call('content.save', {
        kind: 'dealer',
        key: null,
        body: { ...body, code: `na-leto-${String(Object.keys(changes).length)}`, ...changes },
        revision: null,
      })
    const takesDrives = await draft({ services: ['sales', 'testDrive'] })
    const end = { from: null, until: LATER }
    expect(await refusal(editor.call('content.publish', { ...takesDrives, ...end }))).toMatch(/уберите «Показывать до»/)
    await editor.call('content.publish', { ...takesDrives, from: TOMORROW, until: null })
    const sells = await draft({ services: ['sales'], sort: 1 })
    await editor.call('content.publish', { ...sells, ...end })
    // What is changed for a time only does not leave.
    const [known] = content.dealers
    const changed = await editor.call('content.save', {
      kind: 'dealer',
      key: String(known?.id),
      body: { ...known, phone: '+7 (495) 000-00-09' },
      revision: null,
    })
    await editor.call('content.publish', { ...changed, ...end })
  })

  test.skipIf(skip)('the end of what was published for a time is a change, of a sale as well', async () => {
    const office = await createContentOffice(await open())
    const owner = await office.enter('owner')
    const { db, now } = office.backend
    const [item] = content.news.filter(({ date }) => date < '2021-07-14')
    const { body: list } = await owner.call('content.get', { kind: 'price', key: 'g90' })
    if (!item || !list) throw new Error('no news or no prices in the fixtures')
    for (const [kind, key, body] of [
      ['news', String(item.id), { ...item, code: 'other-code' }],
      ['price', 'g90', { ...list, since: '2021-07-14' }],
    ] as const) {
      const draft = await owner.call('content.save', { kind, key, body, revision: null })
      await owner.call('content.publish', { ...draft, from: null, until: LATER })
    }
    const told = async () => {
      const context = { db, publicOrigin: 'https://site.example', now }
      const read = async (path: string) => (await siteFileAt(path)?.make(context)) ?? ''
      const [feed, map] = [await read('/news.atom'), await read('/sitemap.xml')]
      const own = feed
        .split('<entry>')
        .find((entry) => /\/(other-code|CODE)\.html/.test(entry.replaceAll(item.code, 'CODE')))
      return {
        id: /<id>.*\/(.*)\.html<\/id>/.exec(own ?? '')?.[1],
        updated: /<updated>(.*?)<\/updated>/.exec(own ?? '')?.[1],
        prices: /\/g90\.html<\/loc><lastmod>(.*?)<\/lastmod>/.exec(map)?.[1],
      }
    }
    // Readers know an entry by its id, whatever its address is.
    expect((await told()).id).toBe(item.code)
    await passTime(office, LATER)
    expect(await told()).toMatchObject({ id: item.code, updated: LATER, prices: '2021-07-16' })
  })
})
