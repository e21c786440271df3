import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Database } from '#src/backend/database.ts'
import { findByToken } from '#src/backend/links/counted-links.ts'
import { addDemo, removeDemo } from '../../scripts/office/demo.ts'
import { createTestOffice } from './test-office.ts'

// How files are cut and packed is held by tests/backend/pictures; here it would be nine tenths of the time.
vi.mock(import('#src/backend/pictures/convert.ts'), async (original) => ({
  ...(await original()),
  cutPicture: () => Promise.resolve(Buffer.from('a picture')),
}))

const TABLES = ['lead', 'office_user', 'site_count', 'made_link', 'content_version', 'picture', 'office_block'] as const
const sizes = (db: Database) =>
  Promise.all(
    TABLES.map(async (table) => {
      const row = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    }),
  )

test('the example fills every screen, twice is once, and all of it goes again', async () => {
  const { backend, office, send } = await createTestOffice()
  const { db, now } = backend
  await send()
  const before = await sizes(db)
  const place = { db, pictures: null, now, origin: office.origin }
  const { page } = await addDemo(place)
  const filled = await sizes(db)
  expect(filled.every((count, index) => count > (before[index] ?? 0))).toBe(true)
  expect(await findByToken(db, page.split('/').at(-1) ?? '')).not.toBeNull()
  const shown = await db
    .selectFrom('content_version')
    .select('key')
    .where('state', '=', 'published')
    .where('from_at', '<=', now().toISOString())
    .execute()
  expect(shown).toEqual([])
  const [, , , ...others] = filled
  await addDemo(place)
  expect((await sizes(db)).slice(3)).toEqual(others)
  await removeDemo(place)
  expect(await sizes(db)).toEqual(before)
})

test('a message about a fictional request waits at no moment', async () => {
  const { backend, office } = await createTestOffice()
  const { db, now } = backend
  const before = await sizes(db)
  // Whatever comes between a request and the end of its messages finds neither.
  await sql`CREATE TRIGGER ended BEFORE UPDATE ON outbox BEGIN SELECT RAISE(ABORT, 'ended here'); END`.execute(db)
  await expect(addDemo({ db, pictures: null, now, origin: office.origin })).rejects.toThrow('ended here')
  expect((await sizes(db))[0]).toBe(before[0])
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
})
