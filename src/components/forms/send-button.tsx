import { SiteButton } from '#src/components/site-button.tsx'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { form as texts } from '#src/content/page-texts.ts'
import styles from './send-button.module.css'

type SendButtonProps = {
  form: Pick<LeadForm, 'isSending' | 'failure' | 'errors' | 'notice'>
  /** What the press does: «Записаться». */
  children: string
  /** What it says after a failure. */
  retry?: string
  wide?: boolean
  /** Of the form, when the button stands outside of it. */
  formId?: string
}

/** The button of a form: tells that it is sending, takes no second press, offers a retry after a failure. */
export const SendButton = ({
  form: { isSending, failure, errors, notice },
  children,
  retry = texts.retry,
  wide = true,
  formId,
}: SendButtonProps) => (
  <>
    {/* There from the start: what comes into a region that is there is read out. */}
    <p role="status" className={notice ? `small ${styles.notice}` : 'vh'}>
      {notice}
    </p>
    <SiteButton type="submit" wide={wide} busy={isSending} form={formId}>
      <span aria-live="polite">{isSending ? texts.sending : failure && errors.length === 0 ? retry : children}</span>
    </SiteButton>
  </>
)
