import { chords } from '#src/drawing/front/outline.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import type { Face } from '#src/three/car/face.ts'
import { halfRound, type Profile, type Surface } from '#src/three/car/surface.ts'
import { evenly } from '#src/three/kit/lines.ts'
import { lerp } from '#src/three/kit/numbers.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'
import type { Part } from '#src/three/mesh/part.ts'
import type { Features } from './features.ts'

/** A bar that stands in an opening: rounded front edge `over` the skin, reaching `deep` behind it. */
const blade = (width: number, over: number, deep: number): Profile => {
  const half = width / 2
  const round = [-1.5, -0.75, 0, 0.75, 1.5].map(
    (a) => [Math.sin(a) * half, over + (Math.cos(a) - 1) * half, Math.sin(a), Math.cos(a)] as const,
  )
  return [[-half, -deep, -1, 0.05], ...round, [half, -deep, 1, 0.05]]
}

const GAP = 10
const SHORTEST = 30
const FIN_STEP = 30
/** A bar upright on the axis is found a hair beside it. */
const ON_AXIS = 0.5
/** Lines of the bumper end so far before the arch, mm. */
const BEFORE_ARCH = 4

/** What fills the openings of the front: frames, bars that have depth, a dark lattice behind them. */
export function addFront(
  surface: Surface,
  face: Face,
  features: Features,
  parts: Record<'chrome' | 'bar' | 'dark', Part>,
): void {
  const { body } = surface
  const onFront = (line: readonly Point[]): ReturnType<Surface['frames']> =>
    surface.frames(line.map(([z, y]): Vec3 => body.onFront(Math.max(0, z), y)))
  face.frames.forEach((frame, i) => {
    const line = onFront(evenly(rightOf(frame), GAP))
    surface.strip(parts.chrome, line, i === 0 ? halfRound(15, 8) : blade(8, 1, 30))
  })
  const inFront = blade(face.bars.length > 20 ? 5 : 8, -5, 34)
  for (const bar of face.bars) {
    const line = rightPart(bar)
    if (line) surface.strip(parts.bar, onFront(line), inFront)
  }
  for (const line of behind(face.frames[0])) surface.strip(parts.dark, onFront(line), blade(7, -46, 58))
  for (const opening of features.openings) {
    surface.strip(parts.chrome, onFront(evenly([...opening, ...opening.slice(0, 1)], GAP)), halfRound(6, 4))
    for (const fin of chords(opening, 0, FIN_STEP)) {
      if (lengthOf(fin) >= SHORTEST) surface.strip(parts.bar, onFront(evenly(fin, 24)), blade(6, -10, 44))
    }
  }
  const lastOfBumper = body.car.frontOverhang - body.car.arch - BEFORE_ARCH
  for (const line of face.bumper) {
    const crosses = features.openings.some((opening) => runsThrough(line, opening))
    if (crosses) continue
    // Its outer end lies far around the corner: it stops before the wheel.
    const frames = onFront(evenly(line, GAP)).filter(({ point }) => point[0] < lastOfBumper)
    surface.strip(parts.bar, frames, halfRound(7, 4))
  }
}

const lengthOf = ([from, to]: readonly [Point, Point]): number => Math.hypot(to[0] - from[0], to[1] - from[1])

function runsThrough(line: readonly Point[], opening: readonly Point[]): boolean {
  const heights = opening.map(([, y]) => y)
  const [low, high] = [Math.min(...heights) - 12, Math.max(...heights) + 12]
  const middle = line[Math.floor(line.length / 2)]
  return middle !== undefined && middle[1] > low && middle[1] < high
}

/** Standing bars that carry the visible ones. */
function behind(frame: readonly Point[]): Point[][] {
  return chords(frame, 90, 70).flatMap((bar) => {
    const line = rightPart(bar)
    return line ? [line] : []
  })
}

const snapped = ([z, y]: Point): Point => [Math.abs(z) < ON_AXIS ? 0 : z, y]

/** What of a bar lies on the right half, as a line of points. */
function rightPart(bar: readonly [Point, Point]): Point[] | undefined {
  const [first, second] = bar[0][0] <= bar[1][0] ? bar : [bar[1], bar[0]]
  const [a, b] = [snapped(first), snapped(second)]
  if (b[0] < -0.5) return undefined
  const t0 = a[0] < 0 && b[0] > a[0] ? -a[0] / (b[0] - a[0]) : 0
  const start: Point = [lerp(a[0], b[0], t0), lerp(a[1], b[1], t0)]
  if (lengthOf([start, b]) < SHORTEST) return undefined
  return Array.from({ length: 24 }, (_, k): Point => [lerp(start[0], b[0], k / 23), lerp(start[1], b[1], k / 23)])
}

/** The right half of a symmetric closed line that begins on the axis at the top, from axis to axis. */
function rightOf(frame: readonly Point[]): Point[] {
  const right = frame.filter(([z]) => z > 0.5)
  return [[0, right[0]?.[1] ?? 0], ...right, [0, right.at(-1)?.[1] ?? 0]]
}
