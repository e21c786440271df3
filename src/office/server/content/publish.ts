import { CallError, conflict, notFound, wrongFields } from '#src/backend/call-error.ts'
import { applyContent } from '#src/backend/content/apply.ts'
import { insertPublished } from '#src/backend/content/published.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite, lockName } from '#src/backend/write.ts'
import { isCreated } from '#src/domain/content/kinds.ts'
import { requireOwn, requirePublisher } from '#src/office/server/content/allowed.ts'
import { requireNoBookings } from '#src/office/server/content/booked.ts'
import { requireCities } from '#src/office/server/content/city-rules.ts'
import { requireDraft, requireNewest } from '#src/office/server/content/drafts.ts'
import { requireRemaining } from '#src/office/server/content/remaining.ts'
import { requireDayInOrder, requirePriceDay } from '#src/office/server/content/price-day.ts'
import { startOfEdition } from '#src/office/server/content/legal-rules.ts'
import { requireRules, readBody } from '#src/office/server/content/rules.ts'
import {
  bodyOf,
  draftOf,
  findVersion,
  isDropped,
  lockVersion,
  holding,
  shippedHash,
  shippedOf,
  versionsOf,
  type Item,
  type Version,
} from '#src/office/server/content/stored.ts'
import type { CallInput } from '#src/office/calls.ts'
import type { Handler, OwnContext } from '#src/office/server/context.ts'
import { record, type RecordKind } from '#src/office/server/record.ts'

/**
 * Publishing and withdrawing content. Each is one transaction together with the tables visitors' calls
 * read: a killed process leaves all of it or nothing. Nothing is ever deleted, so everything can be reverted.
 */

/** Publishes a draft, at once or at a given time. */
export const publishDraft: Handler<'content.publish'> = (context, wanted) =>
  inWrite(context.db, (write) => publishIn(write, context, wanted))

type Publication = CallInput<'content.publish'>

/** The same in a transaction. */
export async function publishIn(write: Database, context: Who, wanted: Publication): Promise<Record<string, never>> {
  const { who } = context
  // One time for all of it: a repeated publication is known by the times that were stored.
  const at = context.now()
  const known = await lockVersion(write, wanted.id)
  // The browser has not got the answer and asks again.
  if (isDone(known, wanted, who.id)) return {}
  const draft = requireDraft(known)
  requireOwn(context, draft.kind)
  requirePublisher(who, draft.kind)
  if (draft.revision !== wanted.revision) throw conflict('Черновик тем временем изменён. Откройте запись заново')
  const versions = await versionsOf(write, draft.kind)
  await requireNewest(
    write,
    { versions, key: draft.key },
    { newest: wanted.newest, userId: who.id, advice: 'Откройте' },
  )
  if (draft.body !== null) {
    const body = readBody(draft.kind, bodyOf(draft.body))
    await requireRules(write, draft, body, at)
  }
  const start = startOf(draft, { ...wanted, now: at })
  if (draft.kind === 'price' && draft.body !== null)
    await requireDayInOrder(write, draft.key, readBody(draft.kind, bodyOf(draft.body)), new Date(start))
  await write
    .updateTable('content_version')
    .set({
      state: 'published',
      from_at: start,
      until_at: wanted.until,
      published_at: await publishingTime(write, draft, at),
      published_by: who.id,
      updated_at: at.toISOString(),
    })
    .where('id', '=', wanted.id)
    .execute()
  return settle(write, context, 'content-published', draft)
}

/** Whether the same person has published just this already: the same revision, for the same time. */
function isDone(version: Version, { revision, from, until }: Publication, userId: string): boolean {
  if (version.state !== 'published' || version.published_by !== userId || version.revision !== revision) return false
  const now = new Date(version.updated_at)
  return version.until_at === until && version.from_at === startOf(version, { from, until, now })
}

/** How late a chosen hour may come; earlier ones are slips, as of the year in January, and would be published at once. */
const PASSED_MS = 15 * 60_000

