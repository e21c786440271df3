import { Icon } from '#src/components/icon.tsx'
import styles from '#src/pages/dealers/dealer-card.module.css'

/** The browser's own print dialog; absent without scripts, where the browser's menu does the same. */
export const PrintButton = () => (
  <button type="button" className={styles.print} onClick={() => window.print()}>
    Распечатать
    <Icon name="arrow" />
  </button>
)
