/** No usable response. The message is for the operator and contains nothing of the visitor. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  /** The status the service responded with, if it responded at all. */
  readonly status: number | undefined
  constructor(message: string, options: ErrorOptions & { status?: number | undefined } = {}) {
    super(message, options)
    this.status = options.status
  }
}

/** Transport errors in the words of specification 8; never an error text that may contain an address. */
export function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof UpstreamError) return error.message
  const { name, code, message } = error as { name?: string; code?: string; message?: string }
  if (name === 'BadAnswerError' || name === 'WrongShapeError') return message ?? name
  if (name === 'TimeoutError' || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT')
    return `timeout of ${timeoutMs}ms exceeded`
  return `Network Error${code ? ` (${code})` : ''}`
}
