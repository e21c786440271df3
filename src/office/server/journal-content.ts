import * as z from 'zod/mini'
import type { Database } from '#src/backend/database.ts'
import { CONTENT_KINDS } from '#src/domain/content/kinds.ts'
import { cityNames, type CityNames } from '#src/office/server/content/cities.ts'
import { bodyOf } from '#src/office/server/content/stored.ts'
import { titleOf } from '#src/office/server/content/words.ts'
import type { RecordKind } from '#src/office/server/record.ts'

/** Actions on content and pictures, for the journal. Saved drafts are too many: they are in the item's history. */
export const OF_CONTENT: ReadonlyMap<string, string> = new Map<RecordKind, string>([
  ['content-submitted', 'Отдано на согласование'],
  ['content-published', 'Опубликовано'],
  ['content-hidden', 'Убрано с сайта'],
  ['content-restored', 'Возвращена прежняя версия'],
  ['content-cancelled', 'Отменена назначенная публикация'],
  ['content-dropped', 'Удалён черновик'],
  ['content-resolved', 'Решено, чья версия остаётся'],
  ['picture-added', 'Загружен снимок'],
  ['picture-changed', 'Изменены данные снимка'],
  ['picture-removed', 'Удалён снимок'],
])

const detailsShape = z.object({ kind: z.enum(CONTENT_KINDS), key: z.string() })
const pictureShape = z.object({ picture: z.string() })

type Row = { id: string; kind: string; details: string }

/** The subject of each of these rows, by row id: the item's latest title, the picture's description. */
export async function subjectsOf(db: Database, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const ofContent = rows.filter(({ kind }) => OF_CONTENT.has(kind))
  const cities = await cityNames(db)
  return new Map(await Promise.all(ofContent.map(async (row) => [row.id, await subjectOf(db, row, cities)] as const)))
}

async function subjectOf(db: Database, { details }: Row, cities: CityNames): Promise<string> {
  const known: unknown = JSON.parse(details)
  const item = detailsShape.safeParse(known)
  if (item.success) return titleIn(db, item.data, cities)
  const picture = pictureShape.safeParse(known)
  return picture.success ? wordsOf(db, picture.data.picture) : ''
}

async function titleIn(db: Database, { kind, key }: z.infer<typeof detailsShape>, cities: CityNames): Promise<string> {
  const row = await db
    .selectFrom('content_version')
    .select('body')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('body', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return titleOf(kind, key, row?.body ? bodyOf(row.body) : {}, cities)
}

async function wordsOf(db: Database, id: string): Promise<string> {
  const row = await db.selectFrom('picture').select(['alt', 'name']).where('id', '=', id).executeTakeFirst()
  return row ? row.alt || row.name : ''
}
