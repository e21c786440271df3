import { afterAll, describe, expect, test } from 'vitest'
import { readContentState } from '#src/backend/content/revisions.ts'
import { watchContent } from '#src/backend/content/watch.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { dataOf } from '../backend/test-backend.ts'
import { content } from '../fixtures/content.ts'
import { createContentOffice, publish } from './content-office.ts'

afterAll(dropDatabases)

const TODAY = '2021-07-14T09:00:00.000Z'
const SOON = '2021-07-14T09:00:30.000Z'
const NEXT_MONTH = '2021-08-14T07:00:00.000Z'

describe.each(databases)('content planned for later, $database', ({ skip, open }) => {
  test.skipIf(skip)('is taken back when the clock that has begun it was ahead', async () => {
    const office = await createContentOffice(await open())
    const { db, now, get, setNow } = office.backend
    const editor = await office.enter('editor')
    const first = content.news.find(({ date }) => date < '2021-07-14')
    if (!first) throw new Error('no news in the fixtures')
    await publish(editor, 'news', String(first.id), { ...first, name: 'Обновление' }, NEXT_MONTH)
    const changes: string[][] = []
    const nameAt = async (time: string) => {
      setNow(time)
      const watch = watchContent({
        db,
        now,
        known: await readContentState(db),
        onChange: (kinds) => void changes.push([...kinds]),
        log: { warn: (details) => expect(details).toBeUndefined() },
      })
      watch.wake()
      await watch.stop()
      return dataOf<{ name: string } | null>(await get('/v1/news', { code: first.code }))?.name
    }
    expect(await nameAt(TODAY)).toBe(first.name)
    expect(await nameAt(NEXT_MONTH)).toBe('Обновление')
    expect(await nameAt(TODAY)).toBe(first.name)
    // Other processes are told, too.
    expect(changes).toEqual([['news'], ['news']])
    // The clocks of two machines differ a little: that alone applies nothing again.
    await nameAt(SOON)
    const { value } = await db
      .selectFrom('site_state')
      .select('value')
      .where('key', '=', 'content:applied')
      .executeTakeFirstOrThrow()
    expect(value).toBe(TODAY)
  })

  test.skipIf(skip)('is known to a process that was starting when another one published it', async () => {
    const office = await createContentOffice(await open())
    const { db, now } = office.backend
    const editor = await office.enter('editor')
    const known = await readContentState(db)
    const [first] = content.news
    if (!first) throw new Error('no news in the fixtures')
    await publish(editor, 'news', String(first.id), { ...first, name: 'Обновление' })
    const changes: string[][] = []
    const watch = watchContent({
      db,
      now,
      known,
      onChange: (kinds) => void changes.push([...kinds]),
      log: { warn: (details) => expect(details).toBeUndefined() },
    })
    watch.wake()
    await watch.stop()
    expect(changes).toEqual([['news']])
  })
})
