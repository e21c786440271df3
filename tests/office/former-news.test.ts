import { afterAll, describe, expect, test } from 'vitest'
import { createRedirects } from '#src/backend/content/redirects.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { dataOf } from '../backend/test-backend.ts'
import { content } from '../fixtures/content.ts'
import { createContentOffice, faultsIn, passTime, publish } from './content-office.ts'

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
})
