import { frontDesigns } from '#src/drawing/front/design.ts'
import { frontSizes } from '#src/drawing/front/body.ts'
import { grilleLines, placeOn } from '#src/drawing/front/grille.ts'
import { chords, roundedPoints } from '#src/drawing/front/outline.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import type { Body } from '#src/three/body/body.ts'
import { evenly, through } from '#src/three/kit/lines.ts'
import { lerp } from '#src/three/kit/numbers.ts'
import { halfRound, type Surface } from '#src/three/car/surface.ts'
import type { Parts } from '#src/three/mesh/part.ts'

/** The face of a model in space, from the design of its front drawing; points are z and y. */
export type Face = {
  /** Frames of the grille, the outer one first, whole. */
  frames: readonly [Point[], ...Point[][]]
  bars: readonly [Point, Point][]
  /** Openings beside the grille, closed lines of the right half; lines of the bumper, from the axis to the right. */
  openings: readonly Point[][]
  bumper: readonly Point[][]
  /** How far from the middle the lamps begin. */
  lampStart: number
}

/** A frame's line is followed in steps of this many millimetres. */
const GAP = 10
const OPENING_CORNER = 22
/** Fins of an opening lie this far apart, mm. */
const FIN_STEP = 34
const FIN_GAP = 24
const BAR_POINTS = 23
/** Shorter pieces of a bar are crumbs in a corner. */
const SHORTEST_BAR = 30

export function faceOf({ car }: Body): Face {
  const design = frontDesigns[car.code]
  const sizes = frontSizes(design, car)
  // In space the lamps are where the side drawing has them; the front drawing shows them a little higher.
  const place = placeOn({ ...sizes, upperLamp: car.lamps.head[0]![0]![1] })
  const { frames, bars } = grilleLines(design.grille, place)
  const [outer, ...inner] = frames.map((frame) => roundedPoints(frame, design.grille.corner))
  return {
    frames: [outer!, ...inner],
    bars,
    openings: design.openings.map((line) => roundedPoints(line.map(place), OPENING_CORNER)),
    bumper: design.bumper.map((line) => through(line.map(place))),
    lampStart: Math.min(...design.lamps.map(([start]) => place(start!)[0])),
  }
}

/**
 * Frames and bars, the rims of the openings and the lines of the bumper; what is open is cut out of the skin. Only the
 * right half: the car is mirrored.
 */
export function addFace(surface: Surface, { frames, bars, openings, bumper }: Face, parts: Parts): void {
  const { body } = surface
  const onFront = (line: readonly Point[]) => surface.frames(line.map(([z, y]) => body.onFront(z, y)))
  frames.forEach((frame, i) => {
    surface.strip(parts.of('chrome'), onFront(evenly(rightOf(frame), GAP)), halfRound(i === 0 ? 9 : 6, 5))
  })
  for (const line of openings) {
    surface.strip(parts.of('chrome'), onFront(evenly([...line, line[0]!], GAP)), halfRound(5, 4))
    for (const fin of chords(line, 0, FIN_STEP).filter(isWorthDrawing))
      surface.strip(parts.of('rim'), onFront(evenly(fin, FIN_GAP)), halfRound(4, 3))
  }
  for (const line of bumper) {
    surface.strip(parts.of('rim'), onFront(evenly(line, GAP)), halfRound(7, 4))
  }
  for (const bar of bars) {
    const [from, to] = [...bar].toSorted(([a], [b]) => a - b) as [Point, Point]
    if (to[0] < -0.5) continue
    // What lies on the left is cut off at the axis.
    const start = from[0] < 0 ? pointAt(from, to, -from[0] / (to[0] - from[0])) : from
    if (!isWorthDrawing([start, to])) continue
    const line = Array.from({ length: BAR_POINTS }, (_, k) => pointAt(start, to, k / (BAR_POINTS - 1)))
    surface.strip(parts.of('rim'), onFront(line), halfRound(6.5, 5))
  }
}

const isWorthDrawing = ([from, to]: readonly [Point, Point]): boolean =>
  Math.hypot(to[0] - from[0], to[1] - from[1]) >= SHORTEST_BAR

const pointAt = (from: Point, to: Point, t: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t)]

/** The right half of a symmetric closed line that begins on the axis at the top, from axis to axis. */
function rightOf(frame: readonly Point[]): Point[] {
  const right = frame.filter(([z]) => z > 0.5)
  return [[0, right[0]![1]], ...right, [0, right.at(-1)![1]]]
}
