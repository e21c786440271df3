import type { Pool } from 'pg'
import { networkOf, subscriberOf } from '#src/backend/network.ts'
import { checkPhone } from '#src/domain/visitor-phone.ts'
import type { Fields } from '#src/server/forms/body.ts'
import { createCounter, type Counter } from '#src/server/limits/counter.ts'
import { COST, COST_WHEN_REJECTED, tooMany, type Hash } from '#src/server/limits/limits.ts'

/**
 * How much comes from an address, from its network, with one phone and to one dealer. On an ordinary day visitors
 * notice nothing of this. A busy one of the four demands a proof of work; only an address or a network is ever
 * rejected, because anybody can name a phone or a dealer, and a rejection would lock out its owner.
 */
export type LeadTraffic = {
  /**
   * Counts a post. Returns how many times over its threshold the busiest of the four is, 0 where none is. Throws
   * PostRejection 429 when the address or the network has sent too many.
   */
  count: (sender: Sender) => Promise<number>
  /** Takes the count back when nothing was stored; a fifth stays on the address. */
  giveBack: (sender: Sender) => Promise<void>
}
export type Sender = { address: string; phone: string | null; dealer: string | null }

/** Stored requests in ten minutes from which a proof is demanded. A family at one address sends three. */
const BUSY_ADDRESS = 3
const BUSY_NETWORK = 10
/** More than any visitor sends alone, so that a stranger who tries a phone learns nothing about its owner. */
const BUSY_PHONE = 4
const BUSY_DEALER = 10
/**
 * How many times an address's limit a network may send. Thousands of people share one network of a mobile operator:
 * from ten on each of them does the work, and only what no crowd sends is rejected.
 */
const NETWORK_SHARE = 30

const noTraffic: LeadTraffic = { count: () => Promise.resolve(0), giveBack: () => Promise.resolve() }

export function senderOf(address: string, fields: Fields): Sender {
  const phone = checkPhone(fields['phone'] ?? '')
  const { dealer_id: dealer = '' } = fields
  return {
    address,
    phone: 'phone' in phone ? phone.phone : null,
    dealer: /^\d{1,7}$/.test(dealer) ? String(Number(dealer)) : null,
  }
}

/** `perWindow`: stored requests of one address in ten minutes; 0 disables all limits. */
export function createLeadTraffic(perWindow: number, pool: Pool | null, hash: Hash): LeadTraffic {
  if (perWindow === 0) return noTraffic
  const counters = {
    address: createCounter({ what: 'lead', pool }),
    network: createCounter({ what: 'lead-network', pool }),
    phone: createCounter({ what: 'lead-phone', pool }),
    dealer: createCounter({ what: 'lead-dealer', pool }),
  }
  const keysOf = async ({ address, phone, dealer }: Sender) => ({
    address: await hash(`counter ${subscriberOf(address)}`),
    network: await hash(`counter network ${networkOf(address)}`),
    phone: phone && (await hash(`counter phone ${phone}`)),
    dealer: dealer && (await hash(`counter dealer ${dealer}`)),
  })
  return {
    async count(sender) {
      const keys = await keysOf(sender)
      const own = await counters.address.add(keys.address, COST)
      // The excess of one address is not counted against its neighbours.
      if (own.points > perWindow * COST) throw tooMany(own.msLeft)
      const around = await counters.network.add(keys.network, 1)
      if (around.points > perWindow * NETWORK_SHARE) {
        await counters.network.takeBack(keys.network, 1)
        throw tooMany(around.msLeft)
      }
      const busy = [
        own.points / COST / BUSY_ADDRESS,
        around.points / BUSY_NETWORK,
        (await add(counters.phone, keys.phone)) / BUSY_PHONE,
        (await add(counters.dealer, keys.dealer)) / BUSY_DEALER,
      ]
      const most = Math.max(...busy)
      return most > 1 ? most : 0
    },
    async giveBack(sender) {
      const keys = await keysOf(sender)
      await counters.address.takeBack(keys.address, COST - COST_WHEN_REJECTED)
      await counters.network.takeBack(keys.network, 1)
      if (keys.phone) await counters.phone.takeBack(keys.phone, 1)
      if (keys.dealer) await counters.dealer.takeBack(keys.dealer, 1)
    },
  }
}

const add = async (counter: Counter, key: string | null): Promise<number> =>
  key === null ? 0 : (await counter.add(key, 1)).points
