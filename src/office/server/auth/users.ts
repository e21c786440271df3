import { randomUUID } from 'node:crypto'
import { CallError, conflict, notFound, wrongFields } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite, lockName } from '#src/backend/write.ts'
import { isBoundToDealers, isRole, may, type Role } from '#src/office/rights.ts'
import { dealersOf } from '#src/office/server/auth/actor.ts'
import { flagOf, isoOf, isSet } from '#src/office/server/auth/library-values.ts'
import { kindFor, sendLink } from '#src/office/server/auth/links.ts'
import type { Handler } from '#src/office/server/context.ts'
import { merged } from '#src/office/server/merged.ts'
import { record } from '#src/office/server/record.ts'
import type { OfficeUser } from '#src/office/shapes/account.ts'

/** Users of the office, as its owner sees and changes them. */

export const listUsers: Handler<'users.list'> = async ({ db, now }) => {
  const [users, dealers, sessions, accounts] = await Promise.all([
    db.selectFrom('office_user').selectAll().orderBy('name').execute(),
    db.selectFrom('office_user_dealer').selectAll().execute(),
    db.selectFrom('office_session').select(['user_id', 'expires_at']).execute(),
    db.selectFrom('office_account').select('user_id').execute(),
  ])
  const at = now().toISOString()
  return {
    users: users.map((row): OfficeUser => ({
      id: row.id,
      name: row.name,
      email: row.email,
      role: roleOf(row),
      dealers: dealers.filter(({ user_id }) => user_id === row.id).map(({ dealer_id }) => dealer_id),
      isInvited: !accounts.some(({ user_id }) => user_id === row.id),
      isEnrolled: isSet(row.two_factor_enabled),
      isDisabled: row.disabled_at !== null,
      sessions: sessions.filter(({ user_id, expires_at }) => user_id === row.id && isoOf(expires_at) > at).length,
      created: isoOf(row.created_at),
    })),
  }
}

const roleOf = ({ role }: { role: string }): Role => (isRole(role) ? role : 'editor')

export type NewUser = { name: string; email: string; role: Role; dealers: readonly number[]; isDemo?: boolean }

/** Adds a user without a password. Throws CallError. */
export async function addUser(db: Database, user: NewUser, now: Date): Promise<string> {
  const id = randomUUID()
  await inWrite(db, async (write) => {
    await lockName(write, 'office users')
    const known = await write.selectFrom('office_user').select('id').where('email', '=', user.email).executeTakeFirst()
    if (known) throw wrongFields({ email: 'С этой почтой уже есть пользователь' })
    await write
      .insertInto('office_user')
      .values({
        id,
        name: user.name,
        email: user.email,
        email_verified: flagOf(db, true),
        image: null,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
        two_factor_enabled: flagOf(db, false),
        role: user.role,
        disabled_at: null,
        is_demo: Number(user.isDemo ?? false),
      })
      .execute()
    await setDealers(write, id, user)
  })
  return id
}

/** A dealer who has left the site stays with a user who has him: else no access of his staff could be changed or closed. */
async function setDealers(db: Database, id: string, { role, dealers }: Pick<NewUser, 'role' | 'dealers'>) {
  const former = await dealersOf(db, id)
  await db.deleteFrom('office_user_dealer').where('user_id', '=', id).execute()
  if (!isBoundToDealers(role)) return
  const wanted = [...new Set(dealers)]
  if (wanted.length === 0) throw wrongFields({ dealers: 'Выберите хотя бы одного дилера' })
  const known = await db.selectFrom('dealer').select('id').where('id', 'in', wanted).execute()
  const allowed = new Set([...former, ...known.map((dealer) => dealer.id)])
  if (!wanted.every((dealer) => allowed.has(dealer))) throw wrongFields({ dealers: 'Такого дилера нет' })
  await db
    .insertInto('office_user_dealer')
    .values(wanted.map((dealer_id) => ({ user_id: id, dealer_id })))
    .execute()
}

export const inviteUser: Handler<'users.invite'> = async (context, input) => {
  const id = await addUser(context.db, input, context.now())
  await record(context.db, {
    kind: 'invited',
    at: context.now(),
    userId: context.who.id,
    aboutId: id,
    details: { role: input.role },
  })
  return sendLink(context, id, 'invitation')
}

