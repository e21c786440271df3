import type { Car } from '#src/drawing/cars/car.ts'
import type { CarShape } from '#src/drawing/cars/shape.ts'
import { roundedPoints, wholeOf } from '#src/drawing/front/outline.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import type { Face } from '#src/three/car/face.ts'

type Size = { length: number; width: number; height: number; axles: readonly [front: number, rear: number] }

/** A concept's drawn shape with its sizes, as what bodies are built from. It is no model: the code names no design of its own. */
export function studyCar(name: string, shape: CarShape, { axles: [front, rear], ...size }: Size): Car {
  return {
    ...shape,
    ...size,
    code: 'g70',
    name,
    suv: false,
    frontOverhang: front,
    rearAxle: rear,
    wheelbase: rear - front,
    seatPitch: 0,
    extra: 0,
  }
}

/** A face without a grille: one wide opening low in the nose, millimetres from the axis and above the ground. */
export function studyFace(opening: readonly Point[], corner: number, lampStart: number): Face {
  return { frames: [roundedPoints(wholeOf(opening), corner)], bars: [], openings: [], bumper: [], lampStart }
}
