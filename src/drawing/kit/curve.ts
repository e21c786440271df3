import { radians } from '#src/drawing/kit/numbers.ts'

/** Millimetres: x from the front bumper to the right, y up from the ground. */
export type Point = readonly [x: number, y: number]
/** A node of an outline: the angle of travel into it (degrees), both handles, the angle out when it is a corner. */
export type Node = readonly [
  x: number,
  y: number,
  angle: number,
  handleIn: number,
  handleOut: number,
  angleOut?: number | undefined,
]
export type Cubic = readonly [from: Point, a: Point, b: Point, to: Point]
export type Line = (x: number) => number

/** A smooth line y(x) through the points, straight on beyond the ends. */
export function lineThrough(points: readonly Point[]): Line {
  const last = points.length - 1
  const slopeBetween = (i: number, j: number) => (points[j]![1] - points[i]![1]) / (points[j]![0] - points[i]![0])
  const slopes = points.map((point, i) => {
    if (i === 0) return slopeBetween(0, 1)
    if (i === last) return slopeBetween(last - 1, last)
    const before = point[0] - points[i - 1]![0]
    const after = points[i + 1]![0] - point[0]
    return (slopeBetween(i - 1, i) * after + slopeBetween(i, i + 1) * before) / (before + after)
  })
  return (x) => {
    const end = x <= points[0]![0] ? 0 : x >= points[last]![0] ? last : null
    if (end !== null) return points[end]![1] + (x - points[end]![0]) * slopes[end]!
    const i = points.findIndex((_, k) => x <= points[k + 1]![0])
    const [from, to] = [points[i]!, points[i + 1]!]
    const h = to[0] - from[0]
    const t = (x - from[0]) / h
    const [t2, t3] = [t * t, t * t * t]
    return (
      (2 * t3 - 3 * t2 + 1) * from[1] +
      (t3 - 2 * t2 + t) * h * slopes[i]! +
      (3 * t2 - 2 * t3) * to[1] +
      (t3 - t2) * h * slopes[i + 1]!
    )
  }
}

export const slopeOf = (line: Line, x: number): number => (line(x + 2) - line(x - 2)) / 4

/** The cubics between the nodes; a closed list returns to its first node. */
export function cubicsOf(nodes: readonly Node[], closed = false): Cubic[] {
  const pairs = closed ? nodes.length : nodes.length - 1
  return nodes.slice(0, pairs).map((from, i) => {
    const to = nodes[(i + 1) % nodes.length]!
    const [out, into] = [radians(from[5] ?? from[2]), radians(to[2])]
    return [
      [from[0], from[1]],
      [from[0] + Math.cos(out) * from[4], from[1] + Math.sin(out) * from[4]],
      [to[0] - Math.cos(into) * to[3], to[1] - Math.sin(into) * to[3]],
      [to[0], to[1]],
    ]
  })
}

export function pointOn([p, a, b, q]: Cubic, t: number): Point {
  const u = 1 - t
  const weigh = (axis: 0 | 1) =>
    u * u * u * p[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t * t * t * q[axis]
  return [weigh(0), weigh(1)]
}

/** Points along a chain of cubics, `steps` to each. */
export const sample = (cubics: readonly Cubic[], steps: number): Point[] =>
  cubics.flatMap((cubic, i) =>
    Array.from({ length: steps + (i === 0 ? 1 : 0) }, (_, k) => pointOn(cubic, (k + (i === 0 ? 0 : 1)) / steps)),
  )

/** The highest y of a polyline above each x, -1 where there is none. */
export function topOf(points: readonly Point[]): Line {
  return (x) => {
    let best = -1
    for (let i = 1; i < points.length; i++) {
      const [ax, ay] = points[i - 1]!
      const [bx, by] = points[i]!
      if (ax === bx || (ax - x) * (bx - x) > 0) continue
      best = Math.max(best, ay + ((by - ay) * (x - ax)) / (bx - ax))
    }
    return best
  }
}

export type Extent = { left: number; right: number; bottom: number; top: number }

export function extentOf(points: readonly Point[]): Extent {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}
