import { createHash } from 'node:crypto'
import { notFound } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { endOfRights } from '#src/domain/content/picture-rights.ts'
import { cutPicture, demandSize, type ReadPicture } from '#src/backend/pictures/convert.ts'
import { filesOf, srcOf, type Focus, type PlacesOfPicture } from '#src/backend/pictures/names.ts'

/** Uploaded pictures and the files pages show. */

export type NewPicture = ReadPicture & { name: string; userId: string }

/** The same picture uploaded again is the one that is there. Answers its id. */
export async function keepPicture(db: Database, picture: NewPicture, now: Date): Promise<string> {
  const { original, thumbnail, width, height, name, userId } = picture
  const id = createHash('sha256').update(original).digest('hex').slice(0, 16)
  await db
    .insertInto('picture')
    .values({
      id,
      name,
      width,
      height,
      bytes: original.length,
      alt: '',
      rights_owner: '',
      rights_until: null,
      original,
      thumbnail,
      created_at: now.toISOString(),
      created_by: userId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return id
}

/**
 * Makes the files of a picture for these places and answers its address in the first. Made when an editor chooses it, so
 * that no visitor waits and no address makes the server work.
 */
export async function makeFiles(db: Database, id: string, focus: Focus, places: PlacesOfPicture): Promise<string> {
  const picture = await db.selectFrom('picture').select('original').where('id', '=', id).executeTakeFirst()
  if (!picture) throw notFound('Такого снимка нет')
  // Its fellows on narrower or wider screens may be a little less sharp.
  await demandSize(picture.original, places[0], focus)
  for (const place of places)
    for (const { name, width, format } of filesOf(id, focus, place)) {
      if (await hasFile(db, name)) continue
      const content = await cutPicture(picture.original, { width, place, focus, format })
      await db
        .insertInto('picture_file')
        .values({ name, picture_id: id, content })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
    }
  return srcOf(id, focus, places[0])
}

export const hasFile = async (db: Database, name: string): Promise<boolean> =>
  (await db.selectFrom('picture_file').select('name').where('name', '=', name).executeTakeFirst()) !== undefined

/** Undefined where there is none, or it may not be shown any more. */
export async function findFile(db: Database, name: string, now: Date): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('picture_file')
    .innerJoin('picture', 'picture.id', 'picture_file.picture_id')
    .select(['content', 'rights_until'])
    .where('picture_file.name', '=', name)
    .executeTakeFirst()
  const isOver = row?.rights_until != null && endOfRights(row.rights_until) <= now.toISOString()
  return isOver ? undefined : row?.content
}
