import { randomUUID } from 'node:crypto'
import type { VersionState } from '#src/backend/content-tables.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'

/** Invented drafts: nothing of them is on the site. They belong to the example's editor, and go with the example. */

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

type Draft = { kind: ContentKind; key: string; body: object; state: VersionState; baseHash: string | null }

/** A page that is new, a news item with another text, and a programme that waits for the lawyer. */
async function draftsOf(db: Database): Promise<Draft[]> {
  const shipped = await db.selectFrom('content_shipped').selectAll().orderBy('key').execute()
  const changed = (kind: ContentKind, state: VersionState, change: object): Draft[] => {
    const item = shipped.find((one) => one.kind === kind)
    if (!item) return []
    // Cast: the body of a shipped item is a JSON object.
    const body = { ...(JSON.parse(item.body) as object), ...change }
    return [{ kind, key: item.key, body, state, baseHash: item.hash }]
  }
  return [
    { kind: 'promo-page', key: PAGE.code, body: PAGE, state: 'draft', baseHash: null },
    ...changed('news', 'draft', { preview: 'Черновик примера: текст, который видят только в офисе.' }),
    ...changed('credit-program', 'waiting', { description: 'Пример: условия, которые ждут юриста.' }),
  ]
}

export async function addDemoContent(db: Database, authorId: string, now: Date): Promise<void> {
  await removeDemoContent(db)
  const at = now.toISOString()
  const drafts = await draftsOf(db)
  await inWrite(db, async (write) => {
    const open = await write
      .selectFrom('content_version')
      .select(['kind', 'key'])
      .where('state', 'in', ['draft', 'waiting'])
      .execute()
    for (const { kind, key, body, state, baseHash } of drafts) {
      // Somebody's own draft of the same item stays the only one.
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
          from_at: null,
          until_at: null,
          base_hash: baseHash,
          author_id: authorId,
          created_at: at,
          updated_at: at,
          published_at: null,
          published_by: null,
        })
        .execute()
    }
  })
}

/** Drafts of the example's users; what they have published stays, with its history. */
export async function removeDemoContent(db: Database): Promise<void> {
  await db
    .deleteFrom('content_version')
    .where('state', 'in', ['draft', 'waiting', 'dropped'])
    .where('author_id', 'in', db.selectFrom('office_user').select('id').where('is_demo', '=', 1))
    .execute()
}
