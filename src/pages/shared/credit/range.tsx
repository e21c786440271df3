import { useId } from 'react'
import styles from '#src/pages/shared/credit/range.module.css'

type RangeProps = {
  label: string
  name: string
  min: number
  max: number
  step?: number
  value: number
  /** The value in words, displayed and announced as that of the slider. */
  text: string
  onChange: (value: number) => void
}

/** A slider with its value in words next to the label. */
export function Range({ label, text, onChange, min, max, value, step = 1, name }: RangeProps) {
  const id = useId()
  const share = max > min ? (value - min) / (max - min) : 1
  return (
    <div className={styles.range}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {/* The slider has the same words: an output announces them a second time. */}
      <output htmlFor={id} aria-live="off" className={`${styles.value} num`}>
        {text}
      </output>
      {/* The filled part is drawn: the content policy would block a style attribute in the server's page. */}
      <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.whole} width="100" height="1" />
        <rect width={share * 100} height="1" />
      </svg>
      <input
        id={id}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
