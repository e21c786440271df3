import { DatabaseSync } from 'node:sqlite'
import { databaseOf, type Database } from '#src/backend/database.ts'
import { migrate } from '#src/backend/migrations.ts'
import { contentRows, seed, type SiteContent } from '#src/backend/seed.ts'
import { content } from '../fixtures/content.ts'

/** The rows of the fixtures. */
export const fixtureRows: SiteContent = contentRows(content)

let image: Promise<Uint8Array> | undefined

/** Made once by each worker: schema and content cost ten times as much as a copy of them. */
async function prepare(): Promise<Uint8Array> {
  const driver = new DatabaseSync(':memory:')
  const db = databaseOf(driver)
  await migrate(db)
  await seed(db, fixtureRows)
  const made = driver.serialize()
  await db.destroy()
  return made
}

const prepared = new WeakSet<Database>()
/** Whether a database has its tables and the fixtures already. */
export const isPrepared = (db: Database): boolean => prepared.has(db)
export function notePrepared(db: Database): Database {
  prepared.add(db)
  return db
}

/** A database in memory, like that of a site which has started once with the fixtures. */
export async function openPrepared(): Promise<Database> {
  image ??= prepare()
  const driver = new DatabaseSync(':memory:')
  driver.deserialize(await image)
  return notePrepared(databaseOf(driver))
}
