/** On the document while what the hash says is not on the screen yet. */
export const STATE_IN_HASH = 'data-state-in-hash'

/**
 * Marks a page whose address says in its hash what the server, which never sees that, has not rendered: what depends on
 * it (`data-by-hash`) stays out of sight and out of reach until the page's code shows the right thing, for eight seconds
 * at most (styles/base.css). A hash that repeats the query needs no waiting. Text in the document: names nothing outside itself.
 */
export function markStateInHash(attribute: string): void {
  const said = new URLSearchParams(location.search)
  for (const [key, value] of new URLSearchParams(location.hash.slice(1)))
    if (value && said.get(key) !== value) document.documentElement.setAttribute(attribute, '')
}
