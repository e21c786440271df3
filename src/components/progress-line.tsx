import { cx } from '#src/components/class-names.ts'
import styles from './progress-line.module.css'

type ProgressLineProps = {
  running: boolean
  /** On the header's lower edge; otherwise on the window's upper one. */
  underHeader: boolean
}

/** A hairline that runs while a page is on its way. Decoration: the new page tells of itself when it is here. */
export const ProgressLine = ({ running, underHeader }: ProgressLineProps) => (
  <div
    className={cx(styles.line, underHeader && styles.underHeader, running && styles.running)}
    data-progress={running ? 'running' : 'idle'}
    aria-hidden="true"
  />
)
