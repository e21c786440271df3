import { readFile } from 'node:fs/promises'
import { readPicture } from '#src/backend/pictures/convert.ts'
import type { PicturePlace } from '#src/backend/pictures/names.ts'
import { storePicture, makeFiles, removePictureFiles, type PicturePlaces } from '#src/backend/pictures/store.ts'
import { company } from '#src/brand/brand.ts'
import { projectFile } from '#src/project-file.ts'

/** Pictures of the example's drafts: addresses by the place that the picture is cropped for. */
export type DemoPictures = { details: { src: string; alt: string }[]; dealer: { src: string; alt: string } }

/** Renderings of the site's own cars, as if an editor had uploaded them; `days`: the remaining days of their rights. */
const PICTURES = [
  { file: 'g90/place', name: 'G90, выставка.jpg', alt: 'G90 вечером у бетонного дома с освещённым окном', days: null },
  { file: 'gv70/place', name: 'GV70, съёмка.jpg', alt: 'GV70 на дороге у моря', days: 12 },
  { file: 'g70/place', name: 'G70, старая съёмка.jpg', alt: 'G70 в тоннеле', days: -2 },
] as const
const DAY_MS = 86_400_000

export async function addDemoPictures(places: PicturePlaces, editorId: string, now: Date): Promise<DemoPictures> {
  await removeDemoPictures(places)
  const held: { id: string; alt: string }[] = []
  for (const { file, name, alt, days } of PICTURES) {
    const read = await readPicture(await readFile(projectFile(`scripts/renders/pictures/${file}.avif`)))
    const id = await storePicture(places, { ...read, name, userId: editorId }, now)
    const until = days === null ? null : new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
    await places.db
      .updateTable('picture')
      .set({ alt, rights_owner: company.distributor.name, rights_until: until })
      .where('id', '=', id)
      .execute()
    if (days === null || days > 0) held.push({ id, alt })
  }
  const details = await Promise.all(held.map(async ({ id, alt }) => ({ src: await cut(places, id, 'details'), alt })))
  const building = held[0]
  if (!building) throw new Error('The example has no picture whose rights hold')
  return { details, dealer: { src: await cut(places, building.id, 'dealer'), alt: building.alt } }
}

const cut = (places: PicturePlaces, id: string, place: PicturePlace): Promise<string> =>
  makeFiles(places, id, [50, 50], [place])

/** Pictures in use stay. */
export async function removeDemoPictures(places: PicturePlaces): Promise<void> {
  const { db } = places
  const shown = await db
    .selectFrom('content_version')
    .select('body')
    .where('body', 'like', '%/assets/media-%')
    .execute()
  const own = await db
    .selectFrom('picture')
    .select('id')
    .where('created_by', 'in', db.selectFrom('office_user').select('id').where('is_demo', '=', 1))
    .execute()
  const ids = own.map(({ id }) => id).filter((id) => !shown.some(({ body }) => body?.includes(`media-${id}-`)))
  for (const id of ids) await removePictureFiles(places, id)
}
