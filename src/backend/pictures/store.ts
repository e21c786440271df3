import { createHash } from 'node:crypto'
import { notFound } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { endOfRights } from '#src/domain/content/picture-rights.ts'
import { cutPicture, requireSize, type ReadPicture } from '#src/backend/pictures/convert.ts'
import type { FileCache } from '#src/backend/pictures/file-cache.ts'
import { filesOf, srcOf, type Focus, type PlacesOfPicture } from '#src/backend/pictures/names.ts'
import {
  inStore,
  keyOfFile,
  keyOfOriginal,
  ObjectStoreError,
  type ObjectStore,
} from '#src/backend/pictures/object-store.ts'

/** Uploaded pictures and the files for pages: in the database, or their bytes in an object store. */

/** An object store with its disk cache. */
export type PictureStore = { objects: ObjectStore; cache: FileCache }
/** `pictures` is null where the database has everything. Each row says where its bytes are, so both may be in use. */
export type PicturePlaces = { db: Database; pictures: PictureStore | null }

export type NewPicture = ReadPicture & { name: string; userId: string }

const NOTHING = new Uint8Array(0)

/**
 * Uploading the same picture again returns the existing one. Returns its id. With a store, it has confirmed the picture
 * before the row is written. Throws CallError.
 */
export async function storePicture({ db, pictures }: PicturePlaces, picture: NewPicture, now: Date): Promise<string> {
  const { original, thumbnail, width, height, name, userId } = picture
  const id = createHash('sha256').update(original).digest('hex').slice(0, 16)
  if (await hasPicture(db, id)) return id
  if (pictures) await inStore('Снимок не принят', () => pictures.objects.put(keyOfOriginal(id), original))
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
      original: pictures ? NOTHING : original,
      kept_in: pictures ? 'store' : 'database',
      thumbnail,
      created_at: now.toISOString(),
      created_by: userId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return id
}

const hasPicture = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('picture').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/**
 * Makes the files of a picture for these places and returns its address in the first. Made when an editor chooses it,
 * so that no visitor waits and no request starts any processing. Throws CallError.
 */
export async function makeFiles(
  places: PicturePlaces,
  id: string,
  focus: Focus,
  shown: PlacesOfPicture,
): Promise<string> {
  const original = await readOriginal(places, id)
  // Its variants for narrower or wider screens may be slightly less sharp.
  await requireSize(original, shown[0], focus)
  for (const place of shown)
    for (const { name, width, format } of filesOf(id, focus, place)) {
      if (await hasFile(places.db, name)) continue
      await storeFile(places, { id, name, content: await cutPicture(original, { width, place, focus, format }) })
    }
  return srcOf(id, focus, shown[0])
}

async function readOriginal({ db, pictures }: PicturePlaces, id: string): Promise<Uint8Array> {
  const row = await db.selectFrom('picture').select(['original', 'kept_in']).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Такого снимка нет')
  if (row.kept_in === 'database') return row.original
  return inStore('Снимок не поставлен', () => readObject(pictures, keyOfOriginal(id)))
}

type MadeFile = { id: string; name: string; content: Buffer }

async function storeFile({ db, pictures }: PicturePlaces, { id, name, content }: MadeFile): Promise<void> {
  if (pictures) {
    await inStore('Снимок не поставлен', () => pictures.objects.put(keyOfFile(name), content))
    await pictures.cache.write(name, content)
  }
  await db
    .insertInto('picture_file')
    .values({
      name,
      picture_id: id,
      content: pictures ? NOTHING : content,
      kept_in: pictures ? 'store' : 'database',
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** The bytes of a row, from the store if it has them. Throws ObjectStoreError. */
async function readObject(pictures: PictureStore | null, key: string): Promise<Uint8Array> {
  if (!pictures) throw new ObjectStoreError('PICTURES_S3_URL is not set, but pictures are in a store')
  const content = await pictures.objects.get(key)
  if (!content) throw new ObjectStoreError('the store has lost an object')
  return content
}

export const hasFile = async (db: Database, name: string): Promise<boolean> =>
  (await db.selectFrom('picture_file').select('name').where('name', '=', name).executeTakeFirst()) !== undefined

/** Undefined where it does not exist or may no longer be shown. Throws ObjectStoreError. */
export async function findFile(
  { db, pictures }: PicturePlaces,
  name: string,
  now: Date,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('picture_file')
    .innerJoin('picture', 'picture.id', 'picture_file.picture_id')
    .select(['content', 'picture_file.kept_in', 'rights_until'])
    .where('picture_file.name', '=', name)
    .executeTakeFirst()
  const isOver = row?.rights_until != null && endOfRights(row.rights_until) <= now.toISOString()
  if (!row || isOver) return undefined
  if (row.kept_in === 'database') return row.content
  const cached = await pictures?.cache.read(name)
  if (cached) return cached
  const content = await readObject(pictures, keyOfFile(name))
  await pictures?.cache.write(name, content)
  return content
}

/** Deletes everything of a picture; in the store first, so that no object remains without a row. Throws CallError. */
export async function removePictureFiles({ db, pictures }: PicturePlaces, id: string): Promise<void> {
  const files = await db.selectFrom('picture_file').select(['name', 'kept_in']).where('picture_id', '=', id).execute()
  const row = await db.selectFrom('picture').select('kept_in').where('id', '=', id).executeTakeFirst()
  const keys = files.flatMap(({ name, kept_in }) => (kept_in === 'store' ? [keyOfFile(name)] : []))
  if (row?.kept_in === 'store') keys.push(keyOfOriginal(id))
  await inStore('Снимок не удалён', async () => {
    if (keys.length > 0 && !pictures) throw new ObjectStoreError('PICTURES_S3_URL is not set')
    for (const key of keys) await pictures?.objects.remove(key)
  })
  for (const { name } of files) await pictures?.cache.drop(name)
  await db.deleteFrom('picture').where('id', '=', id).execute()
}
