import { useEffect, useRef } from 'react'
import { ButtonLink } from '#src/components/site-button.tsx'
import * as texts from '#src/content/page-texts.ts'
import { BRAND } from '#src/domain/brand.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { PhoneLink } from '#src/pages/parts/links.tsx'
import styles from '#src/pages/configurator/order/order.module.css'

/** What was sent, as it was: the visitor may go on building. */
export type Sent = {
  receipt: LeadReceipt
  car: string
  paint: string
  total: number | null
  dealer: Pick<Dealer, 'name' | 'address' | 'phone'>
  /** Address of the document. */
  file: string | null
}

/** Instead of the form, brought into view and read out: the request, its document and its own page. */
export function Done({ sent: { receipt, car, paint, total, dealer, file } }: { sent: Sent }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [])
  const { done } = texts.configurator
  return (
    <div className={styles.done}>
      <h2 ref={heading} className="h1" tabIndex={-1} data-quiet-focus>
        {texts.configurator.sent(dealer.name)}
      </h2>
      <dl className={styles.receipt}>
        <div>
          <dt>{done.number}</dt>
          <dd className="num">{receipt.number}</dd>
        </div>
        <div>
          <dt>{done.car}</dt>
          <dd>
            {BRAND} {car}, цвет «{paint}»,{' '}
            <span className="num nw">{total === null ? PRICE_SOON : formatMoney(total)}</span>
          </dd>
        </div>
        <div>
          <dt>{done.dealer}</dt>
          <dd>
            {dealer.name}, {dealer.address}
            <br />
            <PhoneLink phone={dealer.phone} />
          </dd>
        </div>
      </dl>
      <p className={styles.ways}>
        <ButtonLink target={{ href: receipt.url }}>{texts.configurator.ownRequest}</ButtonLink>
        {file && (
          <ButtonLink target={{ href: file, external: true }} variant="ghost">
            {texts.configurator.openPdf}
          </ButtonLink>
        )}
      </p>
      <p className="muted">{done.next}</p>
    </div>
  )
}
