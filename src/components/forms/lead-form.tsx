import type { ReactNode } from 'react'
import { AcceptedBefore } from '#src/components/forms/accepted-before.tsx'
import { attachMasks } from '#src/components/forms/attach-masks.ts'
import type { LeadForm as Form } from '#src/components/forms/use-lead-form.ts'
import { DEALER_BASE } from '#src/domain/constants.ts'
import { WAIT_FIELD, XSRF_FIELD } from '#src/domain/lead.ts'
import type { FormFields } from '#src/services/envelope.ts'
import { useAppState } from '#src/stores/app-store.ts'
import styles from './lead-form.module.css'

type LeadFormProps = {
  form: Form
  /** Address of the page with the form: without scripts the response returns to it. */
  page: string
  /** Values chosen outside the fields. */
  chosen?: FormFields
  id?: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A plain HTML form: without scripts it is sent by POST to the API, which answers with a page. With
 * scripts the same fields are sent in the background (use-lead-form.ts).
 */
export function LeadForm({ form, page, chosen = {}, id, className, children }: LeadFormProps) {
  const token = useAppState(({ xsrfToken }) => xsrfToken)
  const hidden = {
    lead_type: form.type,
    place: form.place,
    page,
    ...chosen,
    // A cached page has none (docs/decisions/0006).
    ...(token && { [XSRF_FIELD]: token }),
    ...(form.wait && { [WAIT_FIELD]: form.wait }),
  }
  return (
    <form
      ref={attachMasks}
      id={id}
      className={className}
      method="post"
      action={`${DEALER_BASE}/v1/request`}
      noValidate
      onSubmit={form.onSubmit}
    >
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Не заполняйте это поле
          <input {...form.trap} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {/* In a booking it is above the first step. */}
      {form.type !== 'test-drive' && <AcceptedBefore type={form.type} />}
      {children}
    </form>
  )
}

/** Two columns of fields, one on a phone. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>

/** Class of a field that takes the whole row. */
export const wideField = styles.wide

/** The form's button: at its end on a page, always visible in a popup. */
export const ActionBar = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>
