import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FormErrors } from '#src/components/forms/form-errors.tsx'
import { ArrowLink } from '#src/components/site-button.tsx'
import { visit } from '#src/content/lounge-visit.ts'
import { modelName } from '#src/content/models/summary.ts'
import { ownRequestText, ownRequestTexts as texts } from '#src/content/own-request.ts'
import { formatNumber } from '#src/domain/format.ts'
import { hideEmail, hidePhone } from '#src/domain/hidden-contact.ts'
import { CONSENT_KINDS, type LoungePurpose } from '#src/domain/lead.ts'
import { toTelHref } from '#src/domain/phone.ts'
import { yandexRoute } from '#src/domain/route-links.ts'
import { dayText, weekdayText } from '#src/domain/schedule.ts'
import type { OwnRequest } from '#src/domain/shapes/own-request.ts'
import { Missing } from '#src/pages/parts/notice.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { ChangeForm } from '#src/pages/request/change-form.tsx'
import { dateOf } from '#src/pages/request/date-of.ts'
import { Move, MOVE } from '#src/pages/request/move.tsx'
import { Track } from '#src/pages/request/track.tsx'
import { useChange, type OwnChange } from '#src/pages/request/use-change.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/request/request.module.css'

/** The visitor's own page behind a secret address: what was sent, another hour, cancelling, withdrawing. */
export function Page({ params }: PageProps) {
  const request = useAppState((state) => state.ownRequest)
  const secret = params['secret'] ?? ''
  const change = useChange(secret)
  if (!request)
    return (
      <header className={`wrap ${styles.head}`}>
        <h1 className="display">{texts.title}</h1>
        <Missing />
      </header>
    )
  return <OwnPage request={request} secret={secret} change={change} />
}

type OwnProps = { request: OwnRequest; secret: string; change: OwnChange }

function OwnPage({ request, secret, change }: OwnProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (change.done) heading.current?.focus()
  }, [change.done])
  const isErased = request.sent === null
  const isOpen = request.status === 'accepted'
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <p className="small muted num">
          {texts.number} {request.number}, {texts.sentOn} {dateOf(request.created)}
        </p>
        <h1 ref={heading} tabIndex={-1} className="display">
          {headingOf(request)}
        </h1>
        {isErased && (
          <p className="lead muted">
            {endOf(request)} {texts.erasedLead}
          </p>
        )}
        {request.status === 'cancelled' && !isErased && (
          <>
            <p className="lead muted">{texts.cancelledLead}</p>
            {request.type === 'test-drive' && (
              <p>
                <ArrowLink
                  target={{ href: hrefTo('test-drive', { query: request.model ? { model: request.model } : {} }) }}
                >
                  {texts.bookAgain}
                </ArrowLink>
              </p>
            )}
          </>
        )}
        {change.done === 'move' && <p role="status">{texts.moved}</p>}
        <FormErrors form={{ errors: [], failure: change.failure }} />
      </header>
      <div className="wrap">
        <Track request={request} />
        {!isErased && (
          <div className={styles.columns}>
            <section aria-labelledby="own-request">
              <h2 id="own-request" className="h2">
                {texts.request}
              </h2>
              <Sent request={request} />
              {isOpen && <Actions request={request} secret={secret} change={change} />}
            </section>
            <section aria-labelledby="own-consents">
              <h2 id="own-consents" className="h2">
                {texts.consents}
              </h2>
              <Consent request={request} secret={secret} change={change} />
            </section>
          </div>
        )}
        <p className={`small muted ${styles.secret}`}>{texts.secret}</p>
      </div>
    </>
  )
}

function headingOf({ status, type, booking, sent }: OwnRequest): string {
  if (sent === null) return texts.erased
  if (status === 'cancelled') return texts.cancelled
  return booking ? ownRequestText.booked(dayText(booking.date), booking.time) : texts.headings[type]
}

/** «Вы отозвали согласие 14 июля 2021 г.» */
const endOf = ({ status, updated, keptUntil }: OwnRequest): string =>
  status === 'withdrawn' ? `${texts.withdrawnOn} ${dateOf(updated)}` : `${texts.expiredOn} ${dateOf(keptUntil)}`

