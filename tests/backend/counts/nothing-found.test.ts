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

test('on a day with very many different words those that are counted already go on; the others are one', async () => {
  const { db } = await createTestBackend()
  const day = '2021-07-14'
  const names = Array.from({ length: 2_000 }, (_, index) => `слово ${index}`)
  await db
    .insertInto('site_count')
    .values(names.map((name) => ({ what: 'search', day, name, count: 1 })))
    .execute()
  const counting = createCounting({
    db,
    now: () => new Date(`${day}T09:00:00Z`),
    log: { error: (one) => console.error(one) },
  })
  for (const name of ['слово 7', 'новое']) counting.add('search', name)
  await counting.flush()
  const counts = await db
    .selectFrom('site_count')
    .select(['name', 'count'])
    .where('name', 'in', ['слово 7', 'новое', '…'])
    .execute()
  expect(Object.fromEntries(counts.map(({ name, count }) => [name, count]))).toEqual({ 'слово 7': 2, '…': 1 })
})

test('a stop waits for what is being written', async () => {
  const { db, now } = await createTestBackend()
  const counting = createCounting({ db, now, log: { error: (details) => console.error(details) } })
  counting.add('search', 'щщщщщщщщ')
  void counting.flush()
  await counting.stop()
  expect(await db.selectFrom('site_count').select(['name', 'count']).execute()).toEqual([
    { name: 'щщщщщщщщ', count: 1 },
  ])
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
