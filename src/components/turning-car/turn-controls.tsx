import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { Icon } from '#src/components/icon.tsx'
import * as words from '#src/components/turning-car/words.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'
import type { CarLight } from '#src/three/stage/light.ts'
import styles from './turning-car.module.css'

/** Rotation per key or button press, degrees. */
const TURN_STEP = 15
const MINUS = 'M4 10h12'

type TurnProps = {
  turn: (degrees: number) => void
  azimuth: number
  isNear: boolean
  toggleNear: () => void
  /** While it has the focus, the first of them takes it. */
  opener: RefObject<Element | null> | undefined
}

export function TurnButtons({ turn, azimuth, isNear, toggleNear, opener }: TurnProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement && activeElement === opener?.current) first.current?.focus({ preventScroll: true })
  }, [opener])
  const onKey = (event: KeyboardEvent) => {
    const direction = ownValue({ ArrowLeft: 1, ArrowRight: -1 }, event.key)
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    turn(direction * TURN_STEP)
  }
  const nearLabel = isNear ? words.whole : words.closer
  return (
    <div role="group" aria-label={words.turnLegend} className={styles.turn}>
      <button
        ref={first}
        type="button"
        className={styles.button}
        aria-label={words.turnLeft}
        onClick={() => turn(TURN_STEP)}
        onKeyDown={onKey}
      >
        <Icon name="arrow" className={styles.left} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={words.turnRight}
        onClick={() => turn(-TURN_STEP)}
        onKeyDown={onKey}
      >
        <Icon name="arrow" />
      </button>
      <button type="button" className={styles.button} aria-label={nearLabel} title={nearLabel} onClick={toggleNear}>
        <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
          <path d={isNear ? MINUS : `${MINUS}M10 4v12`} />
        </svg>
      </button>
      <output className="vh">{words.sideWords(azimuth)}</output>
    </div>
  )
}

export const LightSwitch = ({ light, onLight }: { light: CarLight; onLight: (light: CarLight) => void }) => (
  <fieldset className={styles.lights}>
    <legend className="vh">{words.lightLegend}</legend>
    {words.lights.map(({ value, label }) => (
      <label key={value} className={styles.light}>
        <input type="radio" name="car-light" checked={value === light} onChange={() => onLight(value)} />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
)
