import { DayStrip } from '#src/components/calendar/day-strip.tsx'
import type { LeadForm } from '#src/components/forms/use-lead-form.ts'
import { byMonth } from '#src/domain/schedule.ts'
import styles from './day-field.module.css'

type DayFieldProps = {
  form: LeadForm
  name: string
  legend: string
  /** DD.MM.YYYY each. */
  dates: readonly string[]
  /** Notes for choosing a day, one per line. */
  hint?: string
  className?: string | undefined
}

/** A day as a form field: radio buttons in the row of days, in Russian whatever the browser's language. */
export function DayField({ form, name, legend, dates, hint, className }: DayFieldProps) {
  const { id, error, autoFocus } = form.choice(name)
  const chosen = form.valueOf(name)
  return (
    <fieldset
      id={id}
      className={className}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
      {...(error && { 'aria-invalid': true, role: 'radiogroup' })}
    >
      <legend className={styles.legend}>{legend}</legend>
      <DayStrip
        isWrong={Boolean(error)}
        months={byMonth(dates).map((month) => ({
          ...month,
          days: month.days.map((day) => ({ ...day, available: true })),
        }))}
        shown={chosen || undefined}
      >
        {({ date }, { className: look, label, face }) => (
          <label className={look}>
            <input
              type="radio"
              name={name}
              value={date}
              checked={date === chosen}
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={autoFocus === true && date === (chosen || dates[0])}
              aria-label={label}
              onChange={() => form.setValue(name, date)}
            />
            {face}
          </label>
        )}
      </DayStrip>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
