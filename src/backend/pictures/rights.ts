import type { Database } from '#src/backend/database.ts'
import { endOfRights, type PictureEnd } from '#src/domain/content/picture-rights.ts'

/** Last days of the rights of all pictures that have limited rights. */
export async function readPictureEnds(db: Database): Promise<PictureEnd[]> {
  const rows = await db
    .selectFrom('picture')
    .select(['id', 'rights_until'])
    .where('rights_until', 'is not', null)
    .execute()
  return rows.flatMap(({ id, rights_until }) => (rights_until === null ? [] : [{ id, end: endOfRights(rights_until) }]))
}
