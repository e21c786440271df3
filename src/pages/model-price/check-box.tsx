import { cx } from '#src/components/class-names.ts'
import styles from '#src/pages/model-price/check-box.module.css'

/** The square of a link that is a check box; what it does is said beside it. */
export const CheckBox = ({ isOn }: { isOn: boolean }) => (
  <span className={cx(styles.box, isOn && styles.on)} aria-hidden="true" />
)
