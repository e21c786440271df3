import type { Database } from '#src/backend/database.ts'
import { endOfRights, type PictureEnd } from '#src/domain/content/picture-rights.ts'

/** Of all pictures whose rights have an end. */
export async function readPictureEnds(db: Database): Promise<PictureEnd[]> {
  const rows = await db
    .selectFrom('picture')
    .select(['id', 'rights_until'])
    .where('rights_until', 'is not', null)
    .execute()
  return rows.flatMap(({ id, rights_until }) => (rights_until === null ? [] : [{ id, end: endOfRights(rights_until) }]))
}
