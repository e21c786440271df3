import { createHash } from 'node:crypto'
import type { Database } from '#src/backend/database.ts'
import type { Content } from '#src/backend/seed.ts'
import { shippedDaysOff } from '#src/content/seed/days-off.ts'
import { homeSlides } from '#src/content/seed/home-slides.ts'
import { shippedQuestions } from '#src/content/seed/questions.ts'
import { FOOTER_KEY, MENU_KEY, shippedFooter, shippedMenu } from '#src/content/seed/site-links.ts'
import { metaOf } from '#src/content/all-pages.ts'
import { LEGAL_KEYS } from '#src/content/legal/keys.ts'
import { shippedBody } from '#src/content/legal/placeholders.ts'
import type { GalleryBody } from '#src/domain/content/gallery.ts'
import type { PhotoBody, PriceBody, TagsBody } from '#src/domain/content/bodies.ts'
import { photoKey, photosAt } from '#src/content/photo-key.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import type { ShippedItem } from '#src/domain/content/effective.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { DEFAULT_ZONE, instantIn } from '#src/domain/time-zone.ts'
import { routeOf, staticRouteNames } from '#src/routes.ts'

/** The content of the code as the office sees it: the initial content of an installation. */

type Dated = { body: object; from?: string | null }
const item = (kind: ContentKind, key: string | number, { body, from = null }: Dated): ShippedItem => ({
  kind,
  key: String(key),
  body: JSON.stringify(body),
  from,
})

/** `since` by model: the effective date of its prices. */
export type ShippedSource = Pick<Content, 'news' | 'cities' | 'dealers' | 'creditPrograms' | 'complectations'> & {
  since: (model: (typeof MODEL_CODES)[number]) => string
}

export function shippedItems({
  news,
  cities,
  dealers,
  creditPrograms,
  complectations,
  since,
}: ShippedSource): ShippedItem[] {
  return [
    ...news.map((body) =>
      // A news item dated in the future is not visible before.
      item('news', body.id, { body, from: instantIn(DEFAULT_ZONE, body.date, '00:00').toISOString() }),
    ),
    ...cities.map((body) => item('city', body.id, { body })),
    ...dealers.map((body) => item('dealer', body.id, { body })),
    ...shippedDaysOff.map((body) => item('days-off', body.year, { body })),
    ...creditPrograms.map((body) => item('credit-program', body.id, { body })),
    ...MODEL_CODES.flatMap((model) => {
      const trims = complectations.filter(({ model_code }) => model_code === model)
      const body: PriceBody = {
        since: since(model),
        trims: trims.map(({ id, name, modification, price }) => ({ id, name: `${name}, ${modification.name}`, price })),
      }
      return trims.length > 0 ? [item('price', model, { body })] : []
    }),
    ...MODEL_CODES.flatMap(photosAt).map((at) =>
      item('photo', photoKey(at), { body: { image: '', alt: '' } satisfies PhotoBody }),
    ),
    ...MODEL_CODES.map((model) => item('gallery', model, { body: { pictures: [] } satisfies GalleryBody })),
    ...shippedQuestions.map((body) => item('question', body.id, { body })),
    item('menu', MENU_KEY, { body: shippedMenu }),
    item('footer', FOOTER_KEY, { body: shippedFooter }),
    ...homeSlides.map((body) => item('home-slide', body.id, { body })),
    ...staticRouteNames
      .filter((name) => name !== 'error-404')
      .map((name) => {
        const { path } = routeOf(name)
        const { title, description } = metaOf(name)
        return item('tags', path, { body: { path, title, description } satisfies TagsBody })
      }),
    ...LEGAL_KEYS.map((key) => item('legal', key, { body: shippedBody(key) })),
  ]
}

export const hashOf = (body: string): string => createHash('sha256').update(body).digest('base64url')

/** Records what this version of the code ships. Published versions stay as they are. */
export async function ship(db: Database, items: readonly ShippedItem[]): Promise<void> {
  await db.deleteFrom('content_shipped').execute()
  if (items.length === 0) return
  await db
    .insertInto('content_shipped')
    .values(items.map(({ kind, key, body, from }) => ({ kind, key, body, hash: hashOf(body), from_at: from })))
    .execute()
}

export async function readShipped(db: Database): Promise<ShippedItem[]> {
  const rows = await db.selectFrom('content_shipped').selectAll().execute()
  return rows.map(({ kind, key, body, from_at }) => ({ kind, key, body, from: from_at }))
}