/** Throws CallError. */
function startOf({ kind, body }: Version, wanted: { from: string | null; until: string | null; now: Date }): string {
  if (kind === 'legal' && body !== null) return startOfEdition(readBody(kind, bodyOf(body)), wanted)
  const { from, until, now } = wanted
  if (from !== null && Date.parse(from) < now.getTime() - PASSED_MS)
    throw conflict('Этот час уже прошёл. Поправьте его или выберите «Сразу»')
  // An hour that passed while the form was filled in is now: begun before the version in force, it would never be seen.
  const start = from !== null && from > now.toISOString() ? from : now.toISOString()
  if (until !== null && until <= start) throw wrongFields({ until: 'Конец позже начала' })
  if (kind === 'price' && body !== null) requirePriceDay(readBody(kind, bodyOf(body)), start)
  return start
}

/** Hides the item; one press restores it. */
export const hideItem: Handler<'content.hide'> = async (context, { kind, key }) => {
  requireOwn(context, kind)
  requirePublisher(context.who, kind)
  if (!isCreated(kind)) throw conflict('Это нельзя скрыть, только изменить')
  return inWrite(context.db, async (write) => {
    await lockName(write, `content ${kind}`)
    if (!(await holding(write, kind, context.now())).has(key)) {
      // The browser has not got the answer and asks again.
      if (await isHiddenBy(write, { kind, key }, context.who.id)) return {}
      throw notFound('На сайте этой записи нет')
    }
    if (kind === 'dealer') await requireNoBookings(write, Number(key), context.now())
    await publishBody(write, context, { kind, key, body: null })
    return settle(write, context, 'content-hidden', { kind, key })
  })
}

