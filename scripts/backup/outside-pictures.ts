import { countOutside } from '#src/server/data/picture-store.ts'
import { openStorage } from '#src/server/data/storage.ts'
import type { Settings } from '#src/server/settings/settings.ts'

const silent = { warn: () => {} }

/** A note that a backup is not complete; empty where it is. */
export async function outsideNote(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<string> {
  const { db } = await openStorage(settings, silent)
  try {
    // A database of an older version, backed up before its migration, has all pictures itself.
    const tables = await db.introspection.getTables()
    const picture = tables.find(({ name }) => name === 'picture')
    if (!picture?.columns.some(({ name }) => name === 'kept_in')) return ''
    const count = await countOutside(db)
    return count === 0
      ? ''
      : `\nNot in it: the bytes of ${count} uploaded ${count === 1 ? 'picture' : 'pictures'}, in the store of PICTURES_S3_URL: copy its bucket as well.`
  } finally {
    await db.destroy()
  }
}
