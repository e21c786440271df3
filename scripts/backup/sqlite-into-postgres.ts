import { closeSync, openSync, readSync } from 'node:fs'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { sql } from 'kysely'
import { databaseOf, type Database } from '#src/backend/database.ts'
import { migrate, requireCurrent } from '#src/backend/migrations.ts'
import { openPostgres } from '#src/backend/postgres.ts'
import { StartError } from '#src/backend/start-error.ts'
import { inWrite } from '#src/backend/write.ts'
import { checkSqlite, refuseNewerSqlite, removeAll, sidesToCome } from './sqlite.ts'

/** A backup of the embedded database into PostgreSQL: how an installation that has outgrown one machine moves. */

const SQLITE_HEADER = 'SQLite format 3\0'

export function isSqlite(file: string): boolean {
  const header = Buffer.alloc(SQLITE_HEADER.length)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, header)
  } finally {
    closeSync(descriptor)
  }
  return header.toString('latin1') === SQLITE_HEADER
}

/** One transaction: the database is left as it was when anything fails. `emptySchema`: statements that empty it. */
export async function copyIntoPostgres(url: string, file: string, emptySchema: string): Promise<void> {
  checkSqlite(file)
  refuseNewerSqlite(file)
  const made = sidesToCome(file)
  const driver = new DatabaseSync(file, { readOnly: true })
  const source = databaseOf(driver)
  try {
    await requireCurrent(source)
    const { db } = await openPostgres(url, () => {})
    try {
      await inWrite(db, async (write) => {
        await sql.raw(emptySchema).execute(write)
        await migrate(write)
        // oxlint-disable-next-line no-await-in-loop -- referred rows come first
        for (const table of tablesOf(driver)) await copyTable(driver, write, table)
      })
    } finally {
      await db.destroy()
    }
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    throw new StartError(`The backup cannot be moved into PostgreSQL: ${(cause as Error).message}.`, { cause })
  } finally {
    await source.destroy()
    removeAll(made)
  }
}

/** The site's tables, each after those that it refers to. The migrator's own are written by `migrate`. */
function tablesOf(driver: DatabaseSync): string[] {
  const names = driver
    .prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        AND name NOT LIKE 'kysely\\_%' ESCAPE '\\' ORDER BY name`,
    )
    .all()
    .map(({ name }) => String(name))
  const ordered = new Set<string>()
  const add = (name: string): void => {
    const referred = driver.prepare('SELECT "table" AS name FROM pragma_foreign_key_list(?)').all(name)
    for (const { name: other } of referred) if (other !== name && !ordered.has(String(other))) add(String(other))
    ordered.add(name)
  }
  for (const name of names) add(name)
  return [...ordered]
}

const ROWS_AT_ONCE = 100

async function copyTable(driver: DatabaseSync, db: Database, table: string): Promise<void> {
  let batch: SQLOutputValue[][] = []
  let columns: string[] = []
  const flush = async () => {
    if (batch.length > 0) await insert(db, table, columns, batch)
    batch = []
  }
  for (const row of driver.prepare(`SELECT * FROM "${table}"`).iterate()) {
    columns = Object.keys(row)
    batch.push(Object.values(row))
    // Pictures have megabytes, so they go one by one.
    const isLarge = batch.at(-1)?.some((value) => value instanceof Uint8Array)
    // oxlint-disable-next-line no-await-in-loop -- only one batch is in memory
    if (isLarge || batch.length === ROWS_AT_ONCE) await flush()
  }
  await flush()
}

async function insert(db: Database, table: string, columns: string[], rows: SQLOutputValue[][]): Promise<void> {
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`))
  await sql`INSERT INTO ${sql.table(table)} (${names}) VALUES ${values}`.execute(db)
}
