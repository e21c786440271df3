import { callShapes, type CallInput, type CallName, type CallOutput } from '#src/office/calls.ts'

/** A refused call; `errors` by field. Status 0: the office was not reachable. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly errors: Readonly<Record<string, string>>
  /** The property in which react-admin looks for errors of a form. */
  readonly body: { errors: Readonly<Record<string, string>> }

  constructor(status: number, message: string, errors: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.errors = errors
    this.body = { errors }
  }
}

const NO_CONNECTION = 'Нет связи с офисом, и неизвестно, записано ли. Проверьте соединение и повторите'

/** Whether a call may have been carried out all the same: its answer did not arrive, or is not the office's own. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof Refusal) || error.status === 0 || error.status >= 500

/** Calls the office; the response is parsed by the call's schema. Throws Refusal. */
export async function call<C extends CallName>(name: C, input: CallInput<C>): Promise<CallOutput<C>> {
  let response
  try {
    response = await fetch(`/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
  } catch {
    throw new Refusal(0, NO_CONNECTION)
  }
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw refusalOf(response.status, answer)
  return callShapes[name].output.parse(answer)
}

function refusalOf(status: number, answer: unknown): Refusal {
  const { message, errors } = (answer ?? {}) as { message?: unknown; errors?: unknown }
  const told = typeof message === 'string' ? message : 'Что-то пошло не так. Попробуйте ещё раз'
  return new Refusal(status, told, (errors ?? {}) as Readonly<Record<string, string>>)
}

export const textOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Что-то пошло не так. Попробуйте ещё раз'
