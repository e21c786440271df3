import { cx } from '#src/components/class-names.ts'
import styles from './logo.module.css'

/** Small 84x17, middle 128x26, large 170x34 (specification 2.3). */
export type LogoSize = 'small' | 'middle' | 'large'

/** The wordmark: type only, one line. The home link and its name are the caller's. */
export function Logo({ size = 'middle', className }: { size?: LogoSize; className?: string | undefined }) {
  return (
    <svg className={cx(styles.logo, styles[size], className)} viewBox="0 0 170 34" aria-hidden="true">
      <path
        d="M2 27V7l17 20V7M69 27V7.5h8.6a5.6 5.6 0 0 1 0 11.2H69M77 18.7 85.4 27M96.5 7l9.8 20L116 7M127 8.2h15M127 17h15M127 25.8h15M151 27V7l17 20V7"
        strokeLinejoin="bevel"
      />
      <ellipse cx="44" cy="17" rx="12.2" ry="9.9" />
    </svg>
  )
}
