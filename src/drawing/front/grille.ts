import type { FrontSizes } from '#src/drawing/front/body.ts'
import type { FacePoint, FrontDesign } from '#src/drawing/front/design.ts'
import { chords, shrunk, wholeOf } from '#src/drawing/front/outline.ts'
import type { Point } from '#src/drawing/kit/curve.ts'

const INNER_FRAME = 0.93
/** Bars end a little inside the frame. */
const BARS_WITHIN = 0.97

/** From the shares of the face to millimetres from the axis and above the ground. */
export const placeOn =
  ({ half, floor, upperLamp }: Pick<FrontSizes, 'half' | 'floor' | 'upperLamp'>) =>
  ([u, v]: FacePoint): Point => [u * half, floor + v * (upperLamp - floor)]

/** One or two frames as polygons, the outer one first, and the bars inside: the same in the drawing and in space. */
export type GrilleLines = {
  frames: readonly [Point[], ...Point[][]]
  bars: [Point, Point][]
}

export function grilleLines(
  { half, pattern, frames }: FrontDesign['grille'],
  place: (point: FacePoint) => Point,
): GrilleLines {
  const whole = wholeOf(half.map(place))
  const opening = frames === 2 ? shrunk(whole, INNER_FRAME) : whole
  const bars = pattern.angles.flatMap((angle) => chords(shrunk(opening, BARS_WITHIN), angle, pattern.step))
  return { frames: frames === 2 ? [whole, opening] : [whole], bars }
}
