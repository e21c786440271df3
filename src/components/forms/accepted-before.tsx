import { useEffect, useState } from 'react'
import { ArrowLink } from '#src/components/site-button.tsx'
import { accepted as texts } from '#src/content/accepted.ts'
import { receiptToTell, type StoredReceipt } from '#src/components/forms/stored-receipt.ts'
import type { LeadType } from '#src/domain/lead.ts'
import styles from './accepted-before.module.css'

/**
 * A request sent from this tab whose confirmation is not on the screen, so that nobody sends it twice or loses its
 * number.
 */
export function AcceptedBefore({ type }: { type: LeadType }) {
  const [stored, setStored] = useState<StoredReceipt | null>(null)
  // After hydration: the server does not know it.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setStored(receiptToTell(type)), [type])
  return (
    stored && (
      <div className={styles.before} role="note">
        <p>{texts.before(stored.number)}</p>
        <ArrowLink target={{ href: stored.url }}>{texts.ownPage}</ArrowLink>
      </div>
    )
  )
}
