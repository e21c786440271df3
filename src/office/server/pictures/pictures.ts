import { applyContent } from '#src/backend/content/apply.ts'
import { conflict, notFound } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { placesWith } from '#src/backend/pictures/names.ts'
import { makeFiles, removePictureFiles } from '#src/backend/pictures/store.ts'
import { inWrite, lockName } from '#src/backend/write.ts'
import { endOfRights } from '#src/domain/content/picture-rights.ts'
import { bodyOf } from '#src/office/server/content/stored.ts'
import { cityNames } from '#src/office/server/content/cities.ts'
import { titleOf } from '#src/office/server/content/words.ts'
import type { Handler } from '#src/office/server/context.ts'
import { merged } from '#src/office/server/merged.ts'
import { record } from '#src/office/server/record.ts'

/** Uploaded pictures: description, rights, where they are shown. */

export const listPictures: Handler<'pictures.list'> = async ({ db }) => {
  const rows = await db
    .selectFrom('picture')
    .select(['id', 'name', 'width', 'height', 'alt', 'rights_owner', 'rights_until', 'created_at'])
    .orderBy('created_at', 'desc')
    .execute()
  const uses = await usesOf(db)
  return {
    pictures: rows.map(({ rights_owner, rights_until, created_at, ...row }) => ({
      ...row,
      owner: rights_owner,
      until: rights_until,
      createdAt: created_at,
      usedIn: [...new Set(uses.filter(({ body }) => body.includes(nameIn(row.id))).map(({ title }) => title))],
    })),
  }
}

const nameIn = (id: string): string => `media-${id}-`

/** Everything written or published, because an older version may be restored. */
async function usesOf(db: Database): Promise<{ title: string; body: string }[]> {
  const rows = await db
    .selectFrom('content_version')
    .select(['kind', 'key', 'body'])
    .where('state', '!=', 'dropped')
    .where('body', 'like', '%/assets/media-%')
    .execute()
  const cities = await cityNames(db)
  return rows.flatMap(({ kind, key, body }) =>
    body === null ? [] : [{ title: titleOf(kind, key, bodyOf(body), cities), body }],
  )
}

export const changePicture: Handler<'pictures.change'> = ({ db, who, now }, { id, was, ...sent }) =>
  inWrite(db, async (write) => {
    await lockName(write, `picture ${id}`)
    const { alt: words, rights_owner, rights_until } = await pictureIn(write, id)
    const { alt, owner, until } = merged({ alt: words, owner: rights_owner, until: rights_until }, sent, was)
    // The button was pressed with nothing changed, or the answer got lost and the browser asks again.
    if (words === alt && rights_owner === owner && rights_until === until) return {}
    await write
      .updateTable('picture')
      .set({ alt, rights_owner: owner, rights_until: until })
      .where('id', '=', id)
      .execute()
    // Ended rights hide it from the site, extended ones show it again.
    await applyContent(write, now())
    await record(write, { kind: 'picture-changed', at: now(), userId: who.id, details: { picture: id } })
    return {}
  })

/** Crops the picture for a place and returns its address. Without description and rights it is not shown. */
export const usePicture: Handler<'pictures.use'> = async ({ db, pictures, now }, { id, focus, place }) => {
  const row = await pictureIn(db, id)
  if (row.alt === '' || row.rights_owner === '') throw conflict('Сначала укажите, что на снимке и чей он')
  if (row.rights_until !== null && endOfRights(row.rights_until) <= now().toISOString())
    throw conflict('Права на этот снимок закончились')
  const src = await makeFiles({ db, pictures }, id, focus, placesWith(place))
  return { src, alt: row.alt }
}

/** Throws CallError 404. */
async function pictureIn(db: Database, id: string) {
  const row = await db
    .selectFrom('picture')
    .select(['alt', 'rights_owner', 'rights_until'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('Такого снимка нет')
  return row
}

export const removePicture: Handler<'pictures.remove'> = async ({ db, pictures, who, now }, { id }) => {
  const uses = (await usesOf(db)).filter(({ body }) => body.includes(nameIn(id)))
  if (uses[0]) throw conflict(`Снимок показан: ${uses[0].title}`)
  await removePictureFiles({ db, pictures }, id)
  await record(db, { kind: 'picture-removed', at: now(), userId: who.id, details: { picture: id } })
  return {}
}
