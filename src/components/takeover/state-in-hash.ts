/** On the document while what the hash says is not on the screen yet (inline/state-in-hash.ts). */
export const STATE_IN_HASH = 'data-state-in-hash'

/** What the hash says is on the screen from the next frame on. */
export const showStateInHash = (): void => document.documentElement.removeAttribute(STATE_IN_HASH)
