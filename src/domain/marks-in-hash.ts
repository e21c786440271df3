import { LANDING_KEYS } from '#src/domain/landing-keys.ts'

/** Where marks begin that have been put behind a hash. No hash of the site has either. */
const TAIL = /\?|&utm_/

/**
 * The address with marks of advertising in its query, where programs put them that know nothing of hashes, and people who
 * write links by hand: "#popup?utm_source=vk" names neither the popup nor the source. What else stands behind the hash goes.
 */
export function marksInQuery(address: URL): URL {
  const at = address.hash.search(TAIL)
  if (at < 0) return address
  const said = new URLSearchParams(address.hash.slice(at + 1))
  const marks = new URLSearchParams([...said].filter(([key]) => (LANDING_KEYS as readonly string[]).includes(key)))
  const moved = new URL(address)
  moved.hash = address.hash.slice(0, at)
  moved.search = [address.search.slice(1), marks].filter(String).join('&')
  return moved
}
