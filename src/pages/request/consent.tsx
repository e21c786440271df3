import { requestPageTexts as texts } from '#src/content/request-page.ts'
import { CONSENT_KINDS } from '#src/domain/lead.ts'
import { quoted } from '#src/domain/quoted.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import { ChangeForm } from '#src/pages/request/change-form.tsx'
import { dateOf } from '#src/pages/request/date-of.ts'
import type { OwnChange } from '#src/pages/request/use-change.ts'
import styles from '#src/pages/request/request.module.css'

type ConsentProps = { request: VisitorRequest; secret: string; change: OwnChange }

/** The given consents and the recipient of the data; both can be withdrawn. */
export function Consent({ request, secret, change }: ConsentProps) {
  const { consents, dealer } = request
  const recipient = dealer?.name ?? request.formerDealer
  return (
    <div className={styles.consent}>
      {CONSENT_KINDS.map((kind) => {
        const given = consents.find((consent) => consent.kind === kind)
        return (
          <div key={kind}>
            <p>{texts.kinds[kind]}</p>
            <p className="small muted">
              {given ? `${texts.given} ${dateOf(given.given)}` : texts.notGiven}{' '}
              {kind === 'processing' && (recipient ? `${texts.passedTo} ${quoted(recipient)}.` : texts.passedToNobody)}
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
              {texts.withdrawNote} {consents.length > 1 && texts.withdrawAll} {recipient && texts.withdrawToo}
            </p>
          </ChangeForm>
        </div>
      </details>
    </div>
  )
}
