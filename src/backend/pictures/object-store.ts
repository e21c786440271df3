import { CallError } from '#src/backend/call-error.ts'

/** An S3-compatible store for pictures. All calls are idempotent. */
export type ObjectStore = {
  /** Resolves only when the store has confirmed these bytes. Throws ObjectStoreError. */
  put: (key: string, content: Uint8Array) => Promise<void>
  /** Null where the store has no such object. Throws ObjectStoreError. */
  get: (key: string) => Promise<Uint8Array | null>
  /** Whether the object exists. Throws ObjectStoreError. */
  has: (key: string) => Promise<boolean>
  /** A missing object counts as deleted. Throws ObjectStoreError. */
  remove: (key: string) => Promise<void>
  stop: () => Promise<void>
}

/** A failure of the store. The message is for the operator and contains neither key nor secret. */
export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError'
}

export const keyOfOriginal = (id: string): string => `originals/${id}.jpg`
export const keyOfFile = (name: string): string => `files/${name}`

const UNAVAILABLE = 503

/** Runs a change by an editor; failures of the store become a message for the editor, beginning with `what`. */
export async function inStore<T>(what: string, change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error
    throw new CallError(UNAVAILABLE, `${what}: хранилище снимков не отвечает. Повторите через минуту`)
  }
}
