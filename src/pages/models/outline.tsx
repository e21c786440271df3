import { isDrawn } from '#src/content/models/drawn.ts'
import { facts } from '#src/content/models/facts.ts'
import { carOf } from '#src/drawing/cars/car.ts'
import { FRAME, SCALE } from '#src/drawing/kit/frames.ts'
import { sideBody } from '#src/drawing/side/body.ts'
import type { ModelCode } from '#src/domain/model.ts'

/**
 * The bare outline with its wheels in millimetres: the bumper at x = 0, the ground at y = 0, upwards is negative. The box
 * around the car where it has no drawing.
 */
export function outlineOf(code: ModelCode) {
  if (!isDrawn(code)) {
    const { length, height } = facts[code]
    return <path d={`M0 0H${length}V${-height}H0Z`} vectorEffect="non-scaling-stroke" />
  }
  const { bodyPath, axles, car } = sideBody(carOf(code))
  return (
    <>
      <path
        d={bodyPath}
        transform={`translate(${-FRAME.bumper} ${-FRAME.ground}) scale(${1 / SCALE})`}
        vectorEffect="non-scaling-stroke"
      />
      {axles.map((axle) => (
        <g key={axle}>
          <circle cx={axle} cy={-car.tyre} r={car.tyre} vectorEffect="non-scaling-stroke" />
          <circle cx={axle} cy={-car.tyre} r={car.rim} vectorEffect="non-scaling-stroke" />
        </g>
      ))}
    </>
  )
}
