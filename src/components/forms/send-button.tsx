import type { ReactNode } from 'react'
import { SiteButton } from '#src/components/site-button.tsx'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { form as texts } from '#src/content/form-texts.ts'
import styles from './send-button.module.css'

type SendButtonProps = {
  form: Pick<LeadForm, 'isSending' | 'failure' | 'errors' | 'notice'>
  /** Label: «Записаться». */
  children: ReactNode
  /** Label after a failure. */
  retry?: string
  wide?: boolean
  /** Id of the form, when the button is outside it. */
  formId?: string
}

/** The button of a form: shows that it is sending, ignores a second press, offers a retry after a failure. */
export const SendButton = ({
  form: { isSending, failure, errors, notice },
  children,
  retry = texts.retry,
  wide = true,
  formId,
}: SendButtonProps) => (
  <>
    {/* Rendered from the start: only changes in an existing live region are announced. */}
    <p role="status" className={notice ? `small ${styles.notice}` : 'vh'}>
      {notice}
    </p>
    <SiteButton type="submit" wide={wide} busy={isSending} form={formId}>
      <span aria-live="polite">{isSending ? texts.sending : failure && errors.length === 0 ? retry : children}</span>
    </SiteButton>
  </>
)
