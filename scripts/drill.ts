import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { migrate } from '#src/backend/migrations.ts'
import { StartError } from '#src/backend/start-error.ts'
import { operatorMessage } from '#src/server/process/operator-message.ts'
import { readSettings, type Settings } from '#src/server/settings/settings.ts'
import { openExisting, openStorage } from '#src/server/data/storage.ts'
import { backupsIn } from './backup/rotation.ts'
import { restore } from './backup/backup.ts'
import { isSameDatabase } from './backup/same-database.ts'
import { announcedSettings } from './operator/settings.ts'
import { readArguments } from './operator/arguments.ts'
import { operatorCommand } from './operator/command.ts'

/**
 * `npm run drill -- --folder /var/backups/site`, or with a FILE: restores the newest backup to a temporary place,
 * checks that it is the site's and reports its content, and removes it again. A backup that was never restored cannot
 * be trusted.
 */

const USAGE = `${operatorCommand('drill')} FILE | --folder FOLDER [--max-age 26]   hours the newest one may be old
PostgreSQL: DRILL_DATABASE_URL names an empty database of its own, which is emptied afterwards`
const HOUR_MS = 3_600_000

type Target = Pick<Settings, 'dataDir' | 'databaseUrl'>

async function run(): Promise<string> {
  const { values, positionals } = readArguments(USAGE, {
    folder: { type: 'string' },
    'max-age': { type: 'string', default: '26' },
  })
  const file = positionals[0] ?? newestOf(values.folder)
  const maxAge = Number(values['max-age'])
  if (file === undefined || !(maxAge > 0)) throw new StartError(USAGE)
  const settings = announcedSettings()
  const ageHours = (Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())) / HOUR_MS
  const found =
    settings.databaseUrl === null ? await inFolder(file) : await inServer(file, settings, settings.drillDatabaseUrl)
  const report = `${file} is whole: ${found}, made ${ageHours.toFixed(1)} hours ago.`
  if (ageHours > maxAge) throw new StartError(`${report} That is more than ${maxAge}: see why no newer one was made.`)
  return report
}

function newestOf(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new StartError(`There is no folder ${folder}.`)
  const newest = backupsIn(folder).at(-1)
  if (!newest) throw new StartError(`There is no backup in ${folder}.`)
  return resolve(folder, newest)
}

/** A private temporary folder, removed with its content. */
async function inFolder(file: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-drill-'))
  try {
    const target = { dataDir: join(folder, 'data'), databaseUrl: null }
    await restore(target, file, false)
    return await look(target)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function inServer(file: string, service: Settings, url: string | null): Promise<string> {
  if (!url) throw new StartError(`DRILL_DATABASE_URL is not set.\n${USAGE}`)
  const target: Target = readSettings({ DATABASE_URL: url })
  if (service.databaseUrl !== null && (await isSameDatabase(service.databaseUrl, url)))
    throw new StartError('DRILL_DATABASE_URL is the database of the service itself. Name another one.')
  await restore(target, file, true)
  try {
    return await look(target)
  } finally {
    await empty(target)
  }
}

async function look(target: Target): Promise<string> {
  const { db } = await openStorage(target, { warn: () => {} })
  try {
    // As a start would: a backup of an older version is only as good as its way into this one.
    await migrate(db)
    const { requests, newest } = await db
      .selectFrom('lead')
      .select((eb) => [eb.fn.countAll<number>().as('requests'), eb.fn.max('created_at').as('newest')])
      .executeTakeFirstOrThrow()
    const { consents } = await db
      .selectFrom('consent')
      .select((eb) => eb.fn.countAll<number>().as('consents'))
      .executeTakeFirstOrThrow()
    return `${requests} requests, the newest of ${newest ?? 'no day'}, ${consents} consents`
  } finally {
    await db.destroy()
  }
}

/** Personal data are kept nowhere longer than necessary. */
async function empty(target: Target): Promise<void> {
  const { db } = await openExisting(target, { warn: () => {} })
  await sql`DROP SCHEMA public CASCADE`.execute(db)
  await sql`CREATE SCHEMA public`.execute(db)
  await db.destroy()
}

try {
  console.log(await run())
} catch (error) {
  process.exitCode = 1
  console.error(operatorMessage(error))
}
