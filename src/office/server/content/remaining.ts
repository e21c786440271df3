import { conflict } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { isNeverEmpty, type ContentKind } from '#src/domain/content/kinds.ts'
import { effectiveAt } from '#src/domain/content/effective.ts'
import { published, shippedOf, versionsOf } from '#src/office/server/content/stored.ts'

/**
 * Checks that required lists are not empty now and after every scheduled change. Call after writing the
 * change, in its transaction. Throws CallError 409.
 */
export async function requireRemaining(db: Database, kind: ContentKind, now: Date): Promise<void> {
  if (!isNeverEmpty(kind)) return
  const time = now.toISOString()
  const [shipped, versions] = [await shippedOf(db, kind), published(await versionsOf(db, kind))]
  const planned = versions.flatMap(({ from, until }) => [from, until]).filter((at) => at !== null && at > time)
  const isEmpty = [time, ...planned].some((at) => at !== null && effectiveAt(shipped, versions, at).size === 0)
  if (isEmpty) throw conflict('Хотя бы одна такая запись должна оставаться на сайте: сначала опубликуйте другую')
}
