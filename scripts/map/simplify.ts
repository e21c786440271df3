export type Point = readonly [x: number, y: number]

/** Removes points that are nearer than `tolerance` to the line without them (Douglas–Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let farthest = 0
  let most = 0
  for (let i = 1; i < points.length - 1; i++) {
    const distance = distanceTo(points[i]!, first, last)
    if (distance > most) [most, farthest] = [distance, i]
  }
  if (most <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ]
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}
