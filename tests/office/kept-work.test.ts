import { afterAll, describe, expect, test } from 'vitest'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { content } from '../fixtures/content.ts'
import { createContentOffice, faultsIn, plain, publish, refusal, type Person } from './content-office.ts'
import { filledBodies } from './filled-bodies.ts'

/** What one editor does never undoes another's work without a word. */

afterAll(dropDatabases)

const [own] = content.dealers
if (!own) throw new Error('no dealer in the fixtures')
const DEALER = { kind: 'dealer', key: String(own.id) } as const
const times = { from: null, until: null }

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
})
