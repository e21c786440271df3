/** A post rejected before the backend is called. The message is Russian and shown to the visitor. */
export class PostRejection extends Error {
  override name = 'PostRejection'
  readonly status: number
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}
