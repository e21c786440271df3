import { Accepted, DealerContact } from '#src/components/forms/accepted.tsx'
import { useCallTime, useCanCallBefore } from '#src/components/forms/use-call-time.ts'
import { ButtonLink } from '#src/components/site-button.tsx'
import type { Choice } from '#src/components/test-drive/choice.ts'
import { accepted as labels, nextText } from '#src/content/accepted.ts'
import { modelName } from '#src/content/models/summary.ts'
import { acceptedText, booking as texts } from '#src/content/test-drive.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { yandexRoute } from '#src/domain/route-links.ts'
import { onDayText } from '#src/domain/schedule.ts'

export type Sent = { receipt: LeadReceipt; choice: Choice; dealer: Dealer | undefined }

/** The test drive is booked: when and where, and what to do with it. */
export function TestDriveAccepted({ sent: { receipt, choice, dealer } }: { sent: Sent }) {
  const { date, time, model } = choice
  const hour = date && time ? acceptedText.booked(onDayText(date), time) : undefined
  const when = useCallTime(dealer, receipt)
  const isCalled = useCanCallBefore(dealer, date, time)
  const booked = isCalled ? nextText.booked(when) : nextText.bookedForOpening
  return (
    <Accepted
      receipt={receipt}
      heading={texts.accepted}
      lead={hour}
      recap={[
        { label: labels.car, value: model && modelName(model) },
        { label: labels.dealer, value: dealer && <DealerContact dealer={dealer} /> },
        { label: labels.time, value: hour === undefined && labels.timeByDealer },
      ]}
      next={hour === undefined ? nextText.withoutTime(when) : booked}
      own={texts.own}
    >
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
    </Accepted>
  )
}
