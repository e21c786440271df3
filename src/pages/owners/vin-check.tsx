import { useRef, useState, type FormEvent } from 'react'
import { copyText } from '#src/components/copy-text.ts'
import { Field } from '#src/components/field.tsx'
import { SiteButton } from '#src/components/site-button.tsx'
import { vinCheck as texts } from '#src/content/vin-check.ts'
import { checkVin, VIN_LENGTH, type VinProblem } from '#src/domain/vin.ts'
import { SupportPhone } from '#src/pages/shared/copy/support-phone.tsx'
import fieldRow from '#src/pages/owners/field-row.module.css'
import styles from '#src/pages/owners/vin-check.module.css'

/** Allows spaces, hyphens and an extra character of a pasted number, so that the error can be reported. */
const MAX_TYPED = 40

type Answer = { value: string } | { problem: VinProblem } | null

/**
 * Checks the format of a VIN and prepares the call: only a dealer knows whether there is a recall. The number stays
 * on this screen: the field has no name, so it is not sent even before the code is loaded.
 */
export function VinCheck() {
  const field = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState<Answer>(null)
  const [isCopied, setCopied] = useState(false)
  const check = (event: FormEvent) => {
    event.preventDefault()
    const next = checkVin(field.current?.value ?? '')
    setAnswer(next)
    setCopied(false)
    if ('problem' in next) field.current?.focus()
  }
  const value = answer && 'value' in answer ? answer.value : null
  const problem = answer && 'problem' in answer ? answer.problem : null
  const copy = async (vin: string) => setCopied(await copyText(vin, field.current))
  return (
    <div className={styles.check}>
      <form className={`${fieldRow.row} ${styles.form}`} noValidate onSubmit={check}>
        <Field
          ref={field}
          label={texts.label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_TYPED}
          onInput={() => setAnswer(null)}
          error={problem ? texts.problem(problem) : undefined}
        />
        <SiteButton type="submit" variant="ghost">
          {texts.check}
        </SiteButton>
      </form>
      <div role="status">
        {value !== null && (
          <div className={styles.answer}>
            <p className={`h3 num ${styles.vin}`}>
              {/* Formatted for reading it out on the phone. */}
              <span>{value.slice(0, 3)}</span> <span>{value.slice(3, 9)}</span>{' '}
              <span>{value.slice(9, VIN_LENGTH)}</span>
            </p>
            <p>{texts.right}</p>
          </div>
        )}
      </div>
      {value !== null && (
        <p className={styles.ways}>
          <SupportPhone />
          <SiteButton variant="ghost" size="small" onClick={() => void copy(value)}>
            {isCopied ? texts.copied : texts.copy}
          </SiteButton>
        </p>
      )}
      <p className="small muted">{texts.note}</p>
    </div>
  )
}
