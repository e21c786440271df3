import { facts } from '#src/content/models/facts.ts'
import { DOOR, DOOR_LEAST, type Fit } from '#src/domain/garage-fit.ts'
import type { Size } from '#src/domain/garage-size.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { PlanContour, SideContour } from '#src/pages/models/contours.tsx'
import styles from '#src/pages/models/in-place.module.css'

/** A car in its place, to scale in millimetres: the nose at the far wall on the left, the gate on the right. */
type InPlaceProps = { code: ModelCode; fit: Fit; place: Size; label: string }

/** The longest, widest and highest of the five: the common scale of all drawings. */
const LONGEST = Math.max(...Object.values(facts).map(({ length }) => length))
const WIDEST = Math.max(...Object.values(facts).map(({ width }) => width))
const HIGHEST = Math.max(...Object.values(facts).map(({ height }) => height))
const MARGIN = 120

/** Hinge and length of the front door, shares of the car's length. */
const HINGE = 0.36
const DOOR_LENGTH = 0.19

/** Ticks at the ends of a measured distance. */
const across = (x1: number, x2: number, y: number) => `M${x1} ${y}H${x2}M${x1} ${y - 50}v100M${x2} ${y - 50}v100`
const along = (y1: number, y2: number, x: number) => `M${x} ${y1}V${y2}M${x - 50} ${y1}h100M${x - 50} ${y2}h100`

const windowOf = (place: Size, height: number) =>
  `${-MARGIN} ${-MARGIN} ${Math.max(place.length, LONGEST) + 2 * MARGIN} ${height + 2 * MARGIN}`

export function PlanInPlace({ code, fit, place, label }: InPlaceProps) {
  const car = facts[code]
  const nose = Math.max(0, fit.ends)
  const top = Math.max(0, fit.passenger)
  const axis = top + car.width / 2
  const tail = nose + car.length
  const flank = top + car.width
  // The driver sits on the left: with the nose to the left of the drawing, below the axis.
  const reach = Math.min(DOOR, Math.max(0, fit.driver))
  const hinge = nose + car.length * HINGE
  const door = car.length * DOOR_LENGTH
  const swing = Math.sqrt(Math.max(0, door ** 2 - reach ** 2))
  const height = Math.max(place.width, WIDEST)
  const sides = fit.doors === 'both' ? [1, -1] : [1]
  return (
    <svg className={styles.drawing} viewBox={windowOf(place, height)} role="img" aria-label={label}>
      <path className={styles.floor} d={`M0 0H${place.length}V${place.width}H0Z`} />
      <PlanContour code={code} x={nose} y={axis} />
      {fit.verdict !== 'no' && (
        <>
          {reach >= DOOR_LEAST &&
            sides.map((side) => (
              <path
                key={side}
                className={styles.door}
                d={`M${hinge} ${axis + (side * car.width) / 2}l${swing} ${side * reach}`}
              />
            ))}
          <path
            className={styles.gap}
            d={
              across(0, nose, axis) +
              across(tail, place.length, axis) +
              along(flank, place.width, tail - car.length * 0.28) +
              along(0, top, tail - car.length * 0.28)
            }
          />
        </>
      )}
      <path className={styles.wall} d={`M${place.length} 0H0V${place.width}H${place.length}`} />
      <path className={styles.gate} d={`M${place.length} 0V${place.width}`} />
      {fit.lacks.length !== undefined && <path className={styles.lack} d={across(place.length, car.length, axis)} />}
      {fit.lacks.width !== undefined && (
        <path className={styles.lack} d={along(place.width, car.width, nose + car.length / 2)} />
      )}
    </svg>
  )
}

export function SideInPlace({ code, fit, place, label }: InPlaceProps) {
  const car = facts[code]
  const nose = Math.max(0, fit.ends)
  const height = Math.max(place.height, HIGHEST)
  const ceiling = height - place.height
  const roof = height - car.height
  const peak = nose + car.length * 0.52
  return (
    <svg className={styles.drawing} viewBox={windowOf(place, height)} role="img" aria-label={label}>
      <path className={styles.floor} d={`M0 ${ceiling}H${place.length}V${height}H0Z`} />
      <g className={styles.car}>
        <SideContour code={code} x={nose} y={height} />
      </g>
      {fit.verdict !== 'no' && <path className={styles.gap} d={along(ceiling, roof, peak)} />}
      <path className={styles.wall} d={`M${place.length} ${ceiling}H0V${height}H${place.length}`} />
      <path className={styles.gate} d={`M${place.length} ${ceiling}V${height}`} />
      {fit.lacks.length !== undefined && (
        <path className={styles.lack} d={across(place.length, car.length, height - car.height / 2)} />
      )}
      {fit.lacks.height !== undefined && <path className={styles.lack} d={along(roof, ceiling, peak)} />}
    </svg>
  )
}
