import { cx } from '#src/components/class-names.ts'
import styles from './logo.module.css'

/** Small 84x17, middle 128x26, large 170x34 (specification 2.3). */
export type LogoSize = 'small' | 'middle' | 'large'

/**
 * The brand's logo (src/brand/logo.svg), which the server puts into the document's sprite. The home link and its name
 * are the caller's.
 */
export function Logo({ size = 'middle', className }: { size?: LogoSize; className?: string | undefined }) {
  return (
    <svg className={cx(styles.logo, styles[size], className)} aria-hidden="true">
      <use href="#logo" />
    </svg>
  )
}
