import { useEffect, useRef } from 'react'
import { ArrowLink, ButtonLink } from '#src/components/site-button.tsx'
import type { Choice } from '#src/components/test-drive/choice.ts'
import { modelName } from '#src/content/models/summary.ts'
import { acceptedText, booking as texts } from '#src/content/test-drive.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { yandexRoute } from '#src/domain/route-links.ts'
import { onDayText } from '#src/domain/schedule.ts'
import styles from './accepted.module.css'

export type Sent = { receipt: LeadReceipt; choice: Choice; dealer: Dealer | undefined }

/** The request is with us: when and where, and what to do with it. Takes the form's place and the focus. */
export function Accepted({ sent: { receipt, choice, dealer } }: { sent: Sent }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { date, time, model } = choice
  const car = model ? modelName(model) : ''
  return (
    <div className={styles.accepted}>
      <h3 ref={heading} tabIndex={-1} className="h1">
        {texts.accepted}
      </h3>
      {dealer && (
        <p className="lead">
          {date && time
            ? acceptedText.booked(onDayText(date), time, car, dealer.name, dealer.address)
            : acceptedText.withoutTime(car, dealer.name, dealer.address)}
        </p>
      )}
      <p className="small muted">
        {texts.number} <span className="num">{receipt.number}</span>
      </p>
      <div className={styles.ways}>
        {receipt.calendar && <ButtonLink target={{ href: receipt.calendar }}>{texts.calendar}</ButtonLink>}
        {dealer && (
          <ButtonLink
            variant="ghost"
            target={{ href: yandexRoute(dealer), external: true }}
            data-goal="dealer_route"
            data-dealer={dealer.id}
          >
            {texts.route}
          </ButtonLink>
        )}
      </div>
      <ArrowLink target={{ href: receipt.url }}>{texts.own}</ArrowLink>
    </div>
  )
}
