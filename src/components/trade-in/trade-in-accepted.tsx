import type { ReactNode } from 'react'
import { Accepted, DealerContact } from '#src/components/forms/accepted.tsx'
import { useCallTime } from '#src/components/forms/use-call-time.ts'
import type { TradeInSent } from '#src/components/trade-in/trade-in-form.tsx'
import { accepted as labels, nextText } from '#src/content/accepted.ts'
import { tradeIn as texts } from '#src/content/trade-in.ts'

type TradeInAcceptedProps = {
  sent: TradeInSent
  /** Where the words above are elsewhere, as a popup's title. */
  isTitled?: boolean
  children?: ReactNode
}

/** Confirms a request for an estimate. */
export function TradeInAccepted({ sent, isTitled = false, children }: TradeInAcceptedProps) {
  const { receipt, own, wanted, dealer } = sent
  const when = useCallTime(dealer, receipt)
  return (
    <Accepted
      receipt={receipt}
      {...(!isTitled && { heading: texts.thanks })}
      recap={[
        { label: labels.own, value: own },
        { label: labels.wanted, value: wanted },
        { label: labels.dealer, value: dealer && <DealerContact dealer={dealer} /> },
      ]}
      next={nextText.tradeIn(dealer?.name, when)}
      own={texts.ownPage}
    >
      {children}
    </Accepted>
  )
}
