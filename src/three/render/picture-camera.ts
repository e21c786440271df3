import { lerp, radians } from '#src/drawing/kit/numbers.ts'
import { step } from '#src/three/kit/numbers.ts'
import { fitted, wholeTurn, type CameraPlace, type Extent } from '#src/three/render/camera.ts'

/**
 * The camera of the pictures in paint, so that the 3D car lies over its picture: `front34` of
 * scripts/renders/blender/views.py, for a wide picture in the hall. Degrees from the nose; height of the eye and of what
 * stands in the middle, shares of the car's height; millimetres of lens and film; the car's share of the width; how far it
 * is lowered, a share of the width.
 */
const PICTURE = { azimuth: 37, eye: 0.53, look: 0.47, lens: 62, film: 36, fill: 0.8, drop: 0.012 }

/** Where a picture lies on a canvas: its width, and how far its middle is to the right of and under that of the canvas; canvas widths. */
export type PictureOnCanvas = { width: number; right: number; down: number }

/** The place of that camera for a car, seen through the canvas. */
export function pictureCamera(car: Extent, { width, right, down }: PictureOnCanvas): CameraPlace {
  const { azimuth, eye, look, lens, film, fill, drop } = PICTURE
  const height = eye * car.height
  let distance = 9
  let aside = 0
  // The car's ends are nearer or farther than its middle: a few steps settle where the camera stands.
  for (let i = 0; i < 12; i++) {
    const [left, end] = ends(car, radians(azimuth), distance, aside)
    distance *= ((end - left) * lens) / film / fill
    aside += ((left + end) / 2) * distance
  }
  const seen = film / lens
  const shift = (look * car.height - height) / distance + drop * seen
  return {
    azimuth,
    elevation: 0,
    height,
    span: (seen * distance) / width,
    distance,
    aside,
    centre: [(-right * seen) / width, shift + (down * seen) / width],
  }
}

/** A car's ends, left and right, as tangents of the angles seen from `distance`. A body is rounder than its box. */
function ends({ length, width }: Extent, around: number, distance: number, aside: number): [number, number] {
  const [cos, sin] = [Math.cos(around), Math.sin(around)]
  const tangents: number[] = []
  const see = (x: number, z: number) => tangents.push((x * sin + z * cos - aside) / (distance + x * cos - z * sin))
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      see((x * length) / 2, z * 0.36 * width)
      see(x * 0.45 * length, (z * width) / 2)
      see(x * length * 0.12, z * width * 0.3)
    }
  return [Math.min(...tangents), Math.max(...tangents)]
}

/** Degrees of a turn after which the whole car is kept in sight, as from any other place. */
const FREE = 45

/** The same camera after a turn around the car, in degrees. */
export function turned(start: CameraPlace, degrees: number, aspect: number, car: Extent): CameraPlace {
  const place = fitted({ ...start, azimuth: start.azimuth + degrees }, aspect, car)
  const away = Math.abs(wholeTurn(degrees + 180) - 180)
  return { ...place, span: place.span * lerp(start.span / fitted(start, aspect, car).span, 1, step(0, FREE, away)) }
}
