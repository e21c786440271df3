import { CallError } from '#src/backend/call-error.ts'
import {
  calls,
  callShapes,
  isOpenCall,
  type CallInput,
  type CallName,
  type CallOutput,
  type OpenCall,
  type OwnCall,
} from '#src/office/calls.ts'
import { may } from '#src/office/rights.ts'
import { SESSION_ENDED } from '#src/office/session-ended.ts'
import { actorOf } from '#src/office/server/auth/actor.ts'
import type { Auth } from '#src/office/server/auth/auth.ts'
import type { Actor, CallContext, Office, OwnContext } from '#src/office/server/context.ts'
import { openHandlers, ownHandlers } from '#src/office/server/handlers.ts'

/** The only way to a handler: identifies the caller, checks the right, validates input and output by their schemas. */

export type Caller = { headers: Headers; address: string; setCookies: (from: Headers) => void }
export type AnswerCall = (name: CallName, input: unknown, caller: Caller) => Promise<unknown>

export const isCall = (name: string): name is CallName => Object.hasOwn(calls, name)

/** Returns the call's output. Throws CallError: 400, 401, 403, and those of the handler. */
export const createAnswerCall =
  (office: Office, auth: Auth): AnswerCall =>
  async (name, input, caller) => {
    const who = await actorOf(office.db, auth, caller.headers, caller.setCookies)
    const context = { ...office, auth, who, ...caller }
    return isOpenCall(name)
      ? answerOpen(name, context, input)
      : answerOwn(name, { ...context, who: demand(who, calls[name].access) }, input)
  }

// Fields that the schema does not name do not leave the server.
const answerOpen = async <C extends OpenCall>(name: C, context: CallContext, input: unknown): Promise<CallOutput<C>> =>
  callShapes[name].output.parse(await openHandlers[name](context, readInput(name, input)))

const answerOwn = async <C extends OwnCall>(name: C, context: OwnContext, input: unknown): Promise<CallOutput<C>> =>
  callShapes[name].output.parse(await ownHandlers[name](context, readInput(name, input)))

function readInput<C extends CallName>(name: C, input: unknown): CallInput<C> {
  const read = callShapes[name].input.safeParse(input)
  if (!read.success) throw wrongInput(read.error.issues)
  return read.data
}

function demand(who: Actor | null, access: (typeof calls)[OwnCall]['access']): Actor {
  if (who === null) throw new CallError(401, SESSION_ENDED)
  if (access === 'enrolling') return who
  if (!who.isEnrolled) throw new CallError(403, 'Сначала настройте вход по коду')
  if (!may(who.role, access)) throw new CallError(403, 'Для этого нужны другие права')
  return who
}

type Issue = { path: PropertyKey[]; message: string }

/** Our schemas have Russian messages for user input; any other error is a fault of the page. */
function wrongInput(issues: readonly Issue[]): CallError {
  const told = issues.filter(({ message }) => /[а-яё]/i.test(message))
  const errors = Object.fromEntries(told.map(({ path, message }) => [String(path[0]), message]))
  return told.length > 0
    ? new CallError(422, told[0]?.message ?? '', errors)
    : new CallError(400, 'Запрос не понят. Обновите страницу')
}
