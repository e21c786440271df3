import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import styles from './arrow-hint.module.css'

/** Attribute of a group that is one tab stop: the hint in it shows while it has the keyboard focus. */
export const ARROW_GROUP = { 'data-arrows': '' }

/** Chips look like separate buttons: keyboard users are told that arrow keys move between them. */
export const ArrowHint = () =>
  useInBrowser() && (
    <span className={styles.hint}>
      <span aria-hidden="true">← →</span> выбирают стрелками
    </span>
  )
