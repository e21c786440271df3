import { afterAll, describe, expect, test } from 'vitest'
import { createAnswer } from '#src/backend/answer.ts'
import { openPreviewDatabase } from '#src/backend/content/preview-database.ts'
import { ship } from '#src/backend/content/shipped.ts'
import { applyContent } from '#src/backend/content/apply.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'
import type { ShippedItem } from '#src/domain/content/effective.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { dataOf } from '../backend/test-backend.ts'
import { exportContent, importContent } from '#src/office/server/content/files.ts'
import { createContentOffice, faultsIn, passTime, plain, publish, refusal } from './content-office.ts'

afterAll(dropDatabases)

const TOMORROW = '2021-07-15T07:00:00.000Z'
const LATER = '2021-07-16T07:00:00.000Z'

const shippedQuestion = {
  id: 1,
  slug: 'faq-klyuch',
  topic: 'credit',
  question: 'Где второй ключ?',
  answer: 'В бардачке.',
  sort: 10,
}
const question = (changes: object = {}) => ({
  topic: 'credit',
  question: 'Где лежит домкрат?',
  answer: 'Домкрат лежит под полом багажника.',
  sort: 0,
  ...changes,
})

/** With one shipped question alone. */
async function createQuestionsOffice(db: Database) {
  const office = await createContentOffice(db)
  const item: ShippedItem = { kind: 'question', key: '1', body: JSON.stringify(shippedQuestion), from: null }
  await inWrite(office.backend.db, async (write) => {
    await ship(write, [item])
    await applyContent(write, office.backend.now())
  })
  return office
}

/** Whatever tells of questions, answered from a database. */
async function toldIn(db: Database) {
  const answer = createAnswer({
    db,
    now: () => new Date(TOMORROW),
    publicOrigin: 'https://site.example',
    metrikaId: null,
    log: { error: () => {} },
  })
  const ask = async (path: string, query: Record<string, string>) =>
    plain(JSON.stringify((await answer({ base: 'dealer', method: 'GET', path, query })).data))
  return {
    support: await ask('/v1/faq', {}),
    credit: await ask('/v1/faq', { topic: 'credit' }),
    owners: await ask('/v1/faq', { topic: 'owners' }),
    search: await ask('/v1/search', { q: 'домкрат под полом' }),
    tags: await ask('/v1/meta', { route: '/support.html' }),
  }
}
const tellsOf = async (db: Database, words: string) =>
  Object.entries(await toldIn(db)).flatMap(([place, text]) => (text.includes(words) ? [place] : []))
const EVERYWHERE = ['support', 'credit', 'search', 'tags']

describe.each(databases)('questions, $database', ({ skip, open }) => {
  test.skipIf(skip)('a new one is on its pages, in the search and in structured data between its dates', async () => {
    const office = await createQuestionsOffice(await open())
    const { db } = office.backend
    const editor = await office.enter('editor')
    const saved = await editor.call('content.save', { kind: 'question', key: null, body: question(), revision: null })
    await editor.call('content.publish', { ...saved, from: TOMORROW, until: LATER })
    expect(await tellsOf(db, 'под полом багажника')).toEqual([])
    const preview = await openPreviewDatabase(db, { versionId: null, at: new Date(TOMORROW) })
    expect(await tellsOf(preview, 'под полом багажника')).toEqual(EVERYWHERE)
    await preview.destroy()
    await passTime(office, TOMORROW)
    expect(await tellsOf(db, 'под полом багажника')).toEqual(EVERYWHERE)
    await passTime(office, LATER)
    expect(await tellsOf(db, 'под полом багажника')).toEqual([])
  })

  test.skipIf(skip)('a shipped one says something else, keeps its anchor, and can be hidden', async () => {
    const office = await createQuestionsOffice(await open())
    const { db } = office.backend
    const editor = await office.enter('editor')
    const save = (key: string | null, body: object) =>
      editor.call('content.save', { kind: 'question', key, body: { ...body }, revision: null })
    expect(await faultsIn(save('1', { ...shippedQuestion, slug: 'faq-other' }))).toContain('не меняется')
    await publish(editor, 'question', '1', { ...shippedQuestion, answer: 'Под ковриком.' })
    expect(await tellsOf(db, 'Под ковриком')).toContain('support')
    expect(await refusal(editor.call('content.hide', { kind: 'question', key: '1' }))).toContain('Хотя бы одна')
    const { key } = await publish(editor, 'question', null, question())
    await editor.call('content.hide', { kind: 'question', key: '1' })
    expect(await tellsOf(db, 'ковриком')).toEqual([])
    const [only] = dataOf<{ slug: string }[]>(await office.backend.get('/v1/faq'))
    expect(only?.slug).toBe(`faq-vopros-${key}`)
  })

  test.skipIf(skip)('as a file it comes back as a draft; an anchor of somebody else is refused', async () => {
    const office = await createQuestionsOffice(await open())
    const { db, now } = office.backend
    const owner = await office.enter('owner')
    await publish(owner, 'question', '1', { ...shippedQuestion, answer: 'Под ковриком.' })
    const files = await exportContent(db, now())
    expect([...files.keys()]).toEqual(['question/1.json'])
    const text = files.get('question/1.json') ?? ''
    const by = { userId: owner.id, now: now(), mayImport: () => true }
    const done = await importContent(
      db,
      new Map([
        ['question/1.json', text.replace('ковриком', 'сиденьем')],
        ['question/7.json', text.replace('"id": 1', '"id": 7')],
      ]),
      by,
    )
    expect(done.map(({ outcome }) => outcome)).toEqual(['draft', 'refused'])
    expect(done[1]?.reason).toContain('занят другим вопросом')
  })
})
