import type { Point } from '#src/drawing/kit/curve.ts'
import type { Path } from '#src/drawing/kit/path.ts'

export const flip = ([x, y]: Point): Point => [-x, y]
export const keep = (point: Point): Point => point

/** One half of a symmetric line, from the axis outwards. */
export type Half = { from: Point; cubics: readonly (readonly [Point, Point, Point])[] }

/** Both halves as two open lines. */
export function mirrored(path: Path, { from, cubics }: Half): Path {
  for (const side of [keep, flip]) {
    path.move(side(from))
    for (const [a, b, to] of cubics) path.cubic(side(a), side(b), side(to))
  }
  return path
}

/** Both halves as one closed shape. */
export function closed(path: Path, { from, cubics }: Half): Path {
  path.move(from)
  for (const [a, b, to] of cubics) path.cubic(a, b, to)
  path.line(flip(cubics.at(-1)![2]))
  for (let i = cubics.length - 1; i >= 0; i--) {
    const [a, b] = cubics[i]!
    path.cubic(flip(b), flip(a), flip(i === 0 ? from : cubics[i - 1]![2]))
  }
  return path.close()
}

/** The whole polygon of a right half that begins and ends on the axis. */
export const wholeOf = (half: readonly Point[]): Point[] => [...half, ...half.slice(1, -1).map(flip).toReversed()]

const along = (from: Point, to: Point, distance: number): Point => {
  const share = Math.min(0.5, distance / Math.hypot(to[0] - from[0], to[1] - from[1]))
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** The two places between which a corner is softened; `radius` is how far from it that begins, in millimetres. */
const aroundCorner = (points: readonly Point[], i: number, radius: number): [before: Point, after: Point] => [
  along(points[i]!, points.at(i - 1)!, radius),
  along(points[i]!, points[(i + 1) % points.length]!, radius),
]

/** A closed polygon with softened corners. */
export function rounded(path: Path, points: readonly Point[], radius: number): Path {
  points.forEach((corner, i) => {
    const [before, after] = aroundCorner(points, i, radius)
    if (i === 0) path.move(before)
    else path.line(before)
    path.quad(corner, after)
  })
  return path.close()
}

/** The same as points: `steps` (even, so that the middle of a corner is one of them) to each corner. */
export const roundedPoints = (points: readonly Point[], radius: number, steps = 8): Point[] =>
  points.flatMap((corner, i) => {
    const [before, after] = aroundCorner(points, i, radius)
    return Array.from({ length: steps + 1 }, (_, k): Point => {
      const t = k / steps
      const at = (axis: 0 | 1) => (1 - t) ** 2 * before[axis] + 2 * t * (1 - t) * corner[axis] + t ** 2 * after[axis]
      return [at(0), at(1)]
    })
  })

/** Parallel lines at an angle (degrees), `step` apart, where they are inside the polygon. */
export function chords(polygon: readonly Point[], angle: number, step: number): [Point, Point][] {
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const off = ([x, y]: Point) => y * dx - x * dy
  const offsets = polygon.map(off)
  // The lines are counted from the middle, so that they fall the same way on both halves.
  const middle = (Math.min(...offsets) + Math.max(...offsets)) / 2
  const reach = (Math.max(...offsets) - Math.min(...offsets)) / 2
  const lines: [Point, Point][] = []
  for (let c = -Math.ceil(reach / step) * step; c <= reach; c += step) {
    const crossings = polygon
      .flatMap((from, i): Point[] => {
        const to = polygon[(i + 1) % polygon.length]!
        const [a, b] = [off(from) - middle - c, off(to) - middle - c]
        if (a >= 0 === b >= 0) return []
        const t = a / (a - b)
        return [[from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]]
      })
      .toSorted((p, q) => p[0] * dx + p[1] * dy - (q[0] * dx + q[1] * dy))
    for (let i = 0; i + 1 < crossings.length; i += 2) lines.push([crossings[i]!, crossings[i + 1]!])
  }
  return lines
}

/** The polygon drawn towards a point: 1 keeps it. */
export const shrunk = (polygon: readonly Point[], share: number): Point[] => {
  const ys = polygon.map(([, y]) => y)
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2
  return polygon.map(([x, y]): Point => [x * share, middle + (y - middle) * share])
}
