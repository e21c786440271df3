import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#src/backend/database.ts'
import { migrate } from '#src/backend/migrations.ts'
import { DATABASE_FILE } from '#src/server/data/storage.ts'
import { outsideNote } from '../../scripts/backup/outside-pictures.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'outside-note-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a backup says how many pictures are not in it, and nothing where it has all', async () => {
  const settings = { dataDir, databaseUrl: null }
  const db = openDatabase({ file: join(dataDir, DATABASE_FILE) })
  // As a database of an older version, which has no pictures at all.
  expect(await outsideNote(settings)).toBe('')
  await migrate(db)
  expect(await outsideNote(settings)).toBe('')
  const nothing = new Uint8Array(0)
  const picture = {
    name: 'Салон.jpg',
    width: 1,
    height: 1,
    bytes: 1,
    alt: '',
    rights_owner: '',
    rights_until: null,
    original: nothing,
    thumbnail: nothing,
    created_at: '2021-07-14T09:00:00.000Z',
    created_by: 'editor',
  }
  await db
    .insertInto('picture')
    .values({ ...picture, id: 'inside' })
    .execute()
  expect(await outsideNote(settings)).toBe('')
  await db
    .insertInto('picture')
    .values({ ...picture, id: 'outside', kept_in: 'store' })
    .execute()
  expect(await outsideNote(settings)).toContain('Not in it: the bytes of 1 uploaded picture, in the store')
  await db.destroy()
})
