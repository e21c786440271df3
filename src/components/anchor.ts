import { decodedText } from '#src/domain/untrusted-text.ts'

/** The element the hash of an address refers to. A hash that is no id (a build, a slide, broken escapes) has none. */
export function namedElement(hash: string): HTMLElement | null {
  const id = idIn(hash)
  return id === null ? null : document.getElementById(id)
}

/** Scrolls to an element; what is folded around it is opened. */
export function bringIntoView(element: HTMLElement): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  element.scrollIntoView({ behavior: 'instant' })
}

/** The id in a hash that may refer to an element; null when it carries state ("#slide=1") or nothing. */
export const idIn = (hash: string): string | null => (hash.includes('=') ? null : decodedText(hash.slice(1)) || null)
