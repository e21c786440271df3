import { Checkbox } from '#src/components/checkbox.tsx'
import { ConsentText } from '#src/components/forms/consents.tsx'
import { SupportLine } from '#src/components/forms/support-line.tsx'
import { purposeOf } from '#src/content/legal/consent-purpose.ts'
import { shownConsent } from '#src/content/legal/shown.ts'
import { form as formTexts } from '#src/content/form-texts.ts'
import { formerDealerTexts } from '#src/content/former-dealer.ts'
import { requestPageText, requestPageTexts as texts } from '#src/content/request-page.ts'
import { EDITION_FIELD, NAMED_FIELD } from '#src/domain/lead.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import { ChangeForm } from '#src/pages/request/change-form.tsx'
import type { OwnChange } from '#src/pages/request/use-change.ts'
import styles from '#src/pages/request/request.module.css'

type LateProps = {
  call: NonNullable<VisitorRequest['call']>
  request: Pick<VisitorRequest, 'type' | 'formerDealer'>
  secret: string
  change: OwnChange
}

/**
 * Nobody has called within the promised time, or the dealer has left the site: the request may be passed on to another dealer, whom the consent names.
 */
export const Late = ({ call: { text, other }, request: { type, formerDealer }, secret, change }: LateProps) => (
  <section aria-labelledby="late" className={styles.late}>
    <h2 id="late" className="h2">
      {formerDealer === undefined ? texts.late : formerDealerTexts.name}
    </h2>
    <p>{formerDealer === undefined ? requestPageText.lateLead(text) : formerDealerTexts.lead}</p>
    {other ? (
      <>
        <p>{requestPageText.passTo(other.name, other.address)}</p>
        <ChangeForm secret={secret} action="pass" change={change} label={requestPageText.pass(other.name)}>
          <input type="hidden" name="dealer_id" value={other.id} />
          <input type="hidden" name={EDITION_FIELD} value={shownConsent(purposeOf[type], other.name).edition} />
          <input type="hidden" name={NAMED_FIELD} value="1" />
          <div>
            <Checkbox name="agree" value="on" required error={change.errors['agree']}>
              {formTexts.consent}
            </Checkbox>
            <ConsentText document={shownConsent(purposeOf[type], other.name)} />
          </div>
          <p className="small muted">{texts.passNote}</p>
        </ChangeForm>
      </>
    ) : (
      <p>
        {texts.lateNobody} <SupportLine />
      </p>
    )}
  </section>
)
