import { expect, test } from 'vitest'
import { networkOf, subscriberOf } from '#src/backend/network.ts'

test.each([
  ['192.0.2.9', '192.0.2.9', '192.0.2'],
  ['::ffff:192.0.2.9', '192.0.2.9', '192.0.2'],
  ['::FFFF:192.0.2.9', '192.0.2.9', '192.0.2'],
  ['::ffff:c000:209', '192.0.2.9', '192.0.2'],
  // A /64 is one subscriber, a /48 the network: the promise of the policy.
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['2001:db8:0:0:0:0:0:1', '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['', '', ''],
])('%s is of the subscriber %s and of the network %s', (address, subscriber, network) => {
  expect(subscriberOf(address)).toBe(subscriber)
  expect(networkOf(address)).toBe(network)
})
