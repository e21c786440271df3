import { expect, test } from 'vitest'
import { cameraAt, type Extent } from '#src/three/render/camera.ts'
import { pictureCamera, turned } from '#src/three/render/picture-camera.ts'

const SEDAN: Extent = { length: 4.8, width: 1.9, height: 1.45 }
const WHOLE = { width: 1, right: 0, down: 0 }
/** Of the pictures in paint. */
const ASPECT = 20 / 9

/** Where a point of the car is on the canvas, from -1 at its left and lower edge to 1. */
function seenAt([x, y, z]: readonly [number, number, number], place: ReturnType<typeof pictureCamera>) {
  const { view, projection } = cameraAt(place, ASPECT)
  const times = (matrix: Float32Array, point: readonly number[]) =>
    [0, 1, 2, 3].map((row) => point.reduce((sum, value, column) => sum + matrix[column * 4 + row]! * value, 0))
  const [across = 0, up = 0, , depth = 1] = times(projection, times(view, [x, y, z, 1]))
  return { across: across / depth, up: up / depth }
}

/** The car's ends as the camera of the pictures knows them: the corners of its plan are cut. */
const ends = (place: ReturnType<typeof pictureCamera>) => {
  const corners = [-1, 1].flatMap((side) =>
    [-1, 1].flatMap((end) => [
      seenAt([(end * SEDAN.length) / 2, 0.5, side * 0.36 * SEDAN.width], place),
      seenAt([end * 0.45 * SEDAN.length, 0.5, (side * SEDAN.width) / 2], place),
    ]),
  )
  const across = corners.map((corner) => corner.across)
  return { left: Math.min(...across), right: Math.max(...across) }
}

test('the car takes four fifths of the picture’s width, its middle in the middle', () => {
  const { left, right } = ends(pictureCamera(SEDAN, WHOLE))
  expect(right - left).toBeCloseTo(2 * 0.8, 3)
  expect(left + right).toBeCloseTo(0, 3)
})

test('what stands upright stays upright, and the car a little under the middle', () => {
  const place = pictureCamera(SEDAN, WHOLE)
  expect(seenAt([0, 0, 0], place).across).toBeCloseTo(seenAt([0, 1.4, 0], place).across, 6)
  const { up } = seenAt([0, 0.47 * SEDAN.height, 0], place)
  expect(up).toBeCloseTo(-0.012 * 2 * ASPECT, 3)
})

test('over a picture that is wider than the canvas and lies aside the car stands where it does in the picture', () => {
  const point = [-1.2, 0.7, 0.8] as const
  const inPicture = seenAt(point, pictureCamera(SEDAN, WHOLE))
  const onCanvas = seenAt(point, pictureCamera(SEDAN, { width: 1.2, right: 0.05, down: 0.03 }))
  expect(onCanvas.across).toBeCloseTo(1.2 * inPicture.across + 2 * 0.05, 3)
  expect(onCanvas.up).toBeCloseTo(1.2 * inPicture.up - 2 * 0.03 * ASPECT, 3)
})

test('a turn begins where the picture is, without a jump, and keeps the whole car in sight', () => {
  const start = pictureCamera(SEDAN, { width: 1.2, right: 0, down: 0 })
  const at = (degrees: number) => turned(start, degrees, ASPECT, SEDAN)
  expect(at(0).span).toBeCloseTo(start.span, 6)
  expect(at(360).span).toBeCloseTo(start.span, 6)
  let last = at(0).span
  for (let degrees = 1; degrees <= 180; degrees++) {
    const { span } = at(degrees)
    expect(Math.abs(span - last)).toBeLessThan(0.09)
    last = span
  }
  // From the side, with both ends.
  const beside = at(53)
  expect(seenAt([-SEDAN.length / 2, 0.5, 0.6], beside).across).toBeGreaterThan(-1)
  expect(seenAt([SEDAN.length / 2, 0.5, 0.6], beside).across).toBeLessThan(1)
})
