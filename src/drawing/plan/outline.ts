import type { Car } from '#src/drawing/cars/car.ts'
import type { Cubic, Point } from '#src/drawing/kit/curve.ts'

/** The far half of the body seen from above, from nose to tail: x along the car, y out from its axis. */
export function planCubics({
  length: L,
  width: W,
  frontOverhang: front,
  rearAxle: rear,
  wheelbase,
  suv,
}: Car): Cubic[] {
  const fender = suv ? 1.12 : 1
  const corners: readonly (readonly [Point, Point, Point])[] = [
    [
      [0, 0.16 * W],
      [18, 0.27 * W],
      [78, 0.35 * W],
    ],
    [
      [140, 0.428 * W],
      [270 * fender, 0.468 * W],
      [front * 0.8, 0.486 * W],
    ],
    [
      [front * 1.02, 0.496 * W],
      [front + 180, 0.5 * W],
      [front + 420, 0.499 * W],
    ],
    [
      [front + 0.34 * wheelbase, 0.4965 * W],
      [front + 0.62 * wheelbase, 0.4965 * W],
      [rear - 240, 0.4995 * W],
    ],
    [
      [rear + 120, 0.502 * W],
      [L - 470, 0.496 * W],
      [L - (suv ? 250 : 300), 0.468 * W],
    ],
    [
      [L - 130, 0.443 * W],
      [L - 46, 0.4 * W],
      [L - 22, 0.3 * W],
    ],
    [
      [L - 6, 0.2 * W],
      [L, 0.1 * W],
      [L, 0],
    ],
  ]
  return corners.map((corner, i) => [i === 0 ? [0, 0] : corners[i - 1]![2], ...corner])
}
