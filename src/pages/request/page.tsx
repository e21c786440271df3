import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOnVisible } from '#src/components/hooks/use-on-visible.ts'
import { FormErrors } from '#src/components/forms/form-errors.tsx'
import { ArrowLink } from '#src/components/site-button.tsx'
import { modelName } from '#src/content/models/summary.ts'
import { requestPageText, requestPageTexts as texts } from '#src/content/request-page.ts'
import { hideEmail, hidePhone } from '#src/domain/hidden-contact.ts'
import { onDayText, toDayText } from '#src/domain/schedule.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { Actions } from '#src/pages/request/actions.tsx'
import { Build } from '#src/pages/request/build.tsx'
import { Consent } from '#src/pages/request/consent.tsx'
import { dateOf } from '#src/pages/request/date-of.ts'
import { isWithoutDocument, kindOf } from '#src/pages/request/kind-of.ts'
import { SaveOffline } from '#src/pages/request/save-offline.tsx'
import { Late } from '#src/pages/request/late.tsx'
import { Sent } from '#src/pages/request/sent.tsx'
import { Track } from '#src/pages/request/track.tsx'
import { useChange, type OwnChange } from '#src/pages/request/use-change.ts'
import { hrefTo } from '#src/routes.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import styles from '#src/pages/request/request.module.css'

/** The visitor's request page behind a secret address: move, cancel, view, withdraw. */
export function Page({ params }: PageProps) {
  const request = useAppState((state) => state.visitorRequest)
  const secret = params['secret'] ?? ''
  const change = useChange(secret)
  if (!request)
    return (
      <header className={`wrap ${styles.head}`}>
        <h1 className="display">{texts.title}</h1>
        <Missing />
      </header>
    )
  return <RequestView request={request} secret={secret} change={change} />
}

type OwnProps = { request: VisitorRequest; secret: string; change: OwnChange }

function RequestView({ request, secret, change }: OwnProps) {
  const store = useAppStore()
  // Another tab, or the dealer, may have changed it in the meantime.
  useOnVisible(() => {
    if (!change.sending) void dataActions(store).renewVisitorRequest(secret)
  })
  const isErased = request.sent === null
  return (
    <>
      <Head request={request} change={change} />
      <div className="wrap">
        {request.call?.isOver && <Late call={request.call} request={request} secret={secret} change={change} />}
        {request.status === 'accepted' && <Actions request={request} secret={secret} change={change} />}
        <Track request={request} />
        {request.build && !isErased && <Build build={request.build} file={request.file} />}
        {!isErased && (
          <div className={styles.columns}>
            <section aria-labelledby="own-request">
              <h2 id="own-request" className="h2">
                {texts.request}
              </h2>
              <Sent request={request} />
            </section>
            <section aria-labelledby="own-consents">
              <h2 id="own-consents" className="h2">
                {texts.consents}
              </h2>
              <Consent request={request} secret={secret} change={change} />
            </section>
          </div>
        )}
        <div className={styles.secret}>
          <p className="small muted">
            {texts.secret} {request.mailed && texts.mailed}
          </p>
          <SaveOffline request={request} />
        </div>
      </div>
    </>
  )
}

function Head({ request, change }: Pick<OwnProps, 'request' | 'change'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (change.done) heading.current?.focus()
  }, [change.done])
  const isErased = request.sent === null
  return (
    <header className={`wrap ${styles.head}`}>
      <p className="small muted num">
        {texts.number} {request.number}, {texts.sentOn} {dateOf(request.created)}
      </p>
      <h1 ref={heading} tabIndex={-1} className="display">
        {headingOf(request)}
      </h1>
      <Moved request={request} change={change} />
      <Passed request={request} change={change} />
      {isErased && (
        <p className="lead muted">
          {endOf(request)} {texts.erasedLead}
        </p>
      )}
      {request.status === 'cancelled' && !isErased && <Cancelled request={request} />}
      {request.type === 'waiting-list' && request.status === 'accepted' && !request.announcement && request.sent && (
        <p className="lead">{waitingOf(request, request.sent)}</p>
      )}
      <FormErrors form={{ errors: [], failure: change.failure }} />
    </header>
  )
}

/** «Перенесли на понедельник, 23 ноября, 11:00.» Without scripts the address says that it has just been done. */
function Moved({ request: { booking, status, mailed }, change }: Pick<OwnProps, 'request' | 'change'>) {
  const [query] = useSearchParams()
  const isMoved = change.done === 'move' || (change.done === null && query.get('done') === 'move')
  if (!isMoved || !booking || status !== 'accepted') return null
  const words = change.isFirst ? requestPageText.chosen : requestPageText.moved
  return (
    <p role="status" className="lead">
      {words(toDayText(booking.date), booking.time)} {mailed ? texts.calendarMailed : texts.calendarToo}
    </p>
  )
}

/** «Заявка у дилера «Волга Премиум»»: without scripts the address says that it has just been passed on. */
function Passed({ request: { dealer }, change }: Pick<OwnProps, 'request' | 'change'>) {
  const [query] = useSearchParams()
  const isPassed = change.done === 'pass' || (change.done === null && query.get('done') === 'pass')
  if (!isPassed || !dealer) return null
  return (
    <p role="status" className="lead">
      {requestPageText.passedTo(dealer.name)}.
    </p>
  )
}

function Cancelled({ request }: { request: VisitorRequest }) {
  const { type, model } = request
  return (
    <>
      <p className="lead muted">
        {texts.cancelledLeads[kindOf(request)]} {texts.cancelledRetained}
      </p>
      {type === 'test-drive' && (
        <p>
          <ArrowLink target={{ href: hrefTo('test-drive', { query: model ? { model } : {} }) }}>
            {texts.bookAgain}
          </ArrowLink>
        </p>
      )}
    </>
  )
}

function headingOf(request: VisitorRequest): string {
  const { status, type, booking, sent } = request
  if (sent === null) return texts.erased
  if (status === 'cancelled') return type === 'waiting-list' ? texts.leftList : texts.cancelled
  if (isWithoutDocument(request)) return texts.withoutPdf.heading
  return booking ? requestPageText.booked(onDayText(booking.date), booking.time) : texts.headings[type]
}

/** «Вы отозвали согласие 14 июля 2021 г.» */
const endOf = ({ status, updated, keptUntil }: VisitorRequest): string =>
  status === 'withdrawn' ? `${texts.withdrawnOn} ${dateOf(updated)}` : `${texts.expiredOn} ${dateOf(keptUntil)}`

/** A visitor who left an e-mail address gets a letter, any other a call. */
function waitingOf(
  { model, keptUntil }: VisitorRequest,
  { email, phone = '' }: Readonly<Record<string, string>>,
): string {
  const contact = email ? { email: hideEmail(email) } : { phone: hidePhone(phone) }
  return requestPageText.waiting(model ? modelName(model) : '', contact, dateOf(keptUntil))
}
