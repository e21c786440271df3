import { distance, type Vec3 } from '#src/three/kit/vector.ts'

const CELL = 64
/** What is farther from a line than this is simply far. */
export const FAR = 300

const keyOf = (x: number, y: number, z: number) =>
  (Math.floor(x / CELL) * 512 + Math.floor(y / CELL)) * 512 + Math.floor(z / CELL)

/** Points of a line at most `gap` millimetres apart. */
export function dense(line: readonly Vec3[], gap: number): Vec3[] {
  const points: Vec3[] = []
  for (const [i, from] of line.entries()) {
    const to = line[i + 1]
    points.push(from)
    if (!to) break
    const count = Math.ceil(distance(from, to) / gap)
    for (let k = 1; k < count; k++) {
      const t = k / count
      points.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t])
    }
  }
  return points
}

/** How far a point is from the nearest of some lines in space: exact to a hair within 64 mm, FAR beyond. */
export function nearLines(lines: readonly (readonly Vec3[])[]): (point: Vec3) => number {
  const cells = new Map<number, [Vec3, Vec3][]>()
  for (const line of lines) {
    const points = dense(line, 12)
    for (const [i, from] of points.entries()) {
      const to = points[i + 1]
      if (!to) break
      const key = keyOf(from[0], from[1], from[2])
      const known = cells.get(key)
      if (known) known.push([from, to])
      else cells.set(key, [[from, to]])
    }
  }
  return (point) => {
    let best = FAR * FAR
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (let dz = -1; dz <= 1; dz++) {
          const pieces = cells.get(keyOf(point[0] + dx * CELL, point[1] + dy * CELL, point[2] + dz * CELL))
          for (const [from, to] of pieces ?? []) best = Math.min(best, squaredDistance(point, from, to))
        }
      }
    }
    return Math.sqrt(best)
  }
}

function squaredDistance([x, y, z]: Vec3, from: Vec3, to: Vec3): number {
  const [ex, ey, ez] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const [px, py, pz] = [x - from[0], y - from[1], z - from[2]]
  const t = Math.min(1, Math.max(0, (px * ex + py * ey + pz * ez) / (ex * ex + ey * ey + ez * ez || 1)))
  return (px - ex * t) ** 2 + (py - ey * t) ** 2 + (pz - ez * t) ** 2
}
