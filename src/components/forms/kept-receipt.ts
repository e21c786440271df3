import type { LeadReceipt, LeadType } from '#src/domain/lead.ts'

export type KeptReceipt = Pick<LeadReceipt, 'number' | 'url'>

const keyOf = (type: LeadType) => `accepted-${type}`

/** For a reload of the tab, which brings the empty form back. Dies with the tab. */
export function keepReceipt(type: LeadType, { number, url }: KeptReceipt): void {
  try {
    sessionStorage.setItem(keyOf(type), JSON.stringify({ number, url }))
  } catch {
    // No storage: the number stands in the success alone.
  }
}

/** The receipt of the request this tab sent before its page was loaded again; null where there is none. */
export const receiptOfReload = (type: LeadType): KeptReceipt | null => (isReload() ? receiptOf(type) : null)

/** Whoever comes anew wants another request. */
const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

function receiptOf(type: LeadType): KeptReceipt | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(type)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('number' in kept) || !('url' in kept)) return null
    const { number, url } = kept
    return typeof number === 'string' && typeof url === 'string' && url.startsWith('/') ? { number, url } : null
  } catch {
    return null
  }
}
