import { useSearchParams } from 'react-router-dom'
import { Icon } from '#src/components/icon.tsx'
import { ArrowLink } from '#src/components/site-button.tsx'
import { requestPageTexts as texts } from '#src/content/request-page.ts'
import { company } from '#src/brand/brand.ts'
import { toTelHref } from '#src/domain/phone.ts'
import { yandexRoute } from '#src/domain/route-links.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import { ChangeForm } from '#src/pages/request/change-form.tsx'
import { kindOf } from '#src/pages/request/kind-of.ts'
import { Move, MOVE } from '#src/pages/request/move.tsx'
import type { OwnChange } from '#src/pages/request/use-change.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/request/request.module.css'

type ActionsProps = { request: VisitorRequest; secret: string; change: OwnChange }

/** Actions on an open request: the reason to open the page, so they come first. */
export function Actions({ request, secret, change }: ActionsProps) {
  const { type, model, dealer, booking, calendar } = request
  const [query] = useSearchParams()
  const support = useAppState(({ options }) => options?.support_phone) ?? company.supportPhone
  // A day that was requested without scripts, or that is unavailable.
  const asked = change.sent['date'] ?? query.get('date') ?? ''
  const kind = kindOf(request)
  return (
    <section aria-label={texts.actions} className={styles.actions}>
      <div className={styles.ways}>
        {type === 'test-drive' && dealer && model && (
          // Remounted with every new hour, so that it closes once the request is moved.
          <details
            key={`${booking?.date} ${booking?.time}`}
            id={MOVE}
            className={styles.action}
            open={asked !== '' && change.done !== 'move'}
          >
            <Summary>{booking ? texts.move : texts.pickTime}</Summary>
            <Move secret={secret} change={change} dealerId={dealer.id} model={model} booking={booking} asked={asked} />
          </details>
        )}
        <details className={styles.action}>
          <Summary>{texts.cancel[kind]}</Summary>
          <ChangeForm
            secret={secret}
            action="cancel"
            change={change}
            label={type === 'waiting-list' ? texts.leaveList : texts.cancelSend}
          >
            <p>{texts.cancelAsk[kind]}</p>
          </ChangeForm>
        </details>
        <a href={toTelHref(dealer?.phone ?? support)} className={`${styles.action} ${styles.call}`}>
          <span>{dealer ? texts.call : texts.callUs}</span>
          <span className="small muted num nw">{dealer?.phone ?? support}</span>
        </a>
      </div>
      {dealer && (
        <p className={styles.links}>
          {calendar && <ArrowLink target={{ href: calendar }}>{texts.calendar}</ArrowLink>}
          <ArrowLink
            target={{ href: yandexRoute(dealer), external: true }}
            data-goal="dealer_route"
            data-dealer={dealer.id}
          >
            {texts.route}
          </ArrowLink>
        </p>
      )}
    </section>
  )
}

const Summary = ({ children }: { children: string }) => (
  <summary>
    {children}
    <Icon name="chevron" className={styles.chevron} />
  </summary>
)
