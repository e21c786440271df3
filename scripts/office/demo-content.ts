import { randomUUID } from 'node:crypto'
import type { VersionState } from '#src/backend/content-tables.ts'
import type { Database } from '#src/backend/database.ts'
import { applyContent } from '#src/backend/content/apply.ts'
import { inWrite } from '#src/backend/write.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'
import { nextNumber } from '#src/office/server/content/drafts.ts'
import type { DemoPictures } from './demo-pictures.ts'
import { hrefTo } from '#src/routes.ts'

/**
 * Fictional drafts, and a news item for a day far ahead: none of them is on the site. They belong to the example's
 * editor, and are removed with the example.
 */

const PAGE: ContentBody<'promo-page'> = {
  code: 'primer-akcii',
  h1: 'Хранение колёс',
  lead: 'Сменим и сохраним до следующего сезона.',
  body: [
    { type: 'p', text: 'Колёса лежат на складе дилера, вымытые и подписанные.' },
    { type: 'list', items: ['Мойка и осмотр', 'Балансировка', 'Склад с отоплением'] },
  ],
  button: null,
  title: 'Хранение колёс у дилера между сезонами',
  description: 'Мойка, осмотр, балансировка и склад с отоплением у дилера.',
}

const NEWS: Omit<ContentBody<'news'>, 'id'> = {
  code: 'primer-plana',
  date: '',
  category: 'brand',
  name: 'День открытых дверей у дилеров',
  preview: 'Запись примера: она назначена на далёкий день, и до него её нет нигде.',
  image: '/images/news/primer-plana.svg',
  image_alt: 'Рисованная обложка',
  body: [{ type: 'p', text: 'В этот день дилеры покажут все модели и ответят на вопросы.' }],
  tags: [],
  models: [],
}
const SLIDE: Omit<ContentBody<'home-slide'>, 'id'> = {
  sort: 15,
  opens: false,
  name: 'Пример',
  title: 'Хранение колёс до весны',
  text: 'Слайд примера: на сайте его нет.',
  button: { name: 'Условия', href: hrefTo('dealers') },
  model: 'g70',
  image: '',
  alt: '',
}
const QUESTION: Omit<ContentBody<'question'>, 'id'> = {
  slug: 'faq-primer',
  topic: 'credit',
  question: 'Можно ли хранить колёса у дилера?',
  answer: 'Да, от сезона до сезона. Ответ примера: на сайте его нет.',
  sort: 1000,
}

/** `from`: published for that moment. */
type Draft = {
  kind: ContentKind
  key: string
  body: object
  state: VersionState
  baseHash: string | null
  from?: string
}

/** So far ahead that the example is removed by then. */
const PLANNED_DAYS = 300
const HOLIDAY_DAYS = 20
const DAY_MS = 86_400_000
const dayAfter = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

const holidayOf = (now: Date) => ({
  from: dayAfter(now, HOLIDAY_DAYS),
  hours: { open: '10:00', close: '16:00' },
  reason: 'День города',
})

/** Of the model that the first picture shows. */
const galleryOf = ({ details }: DemoPictures): ContentBody<'gallery'> => ({
  pictures: details.slice(0, 1).map(({ src, alt }) => ({ image: src, alt, shows: 'none' })),
})

/** One or more of each kind that people make: drafts, a scheduled one, and what waits for the lawyer. */
async function draftsOf(db: Database, pictures: DemoPictures, now: Date): Promise<Draft[]> {
  const shipped = await db.selectFrom('content_shipped').selectAll().orderBy('key').execute()
  const lastDealer = shipped.findLast(({ kind }) => kind === 'dealer')?.key
  const from = new Date(now.getTime() + PLANNED_DAYS * DAY_MS).toISOString()
  const changed = (kind: ContentKind, state: VersionState, change: object, key?: string): Draft[] => {
    const item = shipped.find((one) => one.kind === kind && (key === undefined || one.key === key))
    if (!item) return []
    // Cast: the body of a shipped item is a JSON object.
    const body = { ...(JSON.parse(item.body) as object), ...change }
    return [{ kind, key: item.key, body, state, baseHash: item.hash }]
  }
  const added = async (kind: ContentKind, state: VersionState, body: object, at?: string): Promise<Draft[]> => {
    const id = await nextNumber(db, kind)
    return [{ kind, key: String(id), body: { ...body, id }, state, baseHash: null, ...(at && { from: at }) }]
  }
  return [
    { kind: 'promo-page', key: PAGE.code, body: PAGE, state: 'draft', baseHash: null },
    ...changed('news', 'draft', { preview: 'Черновик примера: текст, который видят только в офисе.' }),
    ...changed('dealer', 'draft', { special_hours: [holidayOf(now)], photo: pictures.dealer }, lastDealer),
    ...changed('gallery', 'draft', galleryOf(pictures), 'g90'),
    ...(await added('news', 'published', { ...NEWS, date: from.slice(0, 10) }, from)),
    ...changed('menu', 'draft', {}),
    ...changed('footer', 'waiting', {}),
    ...changed('legal', 'waiting', { day: from.slice(0, 10) }),
    ...(await added('home-slide', 'draft', SLIDE)),
    ...(await added('question', 'draft', QUESTION)),
    ...changed('credit-program', 'waiting', { description: 'Пример: условия, которые ждут юриста.' }),
  ]
}

export async function addDemoContent(db: Database, authorId: string, pictures: DemoPictures, now: Date): Promise<void> {
  const at = now.toISOString()
  const drafts = await draftsOf(db, pictures, now)
  await inWrite(db, async (write) => {
    const open = await write
      .selectFrom('content_version')
      .select(['kind', 'key'])
      .where('state', 'in', ['draft', 'waiting'])
      .execute()
    for (const { kind, key, body, state, baseHash, from } of drafts) {
      // An existing draft of the same item is kept.
      if (open.some((one) => one.kind === kind && one.key === key)) continue
      await write
        .insertInto('content_version')
        .values({
          id: randomUUID(),
          kind,
          key,
          body: JSON.stringify(body),
          state,
          revision: 1,
          from_at: from ?? null,
          until_at: null,
          base_hash: baseHash,
          author_id: authorId,
          created_at: at,
          updated_at: at,
          published_at: state === 'published' ? at : null,
          published_by: state === 'published' ? authorId : null,
        })
        .execute()
    }
    // Reports when the scheduled one takes effect.
    await applyContent(write, now)
  })
}

/** Drafts and scheduled publications of the example's users; what they have published stays, with its history. */
export async function removeDemoContent(db: Database, now: Date): Promise<void> {
  await inWrite(db, async (write) => {
    const { numDeletedRows } = await write
      .deleteFrom('content_version')
      .where('author_id', 'in', write.selectFrom('office_user').select('id').where('is_demo', '=', 1))
      .where(({ or, and, eb }) =>
        or([
          eb('state', 'in', ['draft', 'waiting', 'dropped']),
          and([eb('state', '=', 'published'), eb('from_at', '>', now.toISOString())]),
        ]),
      )
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await applyContent(write, now)
  })
}
