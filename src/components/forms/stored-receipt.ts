import type { LeadReceipt, LeadType } from '#src/domain/lead.ts'

export type StoredReceipt = Pick<LeadReceipt, 'number' | 'url'>

const keyOf = (type: LeadType) => `accepted-${type}`
/** Number of a request whose confirmation nobody has seen yet. */
let unseen = ''

/**
 * For a reload of the tab or the way back to it, which bring the empty form back, and for a form that was closed while its request was on the
 * way. Dies with the tab.
 */
export function storeReceipt(type: LeadType, { number, url }: StoredReceipt): void {
  unseen = number
  try {
    sessionStorage.setItem(keyOf(type), JSON.stringify({ number, url }))
  } catch {
    // No storage: the number is only in the confirmation.
  }
}

/** The confirmation is on the screen. */
export function receiptIsSeen(): void {
  unseen = ''
}

/**
 * The receipt a form starts with: of the request this tab sent before the page was reloaded, or from a form that
 * was closed before the response; null where there is none.
 */
export function receiptToTell(type: LeadType): StoredReceipt | null {
  const receipt = receiptOf(type)
  return receipt && (isShownAgain() || receipt.number === unseen) ? receipt : null
}

/** The page was shown before, in this tab: by a reload, or by the way back from elsewhere. Whoever comes anew wants another request. */
const isShownAgain = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'))

function receiptOf(type: LeadType): StoredReceipt | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(type)) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('number' in stored) || !('url' in stored)) return null
    const { number, url } = stored
    return typeof number === 'string' && typeof url === 'string' && url.startsWith('/') ? { number, url } : null
  } catch {
    return null
  }
}
