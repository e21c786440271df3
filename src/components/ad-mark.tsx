import { adMarkText } from '#src/domain/ad-mark.ts'
import type { AdMark as Mark } from '#src/domain/shapes/ad-mark.ts'

/** The line that says whose advertisement this is; nothing where it is none. */
export function AdMark({ of }: { of: Mark }) {
  const text = adMarkText(of)
  return text && <p className="small muted">{text}</p>
}
