import { Checkbox } from '#src/components/checkbox.tsx'
import { LegalText } from '#src/components/forms/legal-text.tsx'
import { SupportLine } from '#src/components/forms/support-line.tsx'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { Icon } from '#src/components/icon.tsx'
import { legalPdf } from '#src/content/footer.ts'
import { consents as texts } from '#src/content/forms.ts'
import {
  consentToAdvertising,
  consentToProcessing,
  type ConsentPurpose,
  type LegalDocument,
} from '#src/content/legal.ts'
import { form as formTexts } from '#src/content/page-texts.ts'
import styles from './consents.module.css'

type ConsentsProps = {
  form: LeadForm
  purpose: ConsentPurpose
  /** Name of the chosen dealer: the consent names whom the data go to. */
  dealer?: string | undefined
}

/**
 * Two consents, two documents, two empty boxes (152-ФЗ art. 9, 38-ФЗ art. 18; russian-rules.md 1). Each document
 * opens under its box. Who would rather not agree gets a phone.
 */
export function Consents({ form, purpose, dealer }: ConsentsProps) {
  return (
    <div className={styles.consents}>
      <Checkbox {...form.box('agree')} required>
        {formTexts.consent}
      </Checkbox>
      <Document document={consentToProcessing(purpose, dealer)} />
      <Checkbox {...form.box('agree_marketing')}>{formTexts.advertising}</Checkbox>
      <Document document={consentToAdvertising} />
      <p className={`label muted ${styles.note}`}>
        <a href={legalPdf.personalData} target="_blank" rel="noopener" className="u">
          {formTexts.policy}
        </a>
        . {callInsteadBefore}
        <SupportLine />
      </p>
    </div>
  )
}

const callInsteadBefore = formTexts.callInstead('')

const Document = ({ document }: { document: LegalDocument }) => (
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
