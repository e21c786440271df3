import { takePersisted, persistOnLeave } from '#src/components/tab-memory.ts'
import type { AppStore } from '#src/stores/app-store.ts'

const BYTES = 16
const SENT_IN_TAB = 'request-sent'

/** 128 random bits. Not crypto.randomUUID: that one is missing where the site is opened without TLS. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

type Keyed = { content: string; key: string }

/** The request that was sent without a successful response, by store. */
const sent = new WeakMap<AppStore, Keyed | null>()

function storeSent(store: AppStore, keyed: Keyed | null) {
  sent.set(store, keyed)
  persistOnLeave(SENT_IN_TAB, () => sent.get(store) ?? undefined)
}

function sentBefore(store: AppStore): Keyed | null {
  const known = sent.get(store)
  if (known !== undefined) return known
  const left = takePersisted(SENT_IN_TAB)
  const isKeyed = typeof left === 'object' && left !== null && 'content' in left && 'key' in left
  const keyed =
    isKeyed && typeof left.content === 'string' && typeof left.key === 'string'
      ? { content: left.content, key: left.key }
      : null
  storeSent(store, keyed)
  return keyed
}

/** Fields may be in another order after a reload, and an emptied one equals one that was never filled in. */
const textOf = (content: object): string =>
  JSON.stringify(
    Object.entries(content)
      .filter(([, value]) => value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Forgets what was sent: it was accepted, so the same content is another request. */
export const dropSent = (store: AppStore): void => storeSent(store, null)

/**
 * The idempotency keys of a form. The same content keeps its key, so that a retry after a lost response makes one
 * request, also after a reload or in the form opened again: otherwise the hour that the first attempt has booked would
 * be refused as taken by somebody else. Changed content is another request.
 */
export function createRequestKeys(store: AppStore) {
  let last: Keyed = { content: '', key: '' }
  function keyed(content: object): Keyed {
    const text = textOf(content)
    last = [last, sentBefore(store)].find((known) => known?.content === text) ?? { content: text, key: randomKey() }
    return last
  }
  return {
    keyOf: (content: object): string => keyed(content).key,
    /** Stores the key of the content being sent. */
    store: (content: object): void => storeSent(store, keyed(content)),
  }
}
