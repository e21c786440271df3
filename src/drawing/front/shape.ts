import type { Car } from '#src/drawing/cars/car.ts'
import {
  bodyHalf,
  frontSizes,
  leadingEdgeHalf,
  mirrorHalf,
  railHalf,
  screenHalf,
  type FrontSizes,
} from '#src/drawing/front/body.ts'
import { frontDesigns, type FacePoint, type FrontDesign } from '#src/drawing/front/design.ts'
import { grilleLines, placeOn } from '#src/drawing/front/grille.ts'
import { closed, flip, keep, mirrored, rounded, type Half } from '#src/drawing/front/outline.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import { Pen } from '#src/drawing/kit/frame.ts'
import { FRONT_FRAME } from '#src/drawing/kit/frames.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'

/** Path data of the front: sizes from the facts and the side view, character from the model's design. */
export type FrontShape = Record<
  | 'body'
  | 'screen'
  | 'rail'
  | 'creases'
  | 'leadingEdge'
  | 'grille'
  | 'bars'
  | 'openings'
  | 'bumper'
  | 'roofRails'
  | 'lamps'
  | 'mirrors'
  | 'tyres',
  string
> & { pen: Pen; width: number; height: number; shoulderY: number }

const SIDES = [keep, flip]
const OPENING_CORNER = 20

export function frontShape(code: DrawnModel, car: Car): FrontShape {
  const design = frontDesigns[code]
  const sizes = frontSizes(design, car)
  const pen = new Pen(FRONT_FRAME.axis, FRONT_FRAME.ground)
  const body = bodyHalf(design, sizes)
  const place = placeOn(sizes)
  const both = (line: Half) => String(mirrored(pen.path(), line))
  const lines = (list: readonly (readonly FacePoint[])[]) => {
    const path = pen.path()
    for (const points of list) for (const side of SIDES) path.through(points.map(place).map(side))
    return String(path)
  }
  return {
    pen,
    width: car.width,
    height: car.height,
    shoulderY: sizes.hip[1] - 60,
    body: String(closed(pen.path(), body)),
    screen: String(closed(pen.path(), screenHalf(sizes))),
    rail: both(railHalf(body)),
    creases: lines(design.creases),
    leadingEdge: both(leadingEdgeHalf(sizes)),
    ...grillePaths(pen, design, place),
    openings: openingPaths(pen, design, place),
    bumper: lines(design.bumper),
    roofRails: design.roofRails ? roofRailPaths(pen, sizes) : '',
    lamps: lines([...design.lamps, ...design.marks]),
    mirrors: both(mirrorHalf(sizes)),
    tyres: tyrePaths(pen, sizes, car.suv),
  }
}

type Place = (point: FacePoint) => Point

function grillePaths(pen: Pen, { grille }: FrontDesign, place: Place): Pick<FrontShape, 'grille' | 'bars'> {
  const lines = grilleLines(grille, place)
  const frames = pen.path()
  for (const frame of lines.frames) rounded(frames, frame, grille.corner)
  const bars = pen.path()
  for (const bar of lines.bars) bars.polyline(bar)
  return { grille: String(frames), bars: String(bars) }
}

function openingPaths(pen: Pen, { openings }: FrontDesign, place: Place): string {
  const path = pen.path()
  for (const points of openings) {
    for (const side of SIDES) rounded(path, points.map(place).map(side), OPENING_CORNER)
  }
  return String(path)
}

/** They stand on the edge of the roof and stay under the declared height. */
function roofRailPaths(pen: Pen, { height, roof: [roofX, roofY] }: FrontSizes): string {
  const rail: Point[] = [
    [roofX * 0.84, height - 22],
    [roofX * 0.88, height - 2],
    [roofX * 0.96, height - 8],
    [roofX * 1.0, roofY + 10],
  ]
  const path = pen.path()
  for (const side of SIDES) path.polyline(rail.map(side))
  return String(path)
}

function tyrePaths(pen: Pen, { half, floor }: FrontSizes, suv: boolean): string {
  const tyreWidth = suv ? 262 : 245
  const tyreX = half - tyreWidth - 18
  const tyres = pen.path()
  for (const side of SIDES) {
    tyres
      .move(side([tyreX, floor + 80]))
      .line(side([tyreX, 26]))
      .quad(side([tyreX, 0]), side([tyreX + 26, 0]))
      .line(side([tyreX + tyreWidth - 26, 0]))
      .quad(side([tyreX + tyreWidth, 0]), side([tyreX + tyreWidth, 30]))
      .line(side([tyreX + tyreWidth, floor + 140]))
  }
  return String(tyres)
}
