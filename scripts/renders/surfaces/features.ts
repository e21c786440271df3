import { frontSizes } from '#src/drawing/front/body.ts'
import { frontDesigns, type FacePoint } from '#src/drawing/front/design.ts'
import { placeOn } from '#src/drawing/front/grille.ts'
import { roundedPoints } from '#src/drawing/front/outline.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'
import type { Body } from '#src/three/body/body.ts'
import type { Face } from '#src/three/car/face.ts'
import { lampLines } from '#src/three/car/lamps.ts'
import type { SideGlass } from '#src/three/car/regions.ts'
import { seamLines } from '#src/three/car/seams.ts'
import { handleOutline } from '#src/three/car/side-details.ts'
import { evenly, through } from '#src/three/kit/lines.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'
import { fromInner, lidSeam, plateRecess, rearOpenings, type RenderedSurface } from './rear.ts'

/** Lines on the skin at which it is cut or must be fine. Left half, millimetres. */
export type Features = {
  seams: Vec3[][]
  heads: Vec3[][]
  tails: Vec3[][]
  fenders: Vec3[][]
  /** Closed lines around the wells of the door handles. */
  handles: Vec3[][]
  /** Closed lines in the view from the front: the grille, and what else is open. */
  grille: Point[]
  openings: Point[][]
  /** Closed lines in the view from the rear: around the plate if there is one, of the diffuser, of the pipes. */
  plates: Point[][]
  diffuser: Point[]
  exhausts: Point[][]
}

/** Openings that the front drawing shows as two lines: in space they have depth. */
const intakes: Partial<Record<DrawnModel, readonly FacePoint[]>> = {
  g90: [
    [0.5, 0.31],
    [0.91, 0.31],
    [0.9, 0.2],
    [0.45, 0.2],
  ],
}
const INTAKE_CORNER = 16

/** A study has doors only: no bonnet, no lid and no plate part its skin. */
export function featuresOf(surface: RenderedSurface, face: Face, isStudy = false): Features {
  const { body } = surface
  const handles = body.car.handles.map((handle) => {
    const line = surface.onSide(handleOutline(handle))
    return [...line, ...line.slice(0, 1)]
  })
  const { tails, ...lamps } = lampLines(surface, face.lampStart)
  const { lamps: begins } = body.rear
  return {
    // The last of the drawn shut lines is that of the lid in the view from the rear: here it has corners.
    seams: isStudy ? doorSeams(surface) : [...seamLines(surface).slice(0, -1), lidSeam(body)],
    handles,
    ...lamps,
    tails: tails.map((line, i) => fromInner(body, line, begins[i === 0 ? 0 : 1])),
    grille: face.frames[0],
    openings: [...face.openings, ...intakeOf(body)],
    plates: isStudy ? [] : [plateRecess(body)],
    ...rearOpenings(body),
  }
}

const doorSeams = (surface: RenderedSurface): Vec3[][] =>
  surface.body.car.seams.map((points) => surface.onSide(surface.sideOf(through(points))))

function intakeOf({ car }: Body): Point[][] {
  const line = intakes[car.code]
  if (!line) return []
  const sizes = frontSizes(frontDesigns[car.code], car)
  const place = placeOn({ ...sizes, upperLamp: car.lamps.head[0]?.[0]?.[1] ?? sizes.upperLamp })
  return [roundedPoints(line.map(place), INTAKE_CORNER)]
}

/** Every line near which the skin must be fine, in space. */
export function fineLines({ body }: RenderedSurface, features: Features, glass: SideGlass): Vec3[][] {
  const onFront = (line: readonly Point[]) =>
    evenly([...line, ...line.slice(0, 1)], 20)
      .filter(([z]) => z > -20)
      .map(([z, y]) => body.onFront(Math.max(0, z), y))
  const side = evenly(glass.line, 20).map(([x, y]) => body.onSide(x, y))
  const onRear = (line: readonly Point[]) =>
    evenly([...line, ...line.slice(0, 1)], 20)
      .filter(([z]) => z > -20)
      .map(([z, y]) => body.onRear(Math.max(0, z), y))
  const rear = [...features.plates, features.diffuser, ...features.exhausts].map(onRear)
  return [onFront(features.grille), ...features.openings.map(onFront), side, ...rear]
}
