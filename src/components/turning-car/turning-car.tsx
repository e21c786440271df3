import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { cx } from '#src/components/class-names.ts'
import { Icon } from '#src/components/icon.tsx'
import { isCalm } from '#src/components/is-calm.ts'
import { useCarStage } from '#src/components/turning-car/use-car-stage.ts'
import * as words from '#src/components/turning-car/words.ts'
import { modelName } from '#src/content/models/names.ts'
import { BRAND } from '#src/brand/brand.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { PictureOnCanvas } from '#src/three/render/picture-camera.ts'
import type { CarLight } from '#src/three/stage/light.ts'
import { TurnButtons, LightSwitch } from '#src/components/turning-car/turn-controls.tsx'
import styles from './turning-car.module.css'

export type TurningCarProps = {
  code: ModelCode
  /** An exterior colour of the configurator's data. */
  paint: { name: string; hex: string; hex_dark: string; type: 'solid' | 'metallic' | 'pearl' | 'matte' }
  /** The scene. */
  light: CarLight
  onLight: (light: CarLight) => void
  /** Nothing (more) will be drawn here. Stable between renders. */
  onEnd: () => void
  /** Called with whether the car is on the canvas, and when it leaves the page. Stable between renders. */
  onShown: (isShown: boolean) => void
  /** Turns a little by itself when it is ready, to show that it can. Not with reduced motion. */
  greets?: boolean
  /** The button that has asked for it: while it has the focus, the car's own buttons take it when they come. */
  opener?: RefObject<Element | null>
  /** Leaves it. */
  onClose?: () => void
  className?: string | undefined
}

/** Zoom factor of the close-up. */
const CLOSER = 1.5
/** The picture under the car; those of all paints lie on one another. */
const UNDER = '[data-showroom] img'

function pictureOn(canvas: Element): PictureOnCanvas {
  const on = canvas.getBoundingClientRect()
  const under = canvas.closest('[data-turnable]')?.querySelector(UNDER)?.getBoundingClientRect() ?? on
  return {
    width: under.width / on.width,
    right: (under.left + under.width / 2 - on.left - on.width / 2) / on.width,
    down: (under.top + under.height / 2 - on.top - on.height / 2) / on.width,
  }
}

/** Degrees per pixel of a drag. */
const DRAG = 0.35

/**
 * A car in 3D, turned by drag, arrow keys and two buttons; it lies over its picture (turnable-car.tsx) and covers it as
 * soon as it is ready. Its box is 20:9, or `--stage-ratio` of a given class. Changing paint, light or view makes no
 * request. At night the surroundings should be dark.
 */
export default function TurningCar(props: TurningCarProps) {
  const { code, paint, light, onLight, onEnd, onShown, greets = false, opener, onClose, className } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const { stage, isShown, azimuth } = useCarStage(canvas, {
    code,
    paint: { hex: paint.hex, hexDark: paint.hex_dark, finish: paint.type },
    light,
    pictureOn,
    onEnd,
  })
  useEffect(() => {
    onShown(isShown)
    return () => onShown(false)
  }, [isShown, onShown])
  const turn = (degrees: number) => stage.current?.turnBy(degrees)
  const [isHinted, setHinted] = useState(!isDragKnown)
  const drag = useDrag((pixels) => {
    turn(-pixels * DRAG)
    isDragKnown = true
    setHinted(false)
  })
  useGreeting(isShown && greets, turn)
  const [isNear, setNear] = useState(false)
  const toggleNear = () => {
    stage.current?.near(isNear ? 1 : CLOSER)
    setNear(!isNear)
  }

  return (
    <div className={cx(styles.frame, isShown && styles.shown, className)}>
      <div className={styles.box}>
        <canvas
          ref={canvas}
          className={cx(styles.canvas, isNear && styles.near)}
          {...(isShown
            ? {
                role: 'img',
                'aria-label': words.pictureWords(`${BRAND} ${modelName(code)}`, paint.name, azimuth, light),
              }
            : { 'aria-hidden': true })}
          {...drag}
        />
        {isShown && isHinted && !isNear && (
          <p className={styles.hint} aria-hidden="true">
            {words.hint}
          </p>
        )}
      </div>
      {isShown && (
        <div className={styles.controls}>
          <TurnButtons {...{ turn, azimuth, isNear, toggleNear }} opener={opener} />
          <LightSwitch light={light} onLight={onLight} />
        </div>
      )}
      {isShown && onClose && (
        <button type="button" className={`icon-btn ${styles.close}`} aria-label={words.close} onClick={onClose}>
          <Icon name="cross" />
        </button>
      )}
    </div>
  )
}

/** Degrees and milliseconds of the automatic turn. */
const GREETING = 20
const GREETING_MS = 1_600

/** One slow turn when the car first appears; it stops with the first drag or key. */
function useGreeting(isDue: boolean, turn: (degrees: number) => void): void {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    if (!isDue || isDragKnown || isCalm()) return
    let frame = 0
    let turned = 0
    const began = performance.now()
    const step = (now: number) => {
      const part = Math.min((now - began) / GREETING_MS, 1)
      // Ease in and out.
      const wanted = (GREETING * (1 - Math.cos(Math.PI * part))) / 2
      latest.current(turned - wanted)
      turned = wanted
      if (part < 1 && !isDragKnown) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isDue])
}

/** After the first drag the hint is not shown again during this visit, on any page. */
let isDragKnown = false

/** Horizontal drags; vertical ones scroll the page (`touch-action` in the style sheet). */
function useDrag(move: (pixels: number) => void) {
  const last = useRef<number | null>(null)
  const end = () => {
    last.current = null
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      last.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (last.current === null) return
      move(event.clientX - last.current)
      last.current = event.clientX
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
