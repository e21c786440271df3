/** A call that failed, with the message the error catalogue prescribes (specification 8). */
export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status of the response; 500 for a transport failure. */
  readonly status: number
  /** The server's own message for visitors; empty when there is none. */
  readonly serverMessage: string
  /** The server's messages about single fields of a form. */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** Data of the error response, not parsed. */
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

  /** The same error with another message: everything else from the server's response is kept. */
  retold(message: string): ApiError {
    return new ApiError(message, this.status, this.serverMessage, this.fieldErrors, this.details)
  }
}

/** The record that is the page does not exist: the page responds with 404. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError'
  constructor(message: string) {
    super(message, 404, message)
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
