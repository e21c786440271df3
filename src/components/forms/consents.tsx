import { Checkbox } from '#src/components/checkbox.tsx'
import { LegalText } from '#src/components/forms/legal-text.tsx'
import { SupportLine } from '#src/components/forms/support-line.tsx'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { Icon } from '#src/components/icon.tsx'
import type { LinkTarget } from '#src/components/links.ts'
import { SiteLink } from '#src/components/site-link.tsx'
import { legalPdf } from '#src/content/footer.ts'
import { consents as texts } from '#src/content/forms.ts'
import type { ConsentPurpose } from '#src/content/legal/consents.ts'
import type { LegalDocument } from '#src/content/legal/document.ts'
import { shownAdvertising, shownConsent } from '#src/content/legal/shown.ts'
import { form as formTexts } from '#src/content/form-texts.ts'
import { ADVERTISING_EDITION_FIELD, EDITION_FIELD, NAMED_FIELD } from '#src/domain/lead.ts'
import { typograf } from '#src/domain/typography.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from './consents.module.css'

type ConsentsProps = {
  form: LeadForm
  purpose: ConsentPurpose
  /** Name of the chosen dealer: the consent names the recipient of the data. */
  dealer?: string | undefined
}

/**
 * Two consents, two documents, two empty boxes (152-ФЗ art. 9, 38-ФЗ art. 18; russian-rules.md 1). Each document
 * opens under its box. Visitors who do not want to agree are shown a phone number.
 */
export function Consents({ form, purpose, dealer }: ConsentsProps) {
  const isInPopup = useAppState(({ popup }) => popup !== null && popup.name !== 'privacy')
  const processing = shownConsent(purpose, dealer)
  const advertising = shownAdvertising()
  return (
    <div>
      {/* The basis of the evidence: this text, in this edition. */}
      <input type="hidden" name={EDITION_FIELD} value={processing.edition} />
      <input type="hidden" name={ADVERTISING_EDITION_FIELD} value={advertising.edition} />
      {dealer && <input type="hidden" name={NAMED_FIELD} value="1" />}
      <Checkbox {...form.box('agree')} required>
        {formTexts.consent}
      </Checkbox>
      <ConsentText document={processing} />
      <Checkbox {...form.box('agree_marketing')}>{formTexts.advertising}</Checkbox>
      <ConsentText document={advertising} />
      <p className={`label muted ${styles.note}`}>
        <SiteLink target={isInPopup ? inNewTab : overThePage} className="u">
          {formTexts.policy}
        </SiteLink>
        . {callInsteadBefore}
        <SupportLine />
      </p>
    </div>
  )
}

/** The policy in brief, over the page; without scripts its page. */
const overThePage: LinkTarget = { action: 'privacyPopupOpen', place: 'Форма' }
/** From a form that is a popup itself: replacing it would lose the ticks. */
const inNewTab: LinkTarget = { href: legalPdf.personalData, external: true }

const callInsteadBefore = typograf(formTexts.callInstead(''))

/** A document that opens under its box. */
export const ConsentText = ({ document }: { document: LegalDocument }) => (
  <details className={styles.document}>
    <summary>
      {texts.text}
      <span className="vh">: {document.title}</span>
      <Icon name="chevron" className={styles.chevron} />
    </summary>
    <div className={`small ${styles.text}`}>
      <LegalText document={document} />
    </div>
  </details>
)
