import { afterAll, describe, expect, test } from 'vitest'
import { openPreviewDatabase } from '#src/backend/content/preview-database.ts'
import { slidesNow } from '#src/backend/content/home-slides.ts'
import type { HomeData } from '#src/domain/shapes/home.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { dataOf } from '../backend/test-backend.ts'
import { createContentOffice, faultsIn, keepFile, passTime, publish, refusal } from './content-office.ts'
import type { TestOffice } from './test-office.ts'

afterAll(dropDatabases)

const STEM = 'media-0123456789abcdef-50x50'
const IMAGE = `/assets/${STEM}-hero-1920.jpg`
const TOMORROW = '2021-07-15T07:00:00.000Z'
const LATER = '2021-07-16T07:00:00.000Z'

const slide = (changes: object = {}) => ({
  sort: 0,
  opens: true,
  name: 'Шины',
  title: 'Зимние шины в подарок',
  text: 'До конца декабря.',
  button: { name: 'Условия', href: '/finance.html?model=g70#programs' },
  model: 'g70',
  image: '',
  alt: '',
  ...changes,
})
const slidesOf = async ({ backend }: TestOffice) => dataOf<HomeData>(await backend.get('/v1/home')).slides
const namesOf = async (office: TestOffice) => (await slidesOf(office)).map(({ name }) => name)

describe.each(databases)('slides of the home page, $database', ({ skip, open }) => {
  test.skipIf(skip)('a new one stands in its order, opens the page and leads where it says', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const before = await namesOf(office)
    await publish(editor, 'home-slide', null, slide())
    expect(await namesOf(office)).toEqual(['Шины', ...before])
    const slides = await slidesOf(office)
    expect(slides.filter(({ opens }) => opens).map(({ name }) => name)).toEqual(['Шины'])
    expect(slides[0]?.button).toEqual({
      name: 'Условия',
      href: { name: 'finance', query: { model: 'g70' }, hash: 'programs' },
    })
    // Pages show the model's own picture.
    expect(slides[0]).not.toHaveProperty('alt')
    await publish(editor, 'home-slide', null, slide({ sort: 1000, opens: false, name: 'Последний' }))
    expect((await namesOf(office)).at(-1)).toBe('Последний')
    // Of a partner: the page says whose advertisement it is; of our own it says nothing.
    await publish(editor, 'home-slide', null, slide({ name: 'Банк', advertiser: 'АО «Банк»', erid: '2VtzqvK1' }))
    const marks = (await slidesOf(office)).map(({ name, advertiser, erid }) => [name, advertiser, erid])
    expect(marks).toContainEqual(['Банк', 'АО «Банк»', '2VtzqvK1'])
    expect(marks).toContainEqual(['Шины', undefined, undefined])
  })

  test.skipIf(skip)('one of no model has a picture of its own, cut for the place, with words', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const faults = (changes: object) =>
      faultsIn(editor.call('content.save', { kind: 'home-slide', key: null, body: slide(changes), revision: null }))
    expect(await faults({ model: 'none' })).toContain('Поставьте снимок или выберите модель')
    expect(await faults({ image: IMAGE })).toContain('что на снимке')
    expect(await faults({ image: IMAGE, alt: 'Шина' })).toContain('Такого снимка нет')
    expect(await faults({ image: IMAGE.replace('hero', 'cover'), alt: 'Шина' })).toContain('для другого места')
    expect(await faults({ erid: 'erid: 2Vtz' })).toContain('без слова «erid»')
    expect(await faults({ button: { name: 'Куда', href: '/nowhere.html' } })).toContain('Такой страницы')
    await keepFile(office.backend.db, `${STEM}-hero-1920.jpg`)
    await publish(editor, 'home-slide', null, slide({ model: 'none', image: IMAGE, alt: 'Шина' }))
    expect((await slidesOf(office))[0]).toMatchObject({
      image: IMAGE,
      image_mobile: `/assets/${STEM}-hero-upright-1080.jpg`,
      alt: 'Шина',
    })
  })

  test.skipIf(skip)('one with dates is there between them alone; its preview shows it before', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const saved = await editor.call('content.save', { kind: 'home-slide', key: null, body: slide(), revision: null })
    await editor.call('content.publish', { ...saved, from: TOMORROW, until: LATER })
    expect(await namesOf(office)).not.toContain('Шины')
    const preview = await openPreviewDatabase(office.backend.db, { versionId: null, at: new Date(TOMORROW) })
    expect((await slidesNow(preview)).map(({ name }) => name)).toContain('Шины')
    await preview.destroy()
    await passTime(office, TOMORROW)
    expect(await namesOf(office)).toContain('Шины')
    await passTime(office, LATER)
    expect(await namesOf(office)).not.toContain('Шины')
  })

  test.skipIf(skip)('the last one stays, now and after all that is planned', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const { lines } = await editor.call('content.list', { kind: 'home-slide' })
    const [first, ...others] = lines.map(({ key }) => ({ kind: 'home-slide' as const, key }))
    if (!first) throw new Error('no slides are shipped')
    for (const item of others) await editor.call('content.hide', item)
    expect(await refusal(editor.call('content.hide', first))).toContain('Хотя бы одна')
    const own = await editor.call('content.save', { kind: 'home-slide', key: null, body: slide(), revision: null })
    await editor.call('content.publish', { ...own, from: null, until: LATER })
    expect(await refusal(editor.call('content.hide', first))).toContain('Хотя бы одна')
    expect(await namesOf(office)).toHaveLength(2)
  })

  test.skipIf(skip)('one of no model leaves with its picture', async () => {
    const office = await createContentOffice(await open())
    const { db } = office.backend
    const before = await namesOf(office)
    // As it is applied once nobody may show its picture any more.
    const document = JSON.stringify({ ...slide({ model: 'none' }), id: 900 })
    await db.insertInto('content_document').values({ kind: 'home-slide', key: '900', document }).execute()
    expect((await slidesNow(db)).map(({ name }) => name)).toEqual(before)
  })
})
