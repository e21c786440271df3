import { CallError } from '#src/backend/call-error.ts'

/** An S3-compatible store for pictures, as the rest of the site sees it. Every call may be made again. */
export type ObjectStore = {
  /** Resolves only when the store has confirmed the very bytes. Throws ObjectStoreError. */
  put: (key: string, content: Uint8Array) => Promise<void>
  /** Null where the store has no such object. Throws ObjectStoreError. */
  get: (key: string) => Promise<Uint8Array | null>
  /** Whether it is there. Throws ObjectStoreError. */
  has: (key: string) => Promise<boolean>
  /** One that is not there counts as removed. Throws ObjectStoreError. */
  remove: (key: string) => Promise<void>
  stop: () => Promise<void>
}

/** The store fails. The message is for the operator and has neither a key nor a secret in it. */
export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError'
}

export const keyOfOriginal = (id: string): string => `originals/${id}.jpg`
export const keyOfFile = (name: string): string => `files/${name}`

const UNAVAILABLE = 503

/** Runs a change of an editor; what the store cannot do is said in words for the editor, `what` first. */
export async function inStore<T>(what: string, change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error
    throw new CallError(UNAVAILABLE, `${what}: хранилище снимков не отвечает. Повторите через минуту`)
  }
}
