import { CallError, notFound } from '#src/backend/call-error.ts'
import { isoOf } from '#src/office/server/auth/library-values.ts'
import { confirmPassword } from '#src/office/server/auth/sign-in.ts'
import type { Handler } from '#src/office/server/context.ts'
import { record } from '#src/office/server/record.ts'

/** The user's own sessions, password and codes. */

export const listSessions: Handler<'account.sessions'> = async ({ db, who, now }) => {
  const rows = await db.selectFrom('office_session').selectAll().where('user_id', '=', who.id).execute()
  const sessions = rows
    .map((row) => ({
      id: row.id,
      device: deviceOf(row.user_agent ?? ''),
      since: isoOf(row.created_at),
      until: isoOf(row.expires_at),
      isThis: row.id === who.sessionId,
    }))
    .filter(({ until }) => until > now().toISOString())
  return { sessions: sessions.toSorted((a, b) => (a.since < b.since ? 1 : -1)) }
}

export const endSession: Handler<'account.end-session'> = async ({ db, who, now }, { id }) => {
  const ended = await db
    .deleteFrom('office_session')
    .where('id', '=', id)
    .where('user_id', '=', who.id)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw notFound('Этот сеанс уже завершён')
  await record(db, { kind: 'sessions-ended', at: now(), userId: who.id, aboutId: who.id })
  return {}
}

export const endOtherSessions: Handler<'account.end-others'> = async ({ db, who, now }) => {
  await db.deleteFrom('office_session').where('user_id', '=', who.id).where('id', '!=', who.sessionId).execute()
  await record(db, { kind: 'sessions-ended', at: now(), userId: who.id, aboutId: who.id })
  return {}
}

/** Ends all other sessions and a link sent before: whoever knew the old password, or reads the mail, is out. */
export const changePassword: Handler<'account.password'> = async (context, { current, next }) => {
  const { db, auth, who, now } = context
  await confirmPassword(context, current)
  if (current === next) throw new CallError(422, 'Новый пароль — тот же самый', { next: 'Придумайте другой пароль' })
  const library = await auth.$context
  await library.internalAdapter.updatePassword(who.id, await library.password.hash(next))
  await db.deleteFrom('office_session').where('user_id', '=', who.id).where('id', '!=', who.sessionId).execute()
  await db.deleteFrom('office_link').where('user_id', '=', who.id).execute()
  await record(db, { kind: 'password-set', at: now(), userId: who.id })
  return {}
}

export const renewCodes: Handler<'account.codes'> = async (context, { password }) => {
  const { db, auth, headers, who, now } = context
  await confirmPassword(context, password)
  const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers })
  await record(db, { kind: 'codes-renewed', at: now(), userId: who.id })
  return { codes: backupCodes }
}

const BROWSERS: readonly [RegExp, string][] = [
  [/YaBrowser/, 'Яндекс Браузер'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

function deviceOf(agent: string): string {
  const named = (list: typeof BROWSERS) => list.find(([sign]) => sign.test(agent))?.[1]
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(', ') || 'Неизвестное устройство'
}
