import { leadMessages } from '#src/domain/lead.ts'

/** A call that cannot be answered. The message is Russian and is shown to the visitor through the envelope. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  /** Errors of single fields of a form: `data.errors` of the envelope (gaps.md 15). */
  readonly errors: Readonly<Record<string, string>> | undefined

  constructor(status: number, message: string, errors?: Readonly<Record<string, string>>) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

export const badRequest = (message: string): CallError => new CallError(400, message)
export const notFound = (message: string): CallError => new CallError(404, message)
export const conflict = (message: string): CallError => new CallError(409, message)
/** A well-formed form with invalid fields. */
export const wrongFields = (errors: Readonly<Record<string, string>>): CallError =>
  new CallError(422, leadMessages.checkFields, errors)
