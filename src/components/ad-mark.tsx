import { adMarkText } from '#src/domain/ad-mark.ts'
import type { AdMark as Mark } from '#src/domain/shapes/ad-mark.ts'

/** The advertising label with the advertiser; nothing where it is no advertisement. */
export function AdMark({ of }: { of: Mark }) {
  const text = adMarkText(of)
  return text && <p className="small muted">{text}</p>
}
