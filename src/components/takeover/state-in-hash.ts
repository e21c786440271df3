import { STATE_IN_HASH } from '#src/inline/state-in-hash.ts'

/** What the hash says is on the screen from the next frame on. */
export const showStateInHash = (): void => document.documentElement.removeAttribute(STATE_IN_HASH)
