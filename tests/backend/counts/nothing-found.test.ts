import { expect, test } from 'vitest'
import { createAnswer } from '#src/backend/answer.ts'
import { createCounting } from '#src/backend/counts/counting.ts'
import { createTestBackend } from '../test-backend.ts'

test('a search that finds nothing is told once, whatever page of it is asked for; one that finds is not', async () => {
  const { db, now } = await createTestBackend()
  const told: string[] = []
  const answer = createAnswer({
    db,
    now,
    publicOrigin: 'https://site.example',
    metrikaId: null,
    log: { error: (details) => console.error(details) },
    onNothingFound: (q) => void told.push(q),
  })
  const search = (query: Record<string, string>) => answer({ base: 'dealer', method: 'GET', path: '/v1/search', query })
  for (const query of [
    { q: 'щщщщщщщщ' },
    { q: 'щщщщщщщщ', page: '2' },
    { q: 'щщщщщщщщ', type: 'news' },
    { q: 'тест-драйв' },
  ])
    expect((await search(query)).status).toBe(200)
  expect(told).toEqual(['щщщщщщщщ'])
})

test('what is counted at night is of the day that has begun in Moscow', async () => {
  const { db } = await createTestBackend()
  const log = { error: (details: object) => console.error(details) }
  const counting = createCounting({ db, now: () => new Date('2021-07-14T21:30:00Z'), log })
  counting.add('search', 'щщщщщщщщ')
  counting.add('search', 'щщщщщщщщ')
  await counting.flush()
  expect(await db.selectFrom('site_count').select(['day', 'name', 'count']).execute()).toEqual([
    { day: '2021-07-15', name: 'щщщщщщщщ', count: 2 },
  ])
})
