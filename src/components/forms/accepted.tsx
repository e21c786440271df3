import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { ArrowLink } from '#src/components/site-button.tsx'
import { CopyLink } from '#src/components/forms/copy-link.tsx'
import { receiptIsSeen } from '#src/components/forms/stored-receipt.ts'
import { accepted as texts } from '#src/content/accepted.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { toTelHref } from '#src/domain/phone.ts'
import { quoted } from '#src/domain/quoted.ts'
import styles from './accepted.module.css'

/** One line of the summary; without a value it is left out. */
type Line = { label: string; value: ReactNode }

type AcceptedProps = {
  receipt: LeadReceipt
  /** None where it is elsewhere, as a popup's title. */
  heading?: string
  level?: 'h2' | 'h3'
  lead?: string | undefined
  recap: readonly Line[]
  /** Who does what next, and when. */
  next: string
  /** Text of the link to the request page. */
  own: string
  /** Buttons. */
  children?: ReactNode
}

/**
 * Confirmation of a request: its number, a summary, the next steps. Replaces the form, is scrolled into view and
 * read out.
 */
export function Accepted(props: AcceptedProps) {
  const { receipt, heading, level: Heading = 'h3', lead, recap, next, own, children } = props
  const box = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // Not after the paint, which may be slow next to a 3D car: the next key would go to the body.
  useLayoutEffect(() => {
    receiptIsSeen()
    if (!title.current) return
    title.current.focus({ preventScroll: true })
    placeOf(box.current)?.scrollIntoView({ block: 'start' })
  }, [])
  const rows = [{ label: texts.number, value: <span className="num nw">{receipt.number}</span> }, ...recap]
  return (
    <div ref={box} className={styles.accepted}>
      {heading && (
        <Heading ref={title} tabIndex={-1} className="h1" data-quiet-focus>
          {heading}
        </Heading>
      )}
      {lead && <p className="lead">{lead}</p>}
      <dl className={styles.rows}>
        {rows.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>{next}</p>
      {receipt.mailed && <p>{receipt.calendar ? texts.mailedWithCalendar : texts.mailed}</p>}
      {children && <div className={styles.ways}>{children}</div>}
      <div className={styles.own}>
        <ArrowLink target={{ href: receipt.url }}>{own}</ArrowLink>
        <CopyLink path={receipt.url} />
      </div>
    </div>
  )
}

/** How far below the top of its section a confirmation may be to be shown together with it, px. */
const NEAR = 160

/** The element scrolled to the top: the section with its heading, unless there is much else before the confirmation. */
function placeOf(box: HTMLElement | null): Element | null {
  const section = box?.closest('section')
  if (!box || !section) return box
  return box.getBoundingClientRect().top - section.getBoundingClientRect().top < NEAR ? section : box
}

/** The dealer of the request: name, address and a phone link. */
export const DealerContact = ({
  dealer: { name, address, phone },
}: {
  dealer: Pick<Dealer, 'name' | 'address' | 'phone'>
}) => (
  <>
    {quoted(name)}
    <br />
    {address}
    <br />
    <a href={toTelHref(phone)} className="u nw num">
      {phone}
    </a>
  </>
)
