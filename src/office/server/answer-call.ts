import { CallError } from '#src/backend/call-error.ts'
import { calls, type CallName } from '#src/office/calls.ts'
import { may } from '#src/office/rights.ts'
import { actorOf } from '#src/office/server/auth/actor.ts'
import type { Auth } from '#src/office/server/auth/auth.ts'
import type { Actor, CallContext, Office } from '#src/office/server/context.ts'
import { handlers } from '#src/office/server/handlers.ts'

/** The only way to a handler: who calls is found, the right demanded, input and output read by their shapes. */

export type Caller = { headers: Headers; address: string; setCookies: (from: Headers) => void }
export type AnswerCall = (name: CallName, input: unknown, caller: Caller) => Promise<unknown>

type AnyHandler = (context: CallContext, input: unknown) => Promise<unknown>

export const isCall = (name: string): name is CallName => Object.hasOwn(calls, name)

/** Answers with the call's output. Throws CallError: 400, 401, 403, and what the handler says. */
export const createAnswerCall =
  (office: Office, auth: Auth): AnswerCall =>
  async (name, input, caller) => {
    const { access, input: shape, output } = calls[name]
    const who = await actorOf(office.db, auth, caller.headers, caller.setCookies)
    demand(who, access)
    const read = shape.safeParse(input)
    if (!read.success) throw wrongInput(read.error.issues)
    // Cast: the right just demanded is what a handler's own type says of `who`, and its shape has read the input.
    const handler = handlers[name] as unknown as AnyHandler
    // What a shape does not name does not leave the server.
    return output.parse(await handler({ ...office, auth, who, ...caller }, read.data))
  }

function demand(who: Actor | null, access: (typeof calls)[CallName]['access']): void {
  if (access === 'anyone') return
  if (who === null) throw new CallError(401, 'Войдите в офис: сеанс закончился')
  if (access === 'enrolling') return
  if (!who.isEnrolled) throw new CallError(403, 'Сначала настройте вход по коду')
  if (!may(who.role, access)) throw new CallError(403, 'Для этого нужны другие права')
}

type Issue = { path: PropertyKey[]; message: string }

/** Our shapes speak Russian where people type; the rest is a fault of the page. */
function wrongInput(issues: readonly Issue[]): CallError {
  const told = issues.filter(({ message }) => /[а-яё]/i.test(message))
  const errors = Object.fromEntries(told.map(({ path, message }) => [String(path[0]), message]))
  return told.length > 0
    ? new CallError(422, told[0]?.message ?? '', errors)
    : new CallError(400, 'Запрос не понят. Обновите страницу')
}
