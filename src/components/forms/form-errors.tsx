import type { ReactNode } from 'react'
import { SupportLine } from '#src/components/forms/support-line.tsx'
import { focusField, type LeadForm } from '#src/components/forms/use-lead-form.ts'
import { form as texts } from '#src/content/forms.ts'
import styles from './form-errors.module.css'

type FormErrorsProps = {
  form: Pick<LeadForm, 'errors' | 'failure'>
  /** A way out of the failure. */
  children?: ReactNode
}

/**
 * What stands between the visitor and a sent form, above its button: the list of wrong fields, each a link to its
 * field, or why the sending failed, with a phone. Announced when it appears.
 */
export function FormErrors({ form: { errors, failure }, children }: FormErrorsProps) {
  const title = errors.length > 0 ? texts.errors : failure
  return (
    <div role="alert">
      {title && (
        <div className={styles.box}>
          <p className={styles.title}>{title}</p>
          {errors.length > 0 ? (
            <ul>
              {errors.map(({ id, message }) => (
                <li key={id}>
                  <a href={`#${id}`} className="u" onClick={(event) => goToField(event, id)}>
                    {message}
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <p className="small">
              {texts.help} <SupportLine />
            </p>
          )}
          {children}
        </div>
      )}
    </div>
  )
}

/** Without a jump of the address: in a popup it would close it. */
function goToField(event: { preventDefault: () => void }, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  focusField(field)
}
