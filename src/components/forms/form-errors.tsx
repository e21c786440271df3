import { useEffect, useRef, type ReactNode } from 'react'
import { SupportLine } from '#src/components/forms/support-line.tsx'
import { focusField } from '#src/components/forms/focus-field.ts'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { namedMessage } from '#src/content/field-names.ts'
import { form as texts } from '#src/content/forms.ts'
import { leadMessages } from '#src/domain/lead.ts'
import styles from './form-errors.module.css'

type FormErrorsProps = {
  form: Pick<LeadForm, 'errors' | 'failure'> & Partial<Pick<LeadForm, 'toConfirm' | 'opensAtErrors'>>
  /** Fields the form does not show yet: their errors cannot be corrected here. */
  without?: readonly string[]
  /** Whom to call instead: ends the error message. */
  phone?: ReactNode
  /** An action that resolves the failure. */
  children?: ReactNode
}

/**
 * Errors of a form, above its button: the list of wrong fields, each a link to its field, or why the sending failed,
 * with a phone. Announced when it appears; a failure is also scrolled into view, because in a popup the button can be
 * pressed from the top of the form.
 */
export function FormErrors({ form, without = [], phone, children }: FormErrorsProps) {
  const { failure, toConfirm = false, opensAtErrors = false } = form
  const errors = form.errors.filter(({ name }) => !without.includes(name))
  const box = useRef<HTMLDivElement>(null)
  const isOfFields = errors.length > 0
  useEffect(() => {
    // Field errors are shown at the first wrong field.
    if (failure && !isOfFields) box.current?.scrollIntoView({ block: 'nearest' })
  }, [failure, isOfFields])
  if (toConfirm) return <ToConfirm />
  const title = isOfFields ? texts.errors : failure
  return (
    // Not read again as a whole, in the middle of a word, each time one of the fields is corrected.
    <div role="alert" aria-atomic="false">
      {title && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <div ref={box} className={styles.box} {...(opensAtErrors && { tabIndex: -1, autoFocus: true })}>
          <p className={styles.title}>
            {title}
            {phone && !isOfFields && <> {phone}</>}
          </p>
          {isOfFields ? (
            <ul>
              {errors.map(({ name, id, message }) => {
                const text = namedMessage(name, message)
                return (
                  <li key={name}>
                    {id === null ? (
                      text
                    ) : (
                      <a href={`#${id}`} className="u" onClick={(event) => goToField(event, id)}>
                        {text}
                      </a>
                    )}
                  </li>
                )
              })}
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

/** The form came back as a page: it opens here, next to the button. */
const ToConfirm = () => (
  // It is what the visitor must read first, and nothing was focused before.
  // oxlint-disable-next-line jsx-a11y/no-autofocus
  <div className={styles.confirm} tabIndex={-1} autoFocus>
    <p className="h3">{leadMessages.confirm}</p>
    <p className="small">{texts.confirm}</p>
  </div>
)

/** Without changing the address, which would close a popup. */
function goToField(event: { preventDefault: () => void }, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  focusField(field)
}