/** What was sent, as it stands with us. Contacts are shown only as far as their owner needs. */
function Sent({ request: { type, model, dealer, booking, sent, status } }: { request: OwnRequest }) {
  const rows: [string, string | undefined][] = [
    [texts.rows.type, texts.types[type]],
    [texts.rows.model, model ? modelName(model) : undefined],
    [
      type === 'lounge' ? texts.rows.lounge : texts.rows.dealer,
      dealer ? `${dealer.name}, ${dealer.address}` : undefined,
    ],
    [
      texts.rows.time,
      booking && status === 'accepted'
        ? `${dayText(booking.date)}, ${weekdayText(booking.date)}, ${booking.time}`
        : undefined,
    ],
    ...Object.entries(sent ?? {})
      .filter(([name]) => Object.hasOwn(texts.fields, name))
      .map(([name, value]): [string, string] => [texts.fields[name] ?? '', shown(name, value)]),
  ]
  return (
    <dl className={`num ${styles.rows}`}>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function shown(name: string, value: string): string {
  if (name === 'phone') return hidePhone(value)
  if (name === 'email') return hideEmail(value)
  if (name === 'date') return `${dayText(value)}, ${weekdayText(value)}`
  if (name === 'own_mileage') return formatNumber(Number(value))
  return name === 'purpose' ? visit.purposes[value as LoungePurpose] : value
}

function Actions({ request, secret, change }: OwnProps) {
  const { type, model, dealer, booking, calendar } = request
  const isRide = type === 'test-drive'
  const [query] = useSearchParams()
  // A day that was asked for without scripts, or that could not be had.
  const asked = change.sent['date'] ?? query.get('date') ?? ''
  return (
    <div className={styles.actions}>
      {isRide && dealer && model && (
        <details id={MOVE} className={styles.action} open={asked !== ''}>
          <summary>{booking ? texts.move : texts.pickTime}</summary>
          <Move secret={secret} change={change} dealerId={dealer.id} model={model} isNew={!booking} asked={asked} />
        </details>
      )}
      <details className={styles.action}>
        <summary>{isRide ? texts.cancelRide : texts.cancel}</summary>
        <ChangeForm secret={secret} action="cancel" change={change} label={texts.cancelSend}>
          <p>{texts.cancelAsk}</p>
        </ChangeForm>
      </details>
      <p className={styles.links}>
        {calendar && <ArrowLink target={{ href: calendar }}>{texts.calendar}</ArrowLink>}
        {dealer && (
          <>
            <ArrowLink
              target={{ href: yandexRoute(dealer), external: true }}
              data-goal="dealer_route"
              data-dealer={dealer.id}
            >
              {texts.route}
            </ArrowLink>
            <ArrowLink target={{ href: toTelHref(dealer.phone) }}>{texts.call}</ArrowLink>
          </>
        )}
      </p>
    </div>
  )
}

function Consent({ request: { consents, dealer }, secret, change }: OwnProps) {
  return (
    <div className={styles.consent}>
      {CONSENT_KINDS.map((kind) => {
        const given = consents.find((consent) => consent.kind === kind)
        return (
          <div key={kind}>
            <p>{texts.kinds[kind]}</p>
            <p className="small muted">
              {given ? `${texts.given} ${dateOf(given.given)}` : texts.notGiven}{' '}
              {kind === 'processing' && (dealer ? `${texts.passedTo} «${dealer.name}».` : texts.passedToNobody)}
            </p>
          </div>
        )
      })}
      <details className={styles.withdraw}>
        <summary>{texts.withdraw}</summary>
        <div className={styles.ask}>
          <p className="h3">{texts.withdrawAsk}</p>
          <ChangeForm secret={secret} action="withdraw" change={change} label={texts.withdrawSend}>
            <p className="small">
              {texts.withdrawNote} {consents.length > 1 && texts.withdrawAll} {dealer && texts.withdrawToo}
            </p>
          </ChangeForm>
        </div>
      </details>
    </div>
  )
}
