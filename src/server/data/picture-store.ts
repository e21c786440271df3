import { join } from 'node:path'
import type { Database } from '#src/backend/database.ts'
import { createFileCache } from '#src/backend/pictures/file-cache.ts'
import type { PictureStore } from '#src/backend/pictures/store.ts'
import type { Settings } from '#src/server/settings/settings.ts'

type Log = { warn: (details: object, text: string) => void; info: (details: object, text: string) => void }
type Alarm = { error: (details: object, text: string) => void }

const CACHE_FOLDER = 'pictures'

/** Null where the database stores the pictures; no library is loaded then. */
export async function openPictureStore(
  { pictureStore, dataDir }: Pick<Settings, 'pictureStore' | 'dataDir'>,
  log: Log,
): Promise<PictureStore | null> {
  if (pictureStore === null) return null
  const { createS3 } = await import('#src/backend/pictures/s3.ts')
  return {
    objects: await createS3(pictureStore, { log }),
    cache: createFileCache(join(dataDir, CACHE_FOLDER), { log }),
  }
}

/** Reports to an operator at start what would otherwise be noticed only on pages. */
export async function noticePictures(db: Database, pictures: PictureStore | null, log: Alarm): Promise<void> {
  const count = pictures === null ? await countOutside(db) : 0
  if (count > 0)
    log.error({ pictures: count }, 'pictures are in a store, but PICTURES_S3_URL is not set: they are not shown')
}

/** Uploaded pictures whose original is not in this database. */
export async function countOutside(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('picture')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('kept_in', '=', 'store')
    .executeTakeFirstOrThrow()
  return Number(count)
}
