import { STATE_IN_HASH } from '#src/inline/state-in-hash.ts'

/** The state of the hash is on the screen from the next frame on. */
export const showStateInHash = (): void => document.documentElement.removeAttribute(STATE_IN_HASH)
