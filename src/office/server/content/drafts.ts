import { randomUUID } from 'node:crypto'
import { conflict, notFound } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite, lockName } from '#src/backend/write.ts'
import { FIRST_OWN_NUMBER, isCreated, type ContentKind } from '#src/domain/content/kinds.ts'
import { ownSlug } from '#src/domain/content/question.ts'
import { dayIn } from '#src/domain/day.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { requireOwn, requireWriter } from '#src/office/server/content/allowed.ts'
import { withOwnPaths } from '#src/office/server/content/own-paths.ts'
import { blankBody } from '#src/office/server/content/blank.ts'
import { citiesToChoose } from '#src/office/server/content/cities.ts'
import { requireKnownCity } from '#src/office/server/content/city-rules.ts'
import { blankDaysOff, requireNewYear } from '#src/office/server/content/days-off.ts'
import { lastBody } from '#src/office/server/content/list.ts'
import { requireDayInOrder } from '#src/office/server/content/price-day.ts'
import { requireRules, readBody } from '#src/office/server/content/rules.ts'
import {
  draftOf,
  isDropped,
  lockVersion,
  newestOf,
  shippedHash,
  shippedOf,
  versionsOf,
  type Item,
  type Version,
} from '#src/office/server/content/stored.ts'
import { titleOf, type Body } from '#src/office/server/content/words.ts'
import type { CallInput } from '#src/office/calls.ts'
import type { Handler } from '#src/office/server/context.ts'
import { namesOf } from '#src/office/server/desk/events.ts'
import { record } from '#src/office/server/record.ts'

/** Drafts, one per item. Visitors do not see them. */

export const blankContent: Handler<'content.blank'> = async ({ db, who, now }, { kind }) => {
  requireWriter(who, kind)
  if (!isCreated(kind)) throw conflict('Таких записей не добавляют')
  const today = dayIn(DEFAULT_ZONE, now())
  return {
    body: kind === 'days-off' ? await blankDaysOff(db, today) : blankBody(kind, today),
    cities: kind === 'dealer' ? await citiesToChoose(db, now()) : [],
  }
}

/** Saves the draft of an item, or of a new one. Throws CallError 409 where somebody else has changed it meanwhile. */
export const saveDraft: Handler<'content.save'> = (context, draft) => {
  requireOwn(context, draft.kind)
  requireWriter(context.who, draft.kind)
  const body = withOwnPaths(draft.body, context.publicOrigin)
  return inWrite(context.db, (write) =>
    writeDraft(write, { ...draft, body }, { userId: context.who.id, now: context.now() }),
  )
}

type NewDraft = CallInput<'content.save'>
type Author = { userId: string; now: Date }

/** The same in a transaction, when the caller has checked the rights. Throws CallError 409 and 422. */
export async function writeDraft(write: Database, given: NewDraft, { userId, now }: Author) {
  const { kind, key, body, revision, newest } = given
  await lockName(write, `content ${kind}`)
  const versions = await versionsOf(write, kind)
  const item = twinOf(versions, given, userId) ?? (await itemOf(write, kind, key, body))
  const read = readBody(kind, item.body)
  await requireRules(write, { kind, key: item.key }, read, now)
  if (kind === 'price') await requireDayInOrder(write, item.key, readBody('price', item.body), now)
  if (kind === 'dealer') await requireKnownCity(write, readBody('dealer', item.body), now)
  const draft = draftOf(versions, item.key)
  const text = JSON.stringify(read)
  if (draft && draft.revision !== revision && draft.author_id === userId && draft.body === text)
    // Saved already: the browser has not got the answer and asks again.
    return { id: draft.id, key: item.key, revision: draft.revision }
  await requireLatest(write, draft, revision, userId)
  await requireNewest(
    write,
    { versions, key: item.key },
    { newest, userId, advice: 'Скопируйте написанное и откройте' },
  )
  const at = now.toISOString()
  const saved = { body: text, state: 'draft' as const, author_id: userId, updated_at: at }
  const next = (draft?.revision ?? 0) + 1
  const id = draft?.id ?? randomUUID()
  if (draft)
    await write
      .updateTable('content_version')
      .set({ ...saved, revision: next })
      .where('id', '=', id)
      .execute()
  else
    await write
      .insertInto('content_version')
      .values({
        ...saved,
        id,
        kind,
        key: item.key,
        revision: next,
        from_at: null,
        until_at: null,
        base_hash: await shippedHash(write, { kind, key: item.key }),
        created_at: at,
        published_at: null,
        published_by: null,
      })
      .execute()
  await record(write, { kind: 'content-saved', at: now, userId, details: { kind, key: item.key, version: id } })
  return { id, key: item.key, revision: next }
}

