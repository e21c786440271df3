import { useState } from 'react'
import { TradeInAccepted } from '#src/components/trade-in/trade-in-accepted.tsx'
import { TradeInForm, type TradeInSent } from '#src/components/trade-in/trade-in-form.tsx'
import styles from '#src/pages/contacts/contacts.module.css'

const PLACE = 'Контакты'

/** The popup's form on a page of its own: without scripts, and for links. */
export function TradeIn() {
  const [sent, setSent] = useState<TradeInSent | null>(null)
  return (
    <div className={styles.form}>
      {sent ? <TradeInAccepted sent={sent} /> : <TradeInForm place={PLACE} onSent={setSent} />}
    </div>
  )
}
