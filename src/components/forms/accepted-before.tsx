import { useEffect, useState } from 'react'
import { ArrowLink } from '#src/components/site-button.tsx'
import { accepted as texts } from '#src/content/accepted.ts'
import type { LeadReceipt, LeadType } from '#src/domain/lead.ts'
import styles from './accepted-before.module.css'

type Kept = Pick<LeadReceipt, 'number' | 'url'>

const keyOf = (type: LeadType) => `accepted-${type}`

/** For a reload of the tab, which brings the empty form back. Dies with the tab. */
export function keepReceipt(type: LeadType, { number, url }: Kept): void {
  try {
    sessionStorage.setItem(keyOf(type), JSON.stringify({ number, url }))
  } catch {
    // No storage: the number stands in the success alone.
  }
}

/** The request this tab has sent before its page was loaded again, so that nobody sends it twice or loses its number. */
export function AcceptedBefore({ type }: { type: LeadType }) {
  const [kept, setKept] = useState<Kept | null>(null)
  // After hydration: the server does not know it.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setKept(isReload() ? receiptOf(type) : null), [type])
  return (
    kept && (
      <div className={styles.before} role="note">
        <p>{texts.before(kept.number)}</p>
        <ArrowLink target={{ href: kept.url }}>{texts.ownPage}</ArrowLink>
      </div>
    )
  )
}

/** Whether the form has a request of before to tell of. */
export const isReceiptKept = (type: LeadType): boolean => isReload() && receiptOf(type) !== null

/** Whoever comes anew wants another request. */
const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

function receiptOf(type: LeadType): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(type)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('number' in kept) || !('url' in kept)) return null
    const { number, url } = kept
    return typeof number === 'string' && typeof url === 'string' && url.startsWith('/') ? { number, url } : null
  } catch {
    return null
  }
}
