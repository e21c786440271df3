/** A post that is refused before the backend is asked. The message is Russian and reaches the visitor. */
export class PostRejection extends Error {
  override name = 'PostRejection'
  readonly status: number
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}
