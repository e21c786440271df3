import { cx } from '#src/components/class-names.ts'
import styles from './progress-line.module.css'

type ProgressLineProps = {
  running: boolean
  /** At the header's lower edge; otherwise at the window's upper one. */
  underHeader: boolean
}

/** A thin line while a page is loading. Decorative: the new page announces itself. */
export const ProgressLine = ({ running, underHeader }: ProgressLineProps) => (
  <div
    className={cx(styles.line, underHeader && styles.underHeader, running && styles.running)}
    data-progress={running ? 'running' : 'idle'}
    aria-hidden="true"
  />
)
