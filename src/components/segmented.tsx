import { useId } from 'react'
import { cx } from '#src/components/class-names.ts'
import styles from './segmented.module.css'

type Option<T extends string> = { value: T; label: string; disabled?: boolean }
type SegmentedProps<T extends string> = {
  legend: string
  /** The legend is only for screen readers. */
  legendHidden?: boolean
  options: readonly Option<T>[]
  value: T | null
  onChange: (value: T) => void
  /** Of the form field; one of its own if absent. */
  name?: string
  id?: string
  error?: string | undefined
  /** Initial focus of the page: the chosen one, else the first. */
  isStart?: boolean | undefined
  className?: string | undefined
}

/** A choice of a few as segments: real radio buttons, so arrow keys and forms work natively. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { legend, legendHidden = false, options, value, onChange, error, className } = props
  const focused = props.isStart ? (options.find((option) => option.value === value) ?? options[0]) : undefined
  const id = useId()
  return (
    <fieldset
      id={props.id}
      className={className}
      {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error`, role: 'radiogroup' })}
    >
      <legend className={legendHidden ? 'vh' : styles.legend}>{legend}</legend>
      <div className={cx(styles.row, error && styles.wrong)}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.input}
              name={props.name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled === true}
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={option === focused}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
