import { afterAll, describe, expect, test } from 'vitest'
import { applyContent } from '#src/backend/content/apply.ts'
import { ship, shippedItems } from '#src/backend/content/shipped.ts'
import { inWrite } from '#src/backend/write.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { content } from '../fixtures/content.ts'
import { createContentOffice, faultsIn, plain, publish, refusal, type Person } from './content-office.ts'
import type { TestOffice } from './test-office.ts'
import { filledBodies } from './filled-bodies.ts'

/** What one editor does never undoes another's work without a word. */

afterAll(dropDatabases)

const [own] = content.dealers
if (!own) throw new Error('no dealer in the fixtures')
const DEALER = { kind: 'dealer', key: String(own.id) } as const
const TOMORROW = '2021-07-15T07:00:00.000Z'
const times = { from: null, until: null }

/** What a start of another version of the code does. */
const shipAgain = ({ backend }: TestOffice, changes: Partial<typeof content>) =>
  inWrite(backend.db, async (write) => {
    await ship(write, shippedItems({ ...content, ...changes, since: () => '2021-06-01' }))
    await applyContent(write, backend.now())
  })
const shipDealer = (office: TestOffice, changes: object) =>
  shipAgain(office, { dealers: content.dealers.map((dealer) => (dealer === own ? { ...dealer, ...changes } : dealer)) })
const shipNews = (office: TestOffice, news: (typeof content.news)[number]) =>
  shipAgain(office, { news: content.news.map((other) => (other.id === news.id ? news : other)) })

describe.each(databases)('work of others is kept, $database', ({ skip, open }) => {
  test.skipIf(skip)('what was published since a form was opened is not undone by it', async () => {
    const office = await createContentOffice(await open())
    const [first, second] = [await office.enter('editor'), await office.enter('owner')]
    const newest = async () => (await first.call('content.get', DEALER)).newest
    const save = (person: Person, changes: object, known: { revision: number | null; newest: string | null }) =>
      person.call('content.save', { ...DEALER, body: { ...own, ...changes }, ...known })
    expect(await newest()).toBeNull()
    const rung = await save(second, { phone: '+7 495 000-00-01' }, { revision: null, newest: null })
    await second.call('content.publish', { ...rung, newest: null, ...times })
    const late = await refusal(save(first, { name: 'Иначе' }, { revision: null, newest: null }))
    expect(plain(late)).toMatch(/изменена на сайте: Сотрудник \d+\. Скопируйте написанное и откройте запись заново/)
    // Opened anew, it is saved; then somebody takes the dealer off, which the page does not know.
    const known = await newest()
    const saved = await save(first, { name: 'Иначе' }, { revision: null, newest: known })
    await second.call('content.hide', DEALER)
    expect(await refusal(first.call('content.publish', { ...saved, newest: known, ...times }))).toContain('на сайте')
    expect(await refusal(save(first, { name: 'Ещё' }, { revision: saved.revision, newest: known }))).toContain(
      'на сайте',
    )
    await first.call('content.publish', { ...saved, newest: await newest(), ...times })
    expect((await first.call('content.get', DEALER)).body?.['name']).toBe('Иначе')
  })

  test.skipIf(skip)('a new page or redirect does not replace one that is or was at its address', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const { image: _i, image_alt: _a, ...promo } = filledBodies['promo-page']
    const page = (code: string, h1 = 'Зима') => ({ ...promo, code, h1 })
    await publish(editor, 'promo-page', null, page('winter'))
    expect(await refusal(publish(editor, 'promo-page', null, page('winter', 'Новая')))).toContain('уже есть')
    await publish(editor, 'promo-page', 'winter', page('winter-2020', 'Прошлая'))
    expect(await refusal(publish(editor, 'promo-page', null, page('winter', 'Новая')))).toContain('«Прошлая»')
    await editor.call('content.hide', { kind: 'promo-page', key: 'winter' })
    expect(await refusal(publish(editor, 'promo-page', null, page('winter', 'Новая')))).not.toBe('done')

    const lead = (key: string | null, from: string) => publish(editor, 'redirect', key, { from, to: '/models.html' })
    await lead(null, '/old-a')
    await lead('/old-a', '/old-b')
    expect(await faultsIn(lead(null, '/old-b'))).toContain('уже занят')
    expect(await refusal(lead(null, '/old-a'))).toContain('«/old-b → /models.html»')
    const { lines } = await editor.call('content.list', { kind: 'redirect' })
    expect(lines.map(({ title }) => title)).toEqual(['/old-b → /models.html'])
    // Free again, it may be taken.
    await lead('/old-a', '/old-a')
    await lead(null, '/old-b')
  })

  test.skipIf(skip)('the text of a new version of the site leaves the history and the plans as they are', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    for (const name of ['Первое', 'Второе']) await publish(editor, 'dealer', DEALER.key, { ...own, name })
    const planned = await publish(editor, 'dealer', DEALER.key, { ...own, name: 'Назначенное' }, TOMORROW)
    await shipDealer(office, { name: 'Новое' })
    await editor.call('content.resolve', { ...DEALER, keep: 'shipped' })
    const item = await editor.call('content.get', DEALER)
    expect([item.shipped, item.body?.['name'], item.original]).toEqual([null, 'Новое', { isCurrent: true }])
    expect(item.planned).toMatchObject({ from: TOMORROW, body: { name: 'Назначенное' } })
    expect(item.versions).toHaveLength(4)
    expect((await editor.call('content.version', { id: planned.id })).body['name']).toBe('Назначенное')
  })

  test.skipIf(skip)('a conflict that was decided is not asked again by the draft begun before', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    await publish(editor, 'dealer', DEALER.key, { ...own, name: 'Первое' })
    const draft = await editor.call('content.save', { ...DEALER, body: { ...own, name: 'Второе' }, revision: null })
    await shipDealer(office, { name: 'Новое' })
    await editor.call('content.resolve', { ...DEALER, keep: 'own' })
    await editor.call('content.publish', { ...draft, ...times })
    expect((await editor.call('content.get', DEALER)).shipped).toBeNull()
  })

  test.skipIf(skip)('a dated text of a new version of the site waits for its day', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const [news] = content.news
    if (!news) throw new Error('no news in the fixtures')
    const item = { kind: 'news', key: String(news.id) } as const
    await publish(editor, 'news', item.key, { ...news, name: 'Офисная' })
    await shipNews(office, { ...news, date: '2021-07-20', name: 'Из кода' })
    await editor.call('content.resolve', { ...item, keep: 'shipped' })
    const name = async () => (await editor.call('content.get', item)).body?.['name']
    expect(await name()).toBe('Офисная')
    office.backend.setNow('2021-07-20T09:00:00.000Z')
    expect(await name()).toBe('Из кода')
  })
})
