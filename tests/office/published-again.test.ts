import { afterAll, describe, expect, test } from 'vitest'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { content } from '../fixtures/content.ts'
import { createContentOffice, refusal } from './content-office.ts'

afterAll(dropDatabases)

describe.each(databases)('a publication whose answer got lost, $database', ({ skip, open }) => {
  test.skipIf(skip)('is done once and told as done to the one who repeats it, and to nobody else', async () => {
    const office = await createContentOffice(await open())
    const [editor, colleague] = [await office.enter('editor'), await office.enter('owner')]
    // As a real clock does: no two of its times are the same.
    let ticks = 0
    office.office.now = () => new Date(office.backend.now().getTime() + ticks++)
    const [own] = content.dealers
    const key = String(own?.id)
    const save = (name: string, revision: number | null = null) =>
      editor.call('content.save', { kind: 'dealer', key, body: { ...own, name }, revision })
    const stored = async () => (await editor.call('content.get', { kind: 'dealer', key })).versions
    const publication = ({ id, revision }: { id: string; revision: number }) => ({
      id,
      revision,
      from: null,
      until: null,
    })

    const first = publication(await save('Первое'))
    await editor.call('content.publish', first)
    const before = await stored()
    office.backend.setNow('2021-07-15T12:00:00.000Z')
    await editor.call('content.publish', first)
    expect(await stored()).toEqual(before)
    expect(await refusal(colleague.call('content.publish', first))).toContain('уже опубликован')
    // Another publication is none that has been done.
    const until = '2021-08-01T09:00:00.000Z'
    expect(await refusal(editor.call('content.publish', { ...first, until }))).toContain('уже опубликован')
    expect(await refusal(editor.call('content.publish', { ...first, revision: 7 }))).toContain('уже опубликован')

    const later = { ...publication(await save('Второе')), from: '2021-07-20T09:00:00.000Z' }
    await editor.call('content.publish', later)
    await editor.call('content.publish', later)
    expect(await refusal(editor.call('content.publish', { ...later, from: null }))).toContain('уже опубликован')
    expect(await stored()).toHaveLength(2)
    // Cancelled, it is a draft again, of another revision.
    await editor.call('content.cancel', { id: later.id })
    expect(await refusal(editor.call('content.publish', later))).toContain('тем временем изменён')
  })
  test.skipIf(skip)('so is taking it off the site, and sending it for approval', async () => {
    const office = await createContentOffice(await open())
    const [editor, colleague] = [await office.enter('editor'), await office.enter('owner')]
    const recordsOf = async (kind: string) =>
      (await office.backend.db.selectFrom('office_history').select('kind').execute()).filter((row) => row.kind === kind)
    const item = { kind: 'dealer' as const, key: String(content.dealers[0]?.id) }
    await editor.call('content.hide', item)
    await editor.call('content.hide', item)
    expect(await recordsOf('content-hidden')).toHaveLength(1)
    expect(await refusal(colleague.call('content.hide', item))).toContain('На сайте этой записи нет')

    const [price] = (await editor.call('content.list', { kind: 'price' })).lines
    const of = { kind: 'price' as const, key: price?.key ?? '' }
    const { body } = await editor.call('content.get', of)
    const draft = { ...of, body: { ...body, since: '2021-08-01' }, revision: null }
    const { id } = await editor.call('content.save', draft)
    await editor.call('content.submit', { id })
    await editor.call('content.submit', { id })
    expect(await recordsOf('content-submitted')).toHaveLength(1)
  })

  test.skipIf(skip)('an hour that has passed is a slip: nothing is published at once by it', async () => {
    const office = await createContentOffice(await open())
    const editor = await office.enter('editor')
    const [own] = content.dealers
    const item = { kind: 'dealer' as const, key: String(own?.id) }
    const saved = await editor.call('content.save', { ...item, body: { ...own, name: 'Рано' }, revision: null })
    const lastYear = { ...saved, from: '2020-07-20T09:00:00.000Z', until: null }
    expect(await refusal(editor.call('content.publish', lastYear))).toContain('Этот час уже прошёл')
    expect((await editor.call('content.get', item)).body).toMatchObject({ name: own?.name })
  })
})
