import { cx } from '#src/components/class-names.ts'
import { WORDMARK } from '#src/drawing/wordmark.ts'
import styles from './logo.module.css'

/** Small 84x17, middle 128x26, large 170x34 (specification 2.3). */
export type LogoSize = 'small' | 'middle' | 'large'

/** The wordmark: type only, one line. The home link and its name are the caller's. */
export function Logo({ size = 'middle', className }: { size?: LogoSize; className?: string | undefined }) {
  return (
    <svg className={cx(styles.logo, styles[size], className)} viewBox="0 0 170 34" aria-hidden="true">
      <path d={WORDMARK.strokes} strokeLinejoin="bevel" />
      <ellipse {...WORDMARK.ring} />
    </svg>
  )
}