/** Whether hiding it was the last thing that was published of it, and by this person. */
async function isHiddenBy(db: Database, { kind, key }: Item, userId: string): Promise<boolean> {
  const last = await db
    .selectFrom('content_version')
    .select(['body', 'published_by'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('state', '=', 'published')
    .orderBy('published_at', 'desc')
    .executeTakeFirst()
  return last?.body === null && last.published_by === userId
}

/** Puts an older version into effect again. */
export const restoreVersion: Handler<'content.restore'> = async (context, { id }) =>
  inWrite(context.db, async (write) => {
    const version = await lockVersion(write, id)
    const { kind, key, body } = version
    requireOwn(context, kind)
    requirePublisher(context.who, kind)
    if (body !== null) await requireRestorable(write, { kind, key, body }, context.now())
    await publishBody(write, context, { kind, key, body })
    return settle(write, context, 'content-restored', version)
  })

type StoredBody = Item & { body: string }

/** Rules may have changed since a version was written. Throws CallError 422. */
async function requireRestorable(db: Database, { kind, key, body }: StoredBody, now: Date): Promise<void> {
  await requireRules(db, { kind, key }, readBody(kind, bodyOf(body)), now)
  if (kind === 'price') requirePriceDay(readBody(kind, bodyOf(body)), now.toISOString())
}

/** A publication, and why it cannot be restored if so. A version that hides its item has nothing to read. */
export const readVersion: Handler<'content.version'> = async ({ db, now }, { id }) => {
  const { kind, key, body, state } = await findVersion(db, id)
  if (state !== 'published' || body === null) throw notFound('Такой версии нет')
  const refused = await requireRestorable(db, { kind, key, body }, now()).then(() => null, refusalOf)
  return { body: bodyOf(body), refused }
}

function refusalOf(error: unknown): { message: string; errors: Record<string, string> } {
  if (!(error instanceof CallError)) throw error
  return { message: error.message, errors: { ...error.errors } }
}

/** Puts the shipped content into effect again; the office's versions stay in the history. */
export const revertItem: Handler<'content.revert'> = async (context, { kind, key }) => {
  const { db, who, now } = context
  requireOwn(context, kind)
  requirePublisher(who, kind)
  return inWrite(db, async (write) => {
    const source = (await shippedOf(write, kind)).find((item) => item.key === key)
    if (!source) throw notFound('С сайтом эта запись не приходила')
    if ((source.from ?? '') > now().toISOString()) throw conflict('Эта запись появится сама, в свой день')
    await publishBody(write, context, source)
    return settle(write, context, 'content-restored', { kind, key })
  })
}

/** Cancels a scheduled publication: it becomes a draft again; where there is one, only if its text may be lost. */
export const cancelPlanned: Handler<'content.cancel'> = async (context, { id, losesText }) =>
  inWrite(context.db, async (write) => {
    // The browser has not got the answer and asks again, or a colleague has pressed it too.
    if (await isDropped(write, id)) return {}
    const version = await lockVersion(write, id)
    requireOwn(context, version.kind)
    requirePublisher(context.who, version.kind)
    if (version.state !== 'published') return {}
    const now = context.now().toISOString()
    if ((version.from_at ?? '') <= now) throw conflict('Эта версия уже действует: верните прежнюю из истории')
    const hasDraft = draftOf(await versionsOf(write, version.kind), version.key) !== undefined
    if (hasDraft && !losesText)
      throw conflict('У записи есть черновик, назначенный текст им не станет. Откройте запись заново и нажмите ещё раз')
    const taken = hasDraft
      ? { state: 'dropped' as const }
      : { state: 'draft' as const, revision: version.revision + 1, from_at: null, until_at: null, ...UNPUBLISHED }
    await write
      .updateTable('content_version')
      .set({ ...taken, updated_at: now })
      .where('id', '=', id)
      .execute()
    return settle(write, context, 'content-cancelled', version)
  })

const UNPUBLISHED = { published_at: null, published_by: null } as const

/** Resolves the conflict between what was changed here and what a new version of the site ships. */
export const resolveConflict: Handler<'content.resolve'> = async (context, { kind, key, keep }) => {
  requireOwn(context, kind)
  requirePublisher(context.who, kind)
  return inWrite(context.db, async (write) => {
    await lockName(write, `content ${kind}`)
    const source = (await shippedOf(write, kind)).find((item) => item.key === key)
    if (!source) throw notFound('С сайтом эта запись не приходила')
    if (keep === 'shipped') await publishBody(write, context, source)
    else await acceptShipped(write, source)
    return settle(write, context, 'content-resolved', { kind, key })
  })
}

/** What was changed here, the open draft too, stays as it is, over the shipped text of today. */
async function acceptShipped(write: Database, { kind, key }: Item): Promise<void> {
  await write
    .updateTable('content_version')
    .set({ base_hash: await shippedHash(write, { kind, key }) })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('state', '!=', 'dropped')
    .execute()
}

type Who = OwnContext

type WithoutDraft = Item & { body: string | null; from?: string | null }

/** At once, or on its own day where that is later. */
async function publishBody(db: Database, { who, now }: Who, { kind, key, body, from = null }: WithoutDraft) {
  const at = now()
  await insertPublished(
    db,
    { kind, key, body },
    {
      at: at.toISOString(),
      from: from !== null && from > at.toISOString() ? from : at.toISOString(),
      by: who.id,
      baseHash: await shippedHash(db, { kind, key }),
      publishedAt: await publishingTime(db, { kind, key }, at),
    },
  )
}

/** Now, or just after the last one, so that two publications at once have an order. */
async function publishingTime(db: Database, { kind, key }: Item, now: Date): Promise<string> {
  const { last } = await db
    .selectFrom('content_version')
    .select((eb) => eb.fn.max('published_at').as('last'))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return new Date(Math.max(now.getTime(), last === null ? 0 : Date.parse(last) + 1)).toISOString()
}

async function settle(
  db: Database,
  { who, now }: Who,
  kind: RecordKind,
  about: Item & Partial<Pick<Version, 'id'>>,
): Promise<Record<string, never>> {
  await requireRemaining(db, about.kind, now())
  await requireCities(db, about, now())
  await applyContent(db, now())
  const details = { kind: about.kind, key: about.key, ...(about.id && { version: about.id }) }
  await record(db, { kind, at: now(), userId: who.id, details })
  return {}
}
