/** Set on the document while the state in the hash is not on the screen yet. */
export const STATE_IN_HASH = 'data-state-in-hash'

/**
 * Marks a page with state in its hash, which the server cannot see and has not rendered: dependent parts
 * (`data-by-hash`) stay hidden and inert until the page's code shows the right state, for eight seconds at most
 * (styles/base.css). A hash that repeats the query hides nothing. Inlined into the document as text: refers to
 * nothing outside itself.
 */
export function markStateInHash(attribute: string): void {
  const said = new URLSearchParams(location.search)
  for (const [key, value] of new URLSearchParams(location.hash.slice(1)))
    if (value && said.get(key) !== value) document.documentElement.setAttribute(attribute, '')
}
