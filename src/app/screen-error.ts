import { messageOf, NotFoundError } from '#src/services/errors.ts'

/** Why an address has no page: 404 with the missing record, where it has a name, or 500. */
export type ScreenError = { status: 404 | 500; message: string }

export const toScreenError = (error: unknown): ScreenError => ({
  status: error instanceof NotFoundError ? 404 : 500,
  message: messageOf(error),
})

/** The part of an error that is sent to the browser: all of a 404, of any other only that there was one. */
export const publicError = ({ status, message }: ScreenError): ScreenError => ({
  status,
  message: status === 404 ? message : '',
})