export const changeUser: Handler<'users.change'> = async ({ db, who, now }, { id, was, ...sent }) => {
  await inWrite(db, async (write) => {
    await lockName(write, 'office users')
    const row = await requireUser(write, id)
    const current = { name: row.name, role: roleOf(row), dealers: await dealersOf(write, id) }
    const input = ofAccess(
      merged(accessOf({ ...current, isDisabled: row.disabled_at !== null }), accessOf(sent), was && accessOf(was)),
    )
    const isLosing = row.role === 'owner' && (input.role !== 'owner' || input.isDisabled)
    if (isLosing && (await isLastOwner(write, row.id)))
      throw conflict(
        'Это единственный владелец, который может войти. Сначала назначьте другого и дождитесь, пока он войдёт',
      )
    await write
      .updateTable('office_user')
      .set({
        name: input.name,
        role: input.role,
        disabled_at: input.isDisabled ? (row.disabled_at ?? now().toISOString()) : null,
        updated_at: now().toISOString(),
      })
      .where('id', '=', row.id)
      .execute()
    await setDealers(write, row.id, input)
    if (input.isDisabled) await endAll(write, row.id)
    // What somebody may not read in the office any more, their links do not show either.
    if (input.isDisabled || !may(input.role, 'content.read')) await endPreviews(write, row.id)
    await record(write, {
      kind: 'user-changed',
      at: now(),
      userId: who.id,
      aboutId: row.id,
      details: { before: row.role, after: input.role, isDisabled: input.isDisabled },
    })
  })
  return {}
}

type Change = { name: string; role: Role; dealers: readonly number[]; isDisabled: boolean }

/** Role and dealers are one thing: of two changes to them neither would be what its owner has seen. */
const accessOf = ({ name, role, dealers, isDisabled }: Change) => ({
  name,
  place: { role, dealers: isBoundToDealers(role) ? dealers.toSorted((one, other) => one - other) : [] },
  isDisabled,
})
const ofAccess = ({ place, ...rest }: ReturnType<typeof accessOf>) => ({ ...rest, ...place })

/** Sessions end and links stop working. */
async function endAll(db: Database, id: string): Promise<void> {
  await db.deleteFrom('office_session').where('user_id', '=', id).execute()
  await db.deleteFrom('office_link').where('user_id', '=', id).execute()
}

async function endPreviews(db: Database, id: string): Promise<void> {
  await db.deleteFrom('content_preview').where('user_id', '=', id).execute()
}

/** Whether nobody else could do an owner's work: one who has not accepted the invitation, or has no codes, cannot. */
async function isLastOwner(db: Database, id: string): Promise<boolean> {
  const others = await db
    .selectFrom('office_user')
    .select('two_factor_enabled')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('id', '!=', id)
    .execute()
  return !others.some((other) => isSet(other.two_factor_enabled))
}

async function requireUser(db: Database, id: string) {
  const row = await db.selectFrom('office_user').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Такого пользователя нет')
  return row
}

/** The invitation again, or a password link. */
export const linkForUser: Handler<'users.link'> = async (context, { id }) => {
  const { db, who, now } = context
  const user = await requireUser(db, id)
  if (user.disabled_at !== null) throw conflict('Доступ закрыт: сначала откройте его')
  await record(db, { kind: 'link-made', at: now(), userId: who.id, aboutId: id })
  return sendLink(context, id, await kindFor(db, id))
}

/** For a user who has lost the phone: the next sign-in sets up the second factor again. */
export const resetFactor: Handler<'users.reset-factor'> = async ({ db, who, now }, { id }) => {
  if (id === who.id) throw new CallError(409, 'Свой вход по коду сбросить нельзя: попросите другого владельца')
  await requireUser(db, id)
  await dropFactor(db, id)
  await record(db, { kind: 'factor-reset', at: now(), userId: who.id, aboutId: id })
  return {}
}

/** Removes the second factor and ends all sessions. */
export const dropFactor = (db: Database, id: string): Promise<void> =>
  inWrite(db, async (write) => {
    await write.deleteFrom('office_two_factor').where('user_id', '=', id).execute()
    await write.deleteFrom('office_session').where('user_id', '=', id).execute()
    await write
      .updateTable('office_user')
      .set({ two_factor_enabled: flagOf(db, false) })
      .where('id', '=', id)
      .execute()
  })

export const endUserSessions: Handler<'users.end-sessions'> = async ({ db, who, now }, { id }) => {
  await requireUser(db, id)
  await db.deleteFrom('office_session').where('user_id', '=', id).where('id', '!=', who.sessionId).execute()
  await record(db, { kind: 'sessions-ended', at: now(), userId: who.id, aboutId: id })
  return {}
}
