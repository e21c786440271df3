import { expect, test } from 'vitest'
import { openDatabase } from '#src/backend/database.ts'
import { migrate } from '#src/backend/migrations.ts'
import { seed } from '#src/backend/seed.ts'
import { fixtureRows as content } from './test-backend.ts'

async function emptyDatabase() {
  const db = openDatabase({ file: ':memory:' })
  await migrate(db)
  return db
}

test('the schema is updated once', async () => {
  const db = await emptyDatabase()
  await expect(migrate(db)).resolves.toBeUndefined()
})

test('the same content is written once', async () => {
  const db = await emptyDatabase()
  expect(await seed(db, content)).toBe(true)
  expect(await seed(db, content)).toBe(false)
})

test('changed content replaces the old; bookings stay', async () => {
  const db = await emptyDatabase()
  await seed(db, content)
  await db.insertInto('slot_booking').values({ dealer_id: 1, date: '2021-07-15', time: '10:00' }).execute()
  const changed = { ...content, news: content.news.slice(0, 3) }
  expect(await seed(db, changed)).toBe(true)
  expect(await db.selectFrom('news').select('id').execute()).toHaveLength(3)
  expect(await db.selectFrom('dealer').select('id').execute()).toHaveLength(content.dealer.length)
  expect(await db.selectFrom('slot_booking').selectAll().execute()).toHaveLength(1)
})

test('a failure leaves the old content whole', async () => {
  const db = await emptyDatabase()
  await seed(db, content)
  const wrong = { ...content, news: [...content.news, ...content.news.slice(0, 1)] }
  await expect(seed(db, wrong)).rejects.toThrow(/UNIQUE/)
  expect(await db.selectFrom('news').select('id').execute()).toHaveLength(content.news.length)
  expect(await seed(db, content)).toBe(false)
})
