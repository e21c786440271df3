import { createHash } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import { keyOfFile, keyOfOriginal, ObjectStoreError, type ObjectStore } from '#src/backend/pictures/object-store.ts'

/**
 * Moves uploaded pictures between the database and a store, one object after another: each row is changed once its
 * bytes are at the target, so an interrupted move can be continued, and the site serves meanwhile.
 */

type Storage = 'database' | 'store'
export type Counts = { originals: number; files: number }
type Move = { db: Database; objects: ObjectStore }

export async function countPictures(db: Database, storage: Storage): Promise<Counts> {
  const count = async (table: 'picture' | 'picture_file') => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('kept_in', '=', storage)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  return { originals: await count('picture'), files: await count('picture_file') }
}

const idsStoredIn = async (db: Database, storage: Storage): Promise<string[]> =>
  (await db.selectFrom('picture').select('id').where('kept_in', '=', storage).orderBy('id').execute()).map(
    ({ id }) => id,
  )
const namesStoredIn = async (db: Database, storage: Storage): Promise<string[]> =>
  (await db.selectFrom('picture_file').select('name').where('kept_in', '=', storage).orderBy('name').execute()).map(
    ({ name }) => name,
  )

const NOTHING = new Uint8Array(0)

/** Originals first: everything else can be made from them. Throws ObjectStoreError. */
export async function moveToStore({ db, objects }: Move): Promise<Counts> {
  const ids = await idsStoredIn(db, 'database')
  for (const id of ids) {
    const row = await db.selectFrom('picture').select('original').where('id', '=', id).executeTakeFirst()
    // Deleted in the office meanwhile.
    if (!row) continue
    await objects.put(keyOfOriginal(id), row.original)
    await db.updateTable('picture').set({ original: NOTHING, kept_in: 'store' }).where('id', '=', id).execute()
  }
  const names = await namesStoredIn(db, 'database')
  for (const name of names) {
    const row = await db.selectFrom('picture_file').select('content').where('name', '=', name).executeTakeFirst()
    if (!row) continue
    await objects.put(keyOfFile(name), row.content)
    await db.updateTable('picture_file').set({ content: NOTHING, kept_in: 'store' }).where('name', '=', name).execute()
  }
  return { originals: ids.length, files: names.length }
}

/** Objects in the store are kept: a backup made before may need them. Throws ObjectStoreError. */
export async function moveToDatabase({ db, objects }: Move): Promise<Counts> {
  const ids = await idsStoredIn(db, 'store')
  for (const id of ids) {
    const original = await objectOf(objects, keyOfOriginal(id))
    if (!isOriginal(id, original)) throw new ObjectStoreError(`the original of picture ${id} is not what was stored`)
    await db.updateTable('picture').set({ original, kept_in: 'database' }).where('id', '=', id).execute()
  }
  const names = await namesStoredIn(db, 'store')
  for (const name of names) {
    const content = await objectOf(objects, keyOfFile(name))
    await db.updateTable('picture_file').set({ content, kept_in: 'database' }).where('name', '=', name).execute()
  }
  return { originals: ids.length, files: names.length }
}

async function objectOf(objects: ObjectStore, key: string): Promise<Uint8Array> {
  const content = await objects.get(key)
  if (!content) throw new ObjectStoreError(`the store has no ${key}`)
  return content
}

/** Its id is a hash of its bytes. */
const isOriginal = (id: string, content: Uint8Array): boolean =>
  createHash('sha256').update(content).digest('hex').startsWith(id)

/** Objects that rows refer to and the store lacks, or has with other content; originals are read completely. */
export async function findLost({ db, objects }: Move): Promise<string[]> {
  const lost: string[] = []
  for (const id of await idsStoredIn(db, 'store')) {
    const original = await objects.get(keyOfOriginal(id))
    if (!original || !isOriginal(id, original)) lost.push(keyOfOriginal(id))
  }
  for (const name of await namesStoredIn(db, 'store'))
    if (!(await objects.has(keyOfFile(name)))) lost.push(keyOfFile(name))
  return lost
}