/** Input is never lost: a late editor is told who changed it, and keeps the form. */
async function requireLatest(db: Database, draft: Version | undefined, revision: number | null, userId: string) {
  if (!draft && revision !== null)
    throw conflict('Черновик тем временем опубликован или убран. Скопируйте написанное и откройте запись заново')
  if (!draft || draft.revision === revision) return
  throw await changedMeanwhile(db, draft, { userId, advice: 'Скопируйте написанное и откройте' })
}

async function changedMeanwhile(db: Database, draft: Version, { userId, advice }: Omit<Known, 'newest'>) {
  const name = (await namesOf(db)).get(draft.author_id) ?? 'другой сотрудник'
  const who = draft.author_id === userId ? 'вы сами в другом окне' : name
  return conflict(`Черновик тем временем изменён: ${who}. ${advice} запись заново`)
}

type Known = {
  /** Undefined where no page was opened. */
  newest: string | null | undefined
  userId: string
  advice: string
}

/** What has been published since the page was opened would be undone by what was made on it. Throws CallError 409. */
export async function requireNewest(
  db: Database,
  { versions, key }: { versions: readonly Version[]; key: string },
  known: Known,
): Promise<void> {
  const last = newestOf(versions, key)
  if (known.newest === undefined || (last?.id ?? null) === known.newest) return
  const name = (await namesOf(db)).get(last?.published_by ?? '') ?? 'другой сотрудник'
  const who = last?.published_by === known.userId ? 'вы сами в другом окне' : name
  throw conflict(`Запись тем временем изменена на сайте: ${who}. ${known.advice} запись заново`)
}

type Named = { key: string; body: Body }

/**
 * A new item that the same person has saved just so, and that nobody has touched since: the answer got lost, and this is
 * the second attempt. There would be two of them, or this one would find its address taken.
 */
function twinOf(versions: readonly Version[], { kind, key, body }: NewDraft, userId: string): Named | undefined {
  if (key !== null || !isCreated(kind)) return undefined
  const isAlone = ({ key: own }: Version) => versions.filter((version) => version.key === own).length === 1
  return versions
    .filter((version) => version.state === 'draft' && version.revision === 1 && version.author_id === userId)
    .filter(isAlone)
    .map((version) => ({ ...version, own: ownBody(kind, version.key, body) }))
    .filter((version) => JSON.stringify(readBody(kind, version.own)) === version.body)
    .map((version) => ({ key: version.key, body: version.own }))[0]
}

/** The key of an item is its number, its address, its path or its year; a new one gets the next number. */
async function itemOf(db: Database, kind: ContentKind, key: string | null, body: Body): Promise<Named> {
  if (key !== null) return { key, body: ownBody(kind, key, body) }
  if (!isCreated(kind)) throw conflict('Таких записей не добавляют')
  if (kind === 'redirect' || kind === 'promo-page') {
    const own = String(body[ADDRESS_FIELD[kind]] ?? '')
    await requireNewAddress(db, kind, own)
    return { key: own || '-', body }
  }
  if (kind === 'days-off') {
    const year = String(body['year'] ?? '')
    await requireNewYear(db, year)
    return { key: year || '-', body }
  }
  const id = String(await nextNumber(db, kind))
  return { key: id, body: ownBody(kind, id, body) }
}

