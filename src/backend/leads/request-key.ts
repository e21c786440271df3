import type { Database } from '#src/backend/database.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { subscriberOf } from '#src/backend/network.ts'

/** A plain form repeated by the same sender within this time, or twice it, is the same form. */
const WINDOW_MS = 600_000

type Sender = { address: string; agent: string; now: Date }

/**
 * Keys of a form that brings none, the one to store first: its content, the sender (address and browser) and the time.
 * The content alone would hand the page of somebody else's request to anybody who knows name and phone.
 */
export async function plainKeys(db: Database, contentHash: string, sender: Sender): Promise<[string, string]> {
  const window = Math.floor(sender.now.getTime() / WINDOW_MS)
  const from = `${subscriberOf(sender.address)} ${sender.agent}`
  const keyOf = (at: number) => keyedHash(db, `form ${contentHash} ${at} ${from}`)
  return [await keyOf(window), await keyOf(window - 1)]
}
