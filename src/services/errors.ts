/** A call that failed, with the message the error catalogue prescribes (specification 8). */
export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status of the answer; 500 for a transport failure. */
  readonly status: number
  /** What the server itself said, for visitors; empty when it said nothing. */
  readonly serverMessage: string
  /** What the server said of single fields of a form. */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** What came with the rejection, unread. */
  readonly details: unknown
  constructor(
    message: string,
    status = 200,
    serverMessage = '',
    fieldErrors: Readonly<Record<string, string>> = {},
    details?: unknown,
  ) {
    super(message)
    this.status = status
    this.serverMessage = serverMessage
    this.fieldErrors = fieldErrors
    this.details = details
  }
}

/** The datum that is the page does not exist: the page answers 404. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError'
  constructor(message: string) {
    super(message, 404, message)
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
