import { decodedText } from '#src/domain/untrusted-text.ts'

/** The element the hash of an address refers to. A hash that is no id (a build, a slide, broken escapes) has none. */
export function namedElement(hash: string): HTMLElement | null {
  const id = idIn(hash)
  return id === null ? null : document.getElementById(id)
}

/** The id in a hash that may refer to an element; null when it carries state ("#slide=1") or nothing. */
export const idIn = (hash: string): string | null => (hash.includes('=') ? null : decodedText(hash.slice(1)) || null)
