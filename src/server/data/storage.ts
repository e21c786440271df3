import { join } from 'node:path'
import type { Pool } from 'pg'
import { checkDatabaseFile } from '#src/backend/data-directory.ts'
import { openDatabase, settleDatabase, type Database } from '#src/backend/database.ts'
import { adoptCities, type AdoptedCity } from '#src/backend/content/adopted-cities.ts'
import { applyContent } from '#src/backend/content/apply.ts'
import { ship, shippedItems } from '#src/backend/content/shipped.ts'
import { migrate, requireCurrent } from '#src/backend/migrations.ts'
import { inStartOrder, openPostgres } from '#src/backend/postgres.ts'
import { seed, shippedContent, siteContent, type SiteContent } from '#src/backend/seed.ts'
import { lockStart } from '#src/backend/start-lock.ts'
import { StartError } from '#src/backend/start-error.ts'
import { pricesSince } from '#src/content/models/prices.ts'
import { isOfDirectory } from '#src/domain/content/kinds.ts'
import { noticeAdopted } from '#src/server/data/city-notice.ts'
import { noticeLeftOut } from '#src/server/data/left-out-notice.ts'
import type { Settings } from '#src/server/settings/settings.ts'

/** The opened database; `pool` where it is PostgreSQL. */
export type Storage = { db: Database; pool: Pool | null }

type StorageSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>

type Log = { warn: (details: object, text: string) => void }

export const DATABASE_FILE = 'site.db'
const fileOf = ({ dataDir }: StorageSettings): string => join(dataDir, DATABASE_FILE)

/** Opens it unchanged. Throws StartError. */
export async function openStorage(settings: StorageSettings, log: Log): Promise<Storage> {
  if (settings.databaseUrl === null) return { db: openDatabase({ file: fileOf(settings) }), pool: null }
  return openPostgres(settings.databaseUrl, (error) => log.warn({ err: error }, 'a connection to PostgreSQL broke'))
}

/** Opens it and migrates schema and content to this version. Several processes may do so at once. Throws StartError. */
export async function prepareStorage(
  settings: StorageSettings & Pick<Settings, 'dealerBase'>,
  log: Log,
): Promise<Storage> {
  if (settings.databaseUrl !== null) return bringUp(settings, log)
  // Creates the folder and reports what is wrong with it before a lock is put there.
  checkDatabaseFile(fileOf(settings))
  const unlock = await lockStart(settings.dataDir)
  try {
    return await bringUp(settings, log)
  } finally {
    unlock()
  }
}

async function bringUp(settings: StorageSettings & Pick<Settings, 'dealerBase'>, log: Log): Promise<Storage> {
  const storage = await openStorage(settings, log)
  const { db, pool } = storage
  let adopted: AdoptedCity[] = []
  await inStartOrder(db, async () => {
    await migrate(db)
    const isOwn = settings.dealerBase === null
    await seed(db, isOwn ? siteContent() : withoutDirectory(), async (write) => {
      const now = new Date()
      const items = shippedNow().filter(({ kind }) => isOwn || !isOfDirectory(kind))
      adopted = await adoptCities(write, items, now)
      await ship(write, items)
      await applyContent(write, now)
    })
  })
  noticeAdopted(adopted, log)
  await noticeLeftOut(db, new Date(), log)
  if (!pool) await settleDatabase(db, { file: fileOf(settings) })
  return storage
}

const shippedNow = () => shippedItems({ ...shippedContent(), since: pricesSince })

/** With an outside dealer backend, cities and dealers come from there (upstreams/directory-mirror.ts). */
function withoutDirectory(): Partial<SiteContent> {
  const { city: _city, dealer: _dealer, ...content } = siteContent()
  return content
}

/** Opens the database of a site that has been started before, without changing it. Throws StartError. */
export async function openExisting(settings: StorageSettings, log: Log): Promise<Storage> {
  const file = fileOf(settings)
  if (settings.databaseUrl === null && checkDatabaseFile(file) === 'absent')
    throw new StartError(`There is no database ${file}. Set DATA_DIR to the site's own, or start the site once.`)
  const storage = await openStorage(settings, log)
  await requireCurrent(storage.db)
  return storage
}
