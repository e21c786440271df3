import { radians } from '#src/drawing/kit/numbers.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'
import { lookAt, perspective, type Matrix } from '#src/three/render/matrix.ts'

/**
 * A camera position. Azimuth in degrees from the nose over the left side of the car (which faces left, as in all
 * drawings), elevation in degrees, height of the target and the visible width: metres.
 */
export type CameraPlace = { azimuth: number; elevation: number; height: number; span: number }

export const CAR_VIEWS = ['front34', 'side', 'rear34', 'front', 'rear', 'wheels', 'top'] as const
export type CarView = (typeof CAR_VIEWS)[number]

export const views: Record<CarView, CameraPlace> = {
  front34: { azimuth: 38, elevation: 2.8, height: 0.68, span: 5.64 },
  side: { azimuth: 90, elevation: 1.5, height: 0.68, span: 5.9 },
  rear34: { azimuth: 141, elevation: 4, height: 0.67, span: 5.64 },
  front: { azimuth: 0, elevation: 3, height: 0.7, span: 4.2 },
  rear: { azimuth: 180, elevation: 3, height: 0.7, span: 4.2 },
  wheels: { azimuth: 66, elevation: 2, height: 0.55, span: 4.6 },
  top: { azimuth: 60, elevation: 34, height: 0.6, span: 5.8 },
}

/** A long focal length: lines stay nearly parallel, as in the drawings. Metres from the car. */
const DISTANCE = 11.5
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
        const aside = Math.max(Math.abs(seen(0)), Math.abs(seen(1)) * aspect)
        span = Math.max(span, (2 * DISTANCE * aside) / -seen(2))
      }
    }
  }
  return { ...place, span }
}

/** The metres of the model, centred at 0. */
export type Camera = { eye: Vec3; view: Matrix; projection: Matrix }

/** `aspect` is the width of the picture over its height. */
export function cameraAt({ azimuth, elevation, height, span }: CameraPlace, aspect: number): Camera {
  const around = radians(azimuth)
  const above = radians(elevation)
  const level = Math.cos(above) * DISTANCE
  const eye: Vec3 = [-Math.cos(around) * level, height + Math.sin(above) * DISTANCE, Math.sin(around) * level]
  return {
    eye,
    view: lookAt(eye, [0, height, 0], UP),
    projection: perspective(span / aspect / 2 / DISTANCE, aspect, NEAR, FAR),
  }
}
