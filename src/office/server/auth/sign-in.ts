import { CallError } from '#src/backend/call-error.ts'
import { beginAttempt, forgetFailures, tooMany } from '#src/office/server/auth/lock-out.ts'
import { isSet } from '#src/office/server/auth/library-values.ts'
import { useCode } from '#src/office/server/auth/used-codes.ts'
import type { Handler } from '#src/office/server/context.ts'
import { record } from '#src/office/server/record.ts'
import { rightsOf } from '#src/office/rights.ts'

const WRONG = 'Почта или пароль не подходят'
const WRONG_CODE = 'Код не подходит. Проверьте часы телефона и введите новый код'
const WRONG_RECOVERY =
  'Запасной код не подходит: каждый действует один раз. Введите другой или попросите владельца сбросить ваш вход по коду'
const USED_CODE = 'Этот код уже использован. Войдите ещё раз со следующим кодом'
const AGAIN = 'Войдите ещё раз: время на ввод кода истекло'

/** The library's refusals are errors with a status; anything else thrown is a fault of ours. */
const statusOf = (error: unknown): number | null => {
  const { statusCode } = error as { statusCode?: unknown }
  return typeof statusCode === 'number' && statusCode < 500 ? statusCode : null
}
const codeOf = (error: unknown): string => String((error as { body?: { code?: unknown } }).body?.code ?? '')

export const readSession: Handler<'session.read'> = async ({ who }) => ({
  who: who && {
    id: who.id,
    name: who.name,
    email: who.email,
    role: who.role,
    rights: who.isEnrolled ? rightsOf(who.role) : [],
    isEnrolled: who.isEnrolled,
  },
})

/** The first step: a user with a second factor gets a session only with the code. */
export const signIn: Handler<'session.sign-in'> = async (context, { email, password }) => {
  const { db, auth, headers, address } = context
  const attempt = { email, address, now: context.now() }
  const counted = await beginAttempt(db, attempt)
  const user = await db.selectFrom('office_user').selectAll().where('email', '=', email).executeTakeFirst()
  let answer
  try {
    answer = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true })
  } catch (error) {
    if (statusOf(error) === null) throw error
    const isLocked = await counted.failed()
    const about = { at: attempt.now, userId: null, ...(user && { aboutId: user.id }) }
    await record(db, { kind: isLocked ? 'locked' : 'sign-in-failed', ...about })
    throw new CallError(401, WRONG)
  }
  await counted.succeeded()
  // Said after the password was right: whoever only guesses learns nothing.
  if (!user || user.disabled_at !== null) throw await refuseDisabled(context, user?.id)
  context.setCookies(answer.headers)
  await forgetFailures(db, email)
  if (isSet(user.two_factor_enabled)) return { next: 'code' }
  return { next: 'enrol' }
}

async function refuseDisabled({ db }: Parameters<Handler<'session.sign-in'>>[0], id = ''): Promise<CallError> {
  await db.deleteFrom('office_session').where('user_id', '=', id).execute()
  return new CallError(403, 'Доступ закрыт. Обратитесь к владельцу офиса')
}

const TOTP = /^\d{6}$/

/** The second step: a code from the app, or a recovery code. */
export const enterCode: Handler<'session.code'> = async (context, { code }) => {
  const { db, auth, headers, address, who } = context
  const attempt = { address, now: context.now() }
  const counted = await beginAttempt(db, attempt)
  const plain = code.replaceAll(' ', '')
  try {
    const request = { body: { code: plain }, headers, returnHeaders: true } as const
    const answer = TOTP.test(plain) ? await auth.api.verifyTOTP(request) : await auth.api.verifyBackupCode(request)
    const { user, token } = answer.response
    // Who is in already gains nothing by it: the repeat of a lost answer.
    if (TOTP.test(plain) && !who && !(await useCode(db, user.id, plain))) {
      await db.deleteFrom('office_session').where('token', '=', String(token)).execute()
      await counted.failed()
      throw new CallError(401, USED_CODE)
    }
    await counted.succeeded()
    context.setCookies(answer.headers)
    await record(db, { kind: 'signed-in', at: attempt.now, userId: user.id })
  } catch (error) {
    if (statusOf(error) === null) throw error
    await counted.failed()
    if (codeOf(error) === 'ACCOUNT_TEMPORARILY_LOCKED') throw tooMany(LIBRARY_LOCK_MS)
    if (ENDED.has(codeOf(error))) throw new CallError(401, AGAIN)
    // Of five or seven digits a code of the app was meant.
    throw new CallError(401, /^\d+$/.test(plain) ? WRONG_CODE : WRONG_RECOVERY)
  }
  return {}
}

/** The library's own lock of a second factor after ten failures. */
const LIBRARY_LOCK_MS = 900_000
const ENDED = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'])

export const signOut: Handler<'session.sign-out'> = async ({ auth, headers, setCookies, who }) => {
  if (who) setCookies((await auth.api.signOut({ headers, returnHeaders: true })).headers)
  return {}
}

export const beginFactor: Handler<'factor.begin'> = async (context, { password }) => {
  const { auth, headers, who } = context
  if (who.isEnrolled) throw new CallError(409, 'Вход по коду уже настроен')
  await confirmPassword(context, password)
  const answer = await auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers })
  if (answer.method !== 'totp') throw new Error('The second factor is no code of an app')
  return { uri: answer.totpURI, codes: answer.backupCodes }
}

export const confirmFactor: Handler<'factor.confirm'> = async (context, { code }) => {
  const { db, auth, headers, who } = context
  try {
    const answer = await auth.api.verifyTOTP({ body: { code: code.replaceAll(' ', '') }, headers, returnHeaders: true })
    context.setCookies(answer.headers)
  } catch (error) {
    if (statusOf(error) === null) throw error
    throw new CallError(422, WRONG_CODE)
  }
  await record(db, { kind: 'enrolled', at: context.now(), userId: who.id })
  return {}
}

/** Required again before what a stolen session must not do. Throws CallError 422; failures count as at sign-in. */
export async function confirmPassword(
  { db, auth, headers, who, address, now }: Parameters<Handler<'factor.begin'>>[0],
  password: string,
): Promise<void> {
  const attempt = { email: who.email, address, now: now() }
  const counted = await beginAttempt(db, attempt)
  try {
    await auth.api.verifyPassword({ body: { password }, headers })
  } catch (error) {
    if (statusOf(error) === null) throw error
    await counted.failed()
    throw new CallError(422, 'Пароль не подходит', { password: 'Пароль не подходит' })
  }
  await counted.succeeded()
}
