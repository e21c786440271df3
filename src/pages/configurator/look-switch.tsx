import type { RefObject } from 'react'
import { cx } from '#src/components/class-names.ts'
import { configurator as texts } from '#src/content/configurator-texts.ts'
import styles from '#src/pages/configurator/look-switch.module.css'

/** The view of the stage: the car from the front, from its side, from all around in 3D, or its cabin. */
export type Look = 'around' | 'front' | 'side' | 'cabin'

type LookSwitchProps = {
  /** Null where a close-up is none of them. */
  look: Look | null
  hasSide: boolean
  /** Whether the car can be turned here: its place is kept until that is known. */
  canTurn: boolean
  /** It is about to turn. */
  isBusy: boolean
  turnButton: RefObject<HTMLButtonElement | null>
  onLook: (look: Look) => void
}

export function LookSwitch({ look, hasSide, canTurn, isBusy, turnButton, onLook }: LookSwitchProps) {
  const { around, outside, front, side, cabin } = texts.looks
  const option = (value: Look, label: string, isNone = false) => (
    <button
      type="button"
      ref={value === 'around' ? turnButton : null}
      aria-pressed={value === look}
      aria-busy={isBusy && value === look}
      className={cx(styles.look, isNone && styles.none)}
      onClick={() => onLook(value)}
    >
      <span>{label}</span>
    </button>
  )
  return (
    <div role="group" aria-label={texts.looksLegend} className={styles.looks} data-needs-scripts>
      {option('around', around, !canTurn)}
      {option('front', hasSide ? front : outside)}
      {hasSide && option('side', side)}
      {option('cabin', cabin)}
    </div>
  )
}
