import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { cx } from '#src/components/class-names.ts'
import { useCarStage } from '#src/components/turning-car/use-car-stage.ts'
import * as words from '#src/components/turning-car/words.ts'
import { modelName } from '#src/content/models/names.ts'
import { BRAND } from '#src/brand/brand.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { CarView } from '#src/three/render/camera.ts'
import type { CarLight } from '#src/three/stage/light.ts'
import { TurnButtons, LightSwitch } from '#src/components/turning-car/turn-controls.tsx'
import styles from './turning-car.module.css'

/** Role of the drawing: the only picture, shown until the 3D car is ready, or hidden behind it. */
export type DrawingPart = 'alone' | 'meanwhile' | 'behind'

type TurningCarProps = {
  code: ModelCode
  /** An exterior colour of the configurator's data. */
  paint: { name: string; hex: string; hex_dark: string; type: 'solid' | 'metallic' | 'pearl' | 'matte' }
  /** The scene. */
  light?: CarLight
  /** With it the visitor can choose the scene (the switch is shown as soon as there are three dimensions). */
  onLight?: (light: CarLight) => void
  /** The camera moves here when this changes; afterwards the visitor turns the car. */
  view?: CarView
  /**
   * The drawn car in the chosen paint: the first paint of the page, and the only picture without WebGL. Behind
   * the 3D car it is hidden and need not follow the paint.
   */
  renderFallback: (part: DrawingPart) => ReactNode
  /** The picture is a photograph: nothing turns. */
  isStill?: boolean
  /** Called with whether 3D is unavailable here. Stable between renders. */
  onAlone?: (isAlone: boolean) => void
  /** The 3D code is fetched once this is true: a car further down a page waits until it is near. */
  isAwaited?: boolean
  /** Turns a little by itself when it is ready, to show that it can. Not with reduced motion. */
  greets?: boolean
  className?: string | undefined
}

/** Zoom factor of the close-up. */
const CLOSER = 1.5
/** Degrees per pixel of a drag. */
const DRAG = 0.35

/**
 * The car of the configurator: at first the drawing, then, with WebGL2 and without Save-Data,
 * the same car in 3D, turned by drag, arrow keys and two buttons.
 *
 * The box keeps its size meanwhile: 20:9, or `--stage-ratio` of a given class. The fallback is in its middle,
 * as wide as the box. Changing paint, light or view makes no request. While the 3D car is
 * shown, `data-light` of the frame names its scene: at night the surroundings should be dark.
 */
export function TurningCar(props: TurningCarProps) {
  const {
    code,
    paint,
    light = 'overcast',
    onLight,
    view = 'front34',
    renderFallback,
    isStill = false,
    onAlone,
    isAwaited = true,
    greets = false,
    className,
  } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const { stage, isShown, isAlone, azimuth } = useCarStage(canvas, {
    code,
    paint: { hex: paint.hex, hexDark: paint.hex_dark, finish: paint.type },
    light,
    view,
    isStill,
    isAwaited,
  })
  useEffect(() => onAlone?.(isAlone), [isAlone, onAlone])
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
    <div className={cx(styles.frame, isShown && styles.shown, className)} {...(isShown && { 'data-light': light })}>
      <div className={styles.box}>
        <div className={styles.fallback} aria-hidden={isShown}>
          {renderFallback(isShown ? 'behind' : isAlone ? 'alone' : 'meanwhile')}
        </div>
        <canvas
          ref={canvas}
          // Without a picture it is left out: Chromium waits for its first frame before it draws the rest.
          hidden={isAlone}
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
          <TurnButtons turn={turn} azimuth={azimuth} isNear={isNear} toggleNear={toggleNear} />
          {onLight && <LightSwitch light={light} onLight={onLight} />}
        </div>
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
    if (!isDue || isDragKnown || matchMedia('(prefers-reduced-motion: reduce)').matches) return
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
