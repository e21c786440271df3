import { configurator as texts } from '#src/content/configurator-texts.ts'
import styles from '#src/pages/configurator/look-switch.module.css'

/** The view of the stage: the car from the front, from its side, or its cabin. */
export type Look = 'front' | 'side' | 'cabin'

/** `look`: null where a close-up is none of them. */
type LookSwitchProps = { look: Look | null; hasSide: boolean; onLook: (look: Look) => void }

export function LookSwitch({ look, hasSide, onLook }: LookSwitchProps) {
  const { outside, front, side, cabin } = texts.looks
  const option = (value: Look, label: string) => (
    <button type="button" aria-pressed={value === look} className={styles.look} onClick={() => onLook(value)}>
      <span>{label}</span>
    </button>
  )
  return (
    <div role="group" aria-label={texts.looksLegend} className={styles.looks} data-needs-scripts>
      {option('front', hasSide ? front : outside)}
      {hasSide && option('side', side)}
      {option('cabin', cabin)}
    </div>
  )
}
