import { useEffect, useRef, type ReactNode } from 'react'
import { ArrowLink } from '#src/components/site-button.tsx'
import type { TradeInSent } from '#src/components/trade-in/trade-in-form.tsx'
import { tradeIn as texts, tradeInText } from '#src/content/trade-in.ts'
import styles from './trade-in-accepted.module.css'

type TradeInAcceptedProps = {
  sent: TradeInSent
  /** Where the words above stand elsewhere, as a popup's title. */
  isTitled?: boolean
  children?: ReactNode
}

/** The request for an estimate is with us. */
export function TradeInAccepted({ sent, isTitled = false, children }: TradeInAcceptedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.accepted}>
      {!isTitled && (
        <h3 ref={heading} tabIndex={-1} className="h2">
          {texts.thanks}
        </h3>
      )}
      <p className="lead">{tradeInText.next(sent.dealer)}</p>
      {children}
      <ArrowLink target={{ href: sent.receipt.url }}>{texts.ownPage}</ArrowLink>
    </div>
  )
}
