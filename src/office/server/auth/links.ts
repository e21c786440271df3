import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { CallError } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { inWrite, lockName } from '#src/backend/write.ts'
import { DAY_MS } from '#src/domain/day.ts'
import { invitationLetter, passwordLetter } from '#src/office/server/auth/letters.ts'
import type { CallContext, Handler, Office } from '#src/office/server/context.ts'
import { forgetFailures } from '#src/office/server/auth/lock-out.ts'
import { record } from '#src/office/server/record.ts'

/**
 * Links to choose a password: an invitation, or a reset. The token is in the fragment of the
 * address, which no server or log sees; the database has its hash.
 */

export type LinkKind = 'invitation' | 'password'

const HOURS: Readonly<Record<LinkKind, number>> = { invitation: 72, password: 2 }
const VOID = 'Ссылка больше не действует. Попросите новую'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

type Made = { link: string; until: string }
type LinkParts = Pick<Office, 'db' | 'origin' | 'now'>

/** Creates a link for a user; earlier ones stop working. */
export async function makeLink({ db, origin, now }: LinkParts, userId: string, kind: LinkKind): Promise<Made> {
  const token = randomBytes(32).toString('base64url')
  const at = now()
  const until = new Date(at.getTime() + HOURS[kind] * 3_600_000).toISOString()
  await inWrite(db, async (write) => {
    await write.deleteFrom('office_link').where('user_id', '=', userId).execute()
    await write
      .insertInto('office_link')
      .values({
        id: randomUUID(),
        kind,
        token_hash: hashOf(token),
        user_id: userId,
        created_at: at.toISOString(),
        expires_at: until,
      })
      .execute()
  })
  return { link: `${origin}/#/link/${token}`, until }
}

type Mailed = LinkParts & Pick<Office, 'send' | 'log'>

/** Creates a link and mails it; if that fails, the caller has to pass it on. */
export async function sendLink(office: Mailed, userId: string, kind: LinkKind) {
  const user = await office.db.selectFrom('office_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const { link, until } = await makeLink(office, userId, kind)
  const letter = kind === 'invitation' ? invitationLetter(user.name, link) : passwordLetter(user.name, link)
  const isMailed = office.send !== null && (await office.send(user.email, letter))
  return { isMailed, link: isMailed ? null : link, until }
}

/** Whether the user has chosen a password before. */
export async function kindFor(db: Database, userId: string): Promise<LinkKind> {
  const account = await db
    .selectFrom('office_account')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return account ? 'password' : 'invitation'
}

async function findLink({ db, now }: CallContext, token: string) {
  const row = await db
    .selectFrom('office_link')
    .innerJoin('office_user', 'office_user.id', 'office_link.user_id')
    .select(['office_link.id', 'office_link.kind', 'office_user.id as userId', 'office_user.email', 'office_user.name'])
    .where('office_link.token_hash', '=', hashOf(token))
    .where('office_link.expires_at', '>', now().toISOString())
    .where('office_user.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new CallError(410, VOID)
  return row
}

export const readLink: Handler<'link.read'> = async (context, { token }) => {
  const { kind, email, name } = await findLink(context, token)
  return { kind, email, name }
}

/** Sets the password. All sessions end, so that whoever had the old one is signed out. */
export const useLink: Handler<'link.use'> = async (context, { token, password }) => {
  const { db, auth, now } = context
  const link = await findLink(context, token)
  const library = await auth.$context
  const hash = await library.password.hash(password)
  // Deleting it first decides between two concurrent uses.
  const taken = await db.deleteFrom('office_link').where('id', '=', link.id).returning('id').executeTakeFirst()
  if (!taken) throw new CallError(410, VOID)
  if ((await kindFor(db, link.userId)) === 'password') await library.internalAdapter.updatePassword(link.userId, hash)
  else
    await library.internalAdapter.linkAccount({
      userId: link.userId,
      providerId: 'credential',
      accountId: link.userId,
      password: hash,
    })
  await db.deleteFrom('office_session').where('user_id', '=', link.userId).execute()
  await forgetFailures(db, link.email)
  await record(db, { kind: 'password-set', at: now(), userId: link.userId })
  return {}
}

/** Always the same response, at once: it does not reveal who is a user. */
export const forgottenPassword: Handler<'password.forgotten'> = async (context, { email }) => {
  const { db, send, log } = context
  if (send === null) return { isMailSet: false }
  const user = await db
    .selectFrom('office_user')
    .select('id')
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  const asked = user && !(await wasMadeLately(context, user.id)) ? await noteAsked(context, user.id) : null
  if (user && asked !== null)
    void mail(context, { userId: user.id, asked }).catch((error: unknown) =>
      log.error({ err: error }, 'a link could not be sent'),
    )
  return { isMailSet: true }
}

/** A letter that was not sent is none of those of the day. */
async function mail(context: CallContext, { userId, asked }: { userId: string; asked: string }): Promise<void> {
  const { db, log } = context
  let isMailed = false
  try {
    ;({ isMailed } = await sendLink(context, userId, await kindFor(db, userId)))
    if (!isMailed) log.warn({ user: userId }, 'a letter with a link was not taken')
  } finally {
    if (!isMailed) await notSent(db, asked)
  }
}

/** Limits letters and keeps a recent link valid: anybody who knows the address can ask for one. */
const PAUSE_MS = 5 * 60_000
const ASKED_A_DAY = 5

async function wasMadeLately({ db, now }: CallContext, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('office_link')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now().getTime() - PAUSE_MS).toISOString())
    .executeTakeFirst()
  return row !== undefined
}

/** Notes for the journal that a link was asked for; null where it was too often. */
const noteAsked = ({ db, now }: CallContext, userId: string): Promise<string | null> =>
  inWrite(db, async (write) => {
    await lockName(write, `office link ${userId}`)
    const at = now()
    const before = (ms: number) => new Date(at.getTime() - ms).toISOString()
    const asked = await write
      .selectFrom('office_history')
      .select(['at', 'details'])
      .where('at', '>', before(DAY_MS))
      .where('kind', '=', 'link-asked')
      .where('about_id', '=', userId)
      .execute()
    const sent = asked.filter(({ details }) => details !== NOT_SENT)
    if (sent.length >= ASKED_A_DAY || asked.some((row) => row.at > before(PAUSE_MS))) return null
    return record(write, { kind: 'link-asked', at, userId: null, aboutId: userId })
  })

const NOT_SENT = JSON.stringify({ isSent: false })
/** A letter that the mail server has not taken is none of the five: nobody is kept out for a day by an hour without mail. */
const notSent = (db: Database, id: string): Promise<unknown> =>
  db.updateTable('office_history').set({ details: NOT_SENT }).where('id', '=', id).execute()
