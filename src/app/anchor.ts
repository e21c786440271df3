import { decodedText } from '#src/domain/outside-words.ts'

/** The element an address names with its hash. What is no name of one (a build, a screen, broken signs) is none. */
export function namedElement(hash: string): HTMLElement | null {
  const id = idIn(hash)
  return id === null ? null : document.getElementById(id)
}

/** The id in a hash that may name an element; null where it carries state («#slide=1») or nothing. */
export const idIn = (hash: string): string | null => (hash.includes('=') ? null : decodedText(hash.slice(1)) || null)
