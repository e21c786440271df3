import type { Line, Point } from '#src/drawing/kit/curve.ts'
import { clamp, lerp } from '#src/three/kit/numbers.ts'

const apart = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** A polyline through the points by Catmull and Rom's rule, `steps` to each pair. */
export function through(points: readonly Point[], steps = 16): Point[] {
  const last = points.length - 1
  const line: Point[] = [points[0]!]
  for (let i = 0; i < last; i++) {
    const before = points[Math.max(0, i - 1)]!
    const from = points[i]!
    const to = points[i + 1]!
    const after = points[Math.min(last, i + 2)]!
    for (let k = 1; k <= steps; k++) {
      const t = k / steps
      const at = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t)
      line.push([at(0), at(1)])
    }
  }
  return line
}

/** The same polyline with points `gap` apart; its end stays. */
export function evenly(line: readonly Point[], gap: number): Point[] {
  const even: Point[] = [line[0]!]
  let walked = 0
  for (let i = 1; i < line.length; i++) {
    let from = line[i - 1]!
    const to = line[i]!
    let rest = apart(from, to)
    while (walked + rest >= gap) {
      const t = (gap - walked) / rest
      from = [lerp(from[0], to[0], t), lerp(from[1], to[1], t)]
      even.push(from)
      rest = apart(from, to)
      walked = 0
    }
    walked += rest
  }
  const end = line.at(-1)!
  if (apart(end, even.at(-1)!) > gap * 0.3) even.push(end)
  return even
}

type Range = { from: number; to: number; gap: number }

/**
 * A line sampled every `gap`, softened by a Gaussian of `sigma` (0 keeps it) and read as a uniform cubic B-spline, so
 * that its curvature is continuous and light runs over it without a break. Straight on beyond the range.
 */
export function softened(line: Line, { from, to, gap }: Range, sigma: number | Line): Line {
  const count = Math.ceil((to - from) / gap) + 3
  const placeOf = (i: number) => from + (i - 1) * gap
  const raw = Float64Array.from({ length: count }, (_, i) => line(placeOf(i)))
  const mirrored = (i: number) => {
    if (i < 0) return 2 * raw[0]! - raw[Math.min(count - 1, -i)]!
    if (i >= count) return 2 * raw[count - 1]! - raw[Math.max(0, 2 * count - 2 - i)]!
    return raw[i]!
  }
  const soft = raw.map((value, i) => {
    const width = typeof sigma === 'number' ? sigma : sigma(placeOf(i))
    if (width < gap * 0.3) return value
    const reach = Math.ceil((width * 3) / gap)
    let sum = 0
    let weights = 0
    for (let j = -reach; j <= reach; j++) {
      const weight = Math.exp(-0.5 * ((j * gap) / width) ** 2)
      sum += weight * mirrored(i + j)
      weights += weight
    }
    return sum / weights
  })
  return (x) => {
    const at = clamp((x - from) / gap + 1, 1, count - 2.000001)
    const i = Math.trunc(at)
    const t = at - i
    const u = 1 - t
    const [t2, t3] = [t * t, t * t * t]
    return (
      (u * u * u * soft[i - 1]! +
        (3 * t3 - 6 * t2 + 4) * soft[i]! +
        (-3 * t3 + 3 * t2 + 3 * t + 1) * soft[i + 1]! +
        t3 * soft[i + 2]!) /
      6
    )
  }
}
