import { cx } from '#src/components/class-names.ts'
import styles from '#src/pages/shared/cars/swatch-option.module.css'

type SwatchProps = {
  name: string
  value: string
  checked: boolean
  onChange: () => void
  className?: string | undefined
  label: string
  /** After the name: what it costs more. */
  note?: string | undefined
  hex: string
  dark: string
  /** A square of leather instead of a circle of paint. */
  square?: boolean
  /** A row: the name beside the swatch is seen, too. */
  named?: boolean
}

/** A colour: the swatch itself is the control, its name is next to it. */
export const SwatchOption = ({ label, note, hex, dark, square, named, className, ...input }: SwatchProps) => {
  // Name and note are one sentence to hear, two places to see.
  const title = note ? `${label}, ${note}` : label
  return (
    <label title={title} className={cx(styles.swatch, named && styles.named, square && styles.square, className)}>
      <input {...input} type="radio" className={styles.input} aria-label={title} data-choice="" />
      <svg viewBox="0 0 56 56" preserveAspectRatio="none" aria-hidden="true">
        {square ? (
          <>
            <path fill={hex} d="M0 0h56v56H0z" />
            <path fill={dark} d="M0 38h56v18H0z" />
            <path fill="#fff" opacity="0.5" d="M0 37h56v1H0z" />
          </>
        ) : (
          <>
            <circle cx="28" cy="28" r="28" fill={hex} />
            <path d="M2.9 40.4a28 28 0 0 0 50.2 0C45 45.5 11 45.5 2.9 40.4Z" fill={dark} />
            <path d="M6 19.5a24 24 0 0 1 44 0C40 15 16 15 6 19.5Z" fill="#fff" opacity="0.16" />
          </>
        )}
      </svg>
      <span className={named ? undefined : 'vh'}>
        {label}
        {note && <span>{note}</span>}
      </span>
    </label>
  )
}
