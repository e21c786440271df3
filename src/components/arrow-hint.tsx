import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import styles from './arrow-hint.module.css'

/** Attribute of the group that is one stop for Tab: the hint in it shows while the keyboard is there. */
export const ARROW_GROUP = { 'data-arrows': '' }

/** Chips look like single buttons: who comes with Tab is told that arrows lead on. */
export const ArrowHint = () =>
  useInBrowser() && (
    <span className={styles.hint}>
      <span aria-hidden="true">← →</span> выбирают стрелками
    </span>
  )
