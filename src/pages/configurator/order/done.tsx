import { Accepted, DealerContact } from '#src/components/forms/accepted.tsx'
import { useCallTime } from '#src/components/forms/use-call-time.ts'
import { ButtonLink } from '#src/components/site-button.tsx'
import { accepted as labels, nextText } from '#src/content/accepted.ts'
import { orderTexts as texts } from '#src/content/order-texts.ts'
import { BRAND } from '#src/brand/brand.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { quoted } from '#src/domain/quoted.ts'

/** What was sent, unchanged even if the visitor continues to build. */
export type Sent = {
  receipt: LeadReceipt
  car: string
  paint: string
  total: number | null
  dealer: Dealer
  /** The document: its address and the build code in it. Null where the server makes it later. */
  document: { file: string; code: string } | null
}

/** Replaces the form: the request, its document and the request page. */
export function Done({ sent: { receipt, car, paint, total, dealer, document } }: { sent: Sent }) {
  const when = useCallTime(dealer, receipt)
  return (
    <Accepted
      receipt={receipt}
      level="h2"
      lead={document ? undefined : texts.pdfFollows}
      heading={(document ? texts.sent : texts.sentWithoutPdf)(quoted(dealer.name))}
      recap={[
        {
          label: labels.car,
          value: (
            <>
              {BRAND} {car}, цвет «{paint}»,{' '}
              <span className="num nw">{total === null ? PRICE_SOON : formatMoney(total)}</span>
            </>
          ),
        },
        { label: texts.code, value: document?.code },
        { label: labels.dealer, value: <DealerContact dealer={dealer} /> },
      ]}
      next={nextText.order(when)}
      own={texts.visitorRequest}
    >
      {document && (
        <ButtonLink target={{ href: document.file, external: true }} variant="ghost">
          {texts.openPdf}
        </ButtonLink>
      )}
    </Accepted>
  )
}
