import { LRUCache } from 'lru-cache'
import { unknownAddress } from '#src/content/unknown-address.ts'

/** What is proposed repeats itself: slips of the finger of one address share a page. */
const MAX_KNOWN = 500

/** Addresses without a page are endless, what they show is not: one address stands for all that show the same. */
export function createUnknownAddresses() {
  const known = new LRUCache<string, string>({ max: MAX_KNOWN })
  return {
    /** The first address that was asked for of those that show the same as this one. */
    sameAs(path: string): string {
      const { isNews, nearest } = unknownAddress(path)
      const shown = [isNews ? 'news' : '', ...nearest.map(({ name }) => name)].join()
      const address = known.get(shown) ?? path
      known.set(shown, address)
      return address
    },
  }
}
