/** Parts of network addresses in a canonical spelling, so that counters and hashes of two spellings are the same. */

/** IPv4 inside IPv6, `::ffff:192.0.2.9` in any case, counts as the IPv4 address. */
const MAPPED = /^::ffff:(?=\d+\.)/i

/** One subscriber: an IPv4 address, or a /64 of IPv6, the least every subscriber has. */
export const subscriberOf = (address: string): string => partOf(address, 4, 4)

/**
 * The surrounding network: a /24 of IPv4, a /48 of IPv6. A street of one provider or one company, but no single
 * machine.
 */
export const networkOf = (address: string): string => partOf(address, 3, 3)

function partOf(address: string, bytes: number, groups: number): string {
  const plain = address.replace(MAPPED, '')
  if (!plain.includes(':')) return plain.split('.').slice(0, bytes).join('.')
  const whole = groupsOf(plain)
  const mapped = mappedBytes(whole)
  return mapped ? mapped.slice(0, bytes).join('.') : whole.slice(0, groups).join(':')
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%', 1)[0]!.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

/** The same IPv4 address written in hexadecimal groups, `::ffff:c000:209`. */
function mappedBytes(groups: readonly string[]): number[] | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null
  return groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
}
