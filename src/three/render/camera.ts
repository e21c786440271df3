import { radians } from '#src/drawing/kit/numbers.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'
import { lookAt, perspective, type Matrix } from '#src/three/render/matrix.ts'

/**
 * A camera position. Azimuth in degrees from the nose over the left side of the car (which faces left, as in all
 * drawings), elevation in degrees; height of the target, the width that is visible there, the distance of the camera
 * from it, and how far to the right of the car's middle the target is: metres. `centre`: what the middle of the picture shows, as tangents from
 * the target to the right and upwards, where the film is shifted.
 */
export type CameraPlace = {
  azimuth: number
  elevation: number
  height: number
  span: number
  distance: number
  aside: number
  centre: readonly [x: number, y: number]
}

/** A long focal length: lines stay nearly parallel, as in the drawings. Metres from the car. */
const DISTANCE = 11.5
const at = (azimuth: number, elevation: number, height: number, span: number): CameraPlace => ({
  azimuth,
  elevation,
  height,
  span,
  distance: DISTANCE,
  aside: 0,
  centre: [0, 0],
})

/** Of the stills. */
export const views = {
  front34: at(38, 2.8, 0.68, 5.64),
  rear34: at(141, 4, 0.67, 5.64),
}
export type CarView = keyof typeof views

const NEAR = 4
const FAR = 60
const UP: Vec3 = [0, 1, 0]

/** Any azimuth as 0 up to 360. */
export const wholeTurn = (azimuth: number): number => ((azimuth % 360) + 360) % 360

/** What must be in the picture, on the ground around the centre: metres. */
export type Extent = { length: number; width: number; height: number }

/** The same position, further back if necessary to show the whole car, whatever the aspect ratio. */
export function fitted(place: CameraPlace, aspect: number, { length, width, height }: Extent): CameraPlace {
  const { view } = cameraAt(place, aspect)
  let span = place.span
  for (const x of [-length / 2, length / 2]) {
    for (const y of [0, height]) {
      for (const z of [-width / 2, width / 2]) {
        const seen = (axis: 0 | 1 | 2) => view[axis]! * x + view[4 + axis]! * y + view[8 + axis]! * z + view[12 + axis]!
        const across = Math.abs(seen(0) / -seen(2) - place.centre[0])
        const up = Math.abs(seen(1) / -seen(2) - place.centre[1])
        span = Math.max(span, 2 * place.distance * Math.max(across, up * aspect))
      }
    }
  }
  return { ...place, span }
}

/** The metres of the model, centred at 0. */
export type Camera = { eye: Vec3; view: Matrix; projection: Matrix }

/** `aspect` is the width of the picture over its height. */
export function cameraAt(place: CameraPlace, aspect: number): Camera {
  const { azimuth, elevation, height, span, distance, aside, centre } = place
  const around = radians(azimuth)
  const above = radians(elevation)
  const level = Math.cos(above) * distance
  const target: Vec3 = [Math.sin(around) * aside, height, Math.cos(around) * aside]
  const eye: Vec3 = [
    target[0] - Math.cos(around) * level,
    height + Math.sin(above) * distance,
    target[2] + Math.sin(around) * level,
  ]
  return {
    eye,
    view: lookAt(eye, target, UP),
    projection: perspective(span / aspect / 2 / distance, aspect, NEAR, FAR, centre),
  }
}