/** The key stays with an item that has another address by now: a new one would replace it. Throws CallError 409. */
async function requireNewAddress(db: Database, kind: 'redirect' | 'promo-page', address: string): Promise<void> {
  const own = (await versionsOf(db, kind)).filter(({ key }) => key === address)
  const isShipped = (await shippedOf(db, kind)).some(({ key }) => key === address)
  if (!isShipped && own.length === 0) return
  const body = lastBody(own)
  const isRenamed = body !== undefined && body[ADDRESS_FIELD[kind]] !== address
  throw conflict(
    isRenamed
      ? `Этот адрес был у записи «${titleOf(kind, address, body, new Map())}»: откройте её`
      : 'Такая запись уже есть: откройте её',
  )
}

const ADDRESS_FIELD = { redirect: 'from', 'promo-page': 'code' } as const

/** The body of an item made here, with what its key gives it. */
const ownBody = (kind: ContentKind, key: string, body: Body): Body =>
  withOwnKey(kind, key, kind === 'question' ? { slug: ownSlug(key), ...body } : body)

/** As the next number would be written: «5.0» and «05» are no second keys of the same item. */
const NUMBER_KEY = /^[1-9]\d{0,8}$/

const withOwnKey = (kind: ContentKind, key: string, body: Body): Body => {
  const isNumbered =
    kind === 'news' || kind === 'city' || kind === 'dealer' || kind === 'home-slide' || kind === 'question'
  if (!isNumbered && kind !== 'credit-program') return body
  if (!NUMBER_KEY.test(key)) throw notFound('Такой записи нет')
  return { ...body, id: isNumbered ? Number(key) : key }
}

/** Numbers are never reused, not even those of dropped drafts. */
export async function nextNumber(db: Database, kind: ContentKind): Promise<number> {
  const rows = await db.selectFrom('content_version').select('key').where('kind', '=', kind).execute()
  const keys = [...rows, ...(await shippedOf(db, kind))].map(({ key }) => Number(key))
  return Math.max(FIRST_OWN_NUMBER, ...keys.filter(Number.isInteger).map((key) => key + 1))
}

/** Locks its kind. Throws CallError 404 for a version that is no draft. */
const lockDraft = async (db: Database, id: string): Promise<Version> => requireDraft(await lockVersion(db, id))

/** Throws CallError 404 for a version that is no draft. */
export function requireDraft(version: Version): Version {
  if (version.state === 'published') throw notFound('Этот черновик уже опубликован')
  return version
}

/** Throws CallError 409 where somebody has changed the draft since it was seen: what is written in it would be lost. */
export const dropDraft: Handler<'content.drop'> = async ({ db, who, now }, { id, revision }) =>
  inWrite(db, async (write) => {
    // The browser has not got the answer and asks again, or a colleague has pressed it too.
    if (await isDropped(write, id)) return {}
    const draft = await lockDraft(write, id)
    const { kind, key } = draft
    requireWriter(who, kind)
    if (revision !== undefined && revision !== draft.revision)
      throw await changedMeanwhile(write, draft, { userId: who.id, advice: 'Откройте' })
    const at = now().toISOString()
    await write.updateTable('content_version').set({ state: 'dropped', updated_at: at }).where('id', '=', id).execute()
    await record(write, { kind: 'content-dropped', at: now(), userId: who.id, details: { kind, key, version: id } })
    return {}
  })

/** Sends the draft for approval. */
export const submitDraft: Handler<'content.submit'> = async ({ db, who, now }, { id }) =>
  inWrite(db, async (write) => {
    const { kind, key, state } = await lockDraft(write, id)
    requireWriter(who, kind)
    // The browser has not got the answer and asks again, or a colleague has pressed it too.
    if (state === 'waiting') return {}
    await markWaiting(write, { id, kind, key }, { userId: who.id, now: now() })
    return {}
  })

/** The same in a transaction. */
export async function markWaiting(write: Database, { id, kind, key }: Item & { id: string }, { userId, now }: Author) {
  await write.updateTable('content_version').set({ state: 'waiting' }).where('id', '=', id).execute()
  await record(write, { kind: 'content-submitted', at: now, userId, details: { kind, key, version: id } })
}
