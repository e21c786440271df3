import { afterAll, describe, expect, test } from 'vitest'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { CallError } from '#src/backend/call-error.ts'
import { refusalText } from '#src/office/client/content/refusal-text.ts'
import { content } from '../fixtures/content.ts'
import { createContentOffice, faultsIn, publish } from './content-office.ts'

afterAll(dropDatabases)

describe.each(databases)('hours of a dealer, $database', ({ skip, open }) => {
  test.skipIf(skip)('are required of the department that «open now» is about, and only of that', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const [own] = content.dealers
    if (!own) throw new Error('no dealer in the fixtures')
    const week = [{ days: [1, 7], open: '09:00', close: '21:00' }]
    const faults = (changes: object) =>
      faultsIn(
        editor.call('content.save', {
          kind: 'dealer',
          key: String(own.id),
          body: { ...own, ...changes },
          revision: null,
        }),
      )
    const closed = { sales: [], service: week }
    expect(await faults({ services: ['sales', 'service'], hours: closed })).toContain('"hours.sales":"Добавьте часы')
    expect(await faults({ services: ['service'], hours: { sales: week, service: [] } })).toContain('"hours.service"')
    expect(
      await editor.status('content.save', {
        kind: 'dealer',
        key: String(own.id),
        body: { ...own, services: ['service'], hours: closed },
        revision: null,
      }),
    ).toBe(200)
  })

  test.skipIf(skip)('an older version without them is not restored, in words, and nothing changes', async () => {
    const office = await createContentOffice(await open())
    const { db } = office.backend
    const editor = await office.enter('editor')
    const [own] = content.dealers
    if (!own) throw new Error('no dealer in the fixtures')
    const key = String(own.id)
    const first = await publish(editor, 'dealer', key, { ...own, name: 'Прежний' })
    await publish(editor, 'dealer', key, { ...own, name: 'Нынешний' })
    // As it was written before hours were required.
    const body = JSON.stringify({ ...own, services: ['sales'], hours: { sales: [], service: [] } })
    await db.updateTable('content_version').set({ body }).where('id', '=', first.id).execute()
    const stored = () => db.selectFrom('content_version').selectAll().where('key', '=', key).orderBy('id').execute()
    const before = await stored()

    const error: unknown = await editor.call('content.restore', { id: first.id }).catch((thrown: unknown) => thrown)
    if (!(error instanceof CallError)) throw new Error('It was restored')
    const refused = { fault: error.message, errors: error.errors ?? {} }
    expect(refusalText('dealer', refused, 'Эту версию вернуть нельзя')).toBe(
      'Эту версию вернуть нельзя. Обычная неделя, Продажи — добавьте часы: без них сайт скажет, что дилер закрыт.',
    )
    expect(await stored()).toEqual(before)
    const shown = await editor.call('content.get', { kind: 'dealer', key })
    expect(shown.body).toMatchObject({ name: 'Нынешний' })
    expect(shown.versions.map(({ id }) => id)).toContain(first.id)

    // It is read nevertheless, by those who may not publish either, with the same reason.
    const reader = await office.enter('lawyer')
    const read = await reader.call('content.version', { id: first.id })
    expect(read.body).toEqual(JSON.parse(body))
    expect(read.refused).toEqual({ message: refused.fault, errors: refused.errors })
    const second = shown.versions.find(({ isCurrent }) => isCurrent)?.id ?? ''
    expect(await reader.call('content.version', { id: second })).toMatchObject({ body: shown.body, refused: null })
    expect(await stored()).toEqual(before)

    // A draft, a version that hides its item, and an unknown one are no publications to read.
    const draft = { kind: 'dealer' as const, key, body: { ...own }, revision: null }
    const saved = await editor.call('content.save', draft)
    const item = { kind: 'redirect', key: '/former.html' } as const
    await publish(editor, item.kind, null, { from: item.key, to: '/warranty.html' })
    await editor.call('content.hide', item)
    const hiding = (await editor.call('content.get', item)).versions.find(({ isHiding }) => isHiding)?.id ?? ''
    expect(hiding).not.toBe('')
    for (const id of [saved.id, hiding, 'none']) expect(await editor.status('content.version', { id }), id).toBe(404)
  })
})

test('a refusal says in words which field, where no field can show it', () => {
  const text = (errors: Record<string, string>, fault = 'Проверьте поля формы') =>
    refusalText('news', { fault, errors }, 'Черновик не опубликован')
  expect(text({ 'body.2.text': 'Заполните поле', code: 'Этот адрес уже занят другой записью' })).toBe(
    'Черновик не опубликован. Текст, №\u00a03, Текст — заполните поле. Адрес страницы — этот адрес уже занят другой записью.',
  )
  // Not a field of the body.
  expect(text({ until: 'Конец позже начала' })).toBe('Черновик не опубликован. Конец позже начала.')
  expect(text({}, 'Черновик тем временем изменён. Откройте запись заново')).toBe(
    'Черновик тем временем изменён. Откройте запись заново',
  )
})
