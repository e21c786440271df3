import { messageOf, NotFoundError } from '#src/services/errors.ts'

/** Why an address shows no page of its own: 404 with what is missing, where that has a name, or 500. */
export type ScreenError = { status: 404 | 500; message: string }

export const toScreenError = (error: unknown): ScreenError => ({
  status: error instanceof NotFoundError ? 404 : 500,
  message: messageOf(error),
})

/** What of an error may travel to the browser: of a 404 all, of any other that there was one. */
export const publicError = ({ status, message }: ScreenError): ScreenError => ({
  status,
  message: status === 404 ? message : '',
})
