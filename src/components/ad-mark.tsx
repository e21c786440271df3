import { adMarkText } from '#src/domain/ad-mark.ts'
import type { AdMark as Mark } from '#src/domain/shapes/ad-mark.ts'
import styles from '#src/components/ad-mark.module.css'

/** The advertising label with the advertiser; nothing where it is no advertisement. */
export function AdMark({ of }: { of: Mark }) {
  const text = adMarkText(of)
  return text && <p className={`small muted ${styles.mark}`}>{text}</p>
}
