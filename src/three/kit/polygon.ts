import type { Point } from '#src/drawing/kit/curve.ts'
import { clamp } from '#src/three/kit/numbers.ts'

const CELL = 40
/** Distances to the edge are not computed beyond this. */
const REACH = 45

type Cell = { near: number[]; x: number; y: number; inside: boolean }

/** On which side of the line from p to q the point lies. */
const leftOf = (px: number, py: number, qx: number, qy: number, x: number, y: number): boolean =>
  (qx - px) * (y - py) - (qy - py) * (x - px) > 0

/**
 * Signed distance to the edge of a closed polygon, negative inside; exact within 45 mm of the edge, ±45 beyond. Edges
 * are kept by cells of a grid: a point is compared with the middle of its cell, whose side is known.
 */
export function edgeOf(points: readonly Point[]): (x: number, y: number) => number {
  const count = points.length
  const cells = new Map<number, Cell>()

  function isInside(x: number, y: number): boolean {
    let inside = false
    for (let i = 0, j = count - 1; i < count; j = i++) {
      const [ax, ay] = points[j]!
      const [bx, by] = points[i]!
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
    }
    return inside
  }
  function squaredDistance(x: number, y: number, i: number): number {
    const a = points[i]!
    const b = points[(i + 1) % count]!
    const ex = b[0] - a[0]
    const ey = b[1] - a[1]
    const t = clamp(((x - a[0]) * ex + (y - a[1]) * ey) / (ex * ex + ey * ey || 1), 0, 1)
    return (x - a[0] - ex * t) ** 2 + (y - a[1] - ey * t) ** 2
  }
  function cellAt(x: number, y: number): Cell {
    const column = Math.floor(x / CELL)
    const row = Math.floor(y / CELL)
    const key = column * 65_536 + row
    const known = cells.get(key)
    if (known) return known
    // Every edge between a point and the middle of its cell is in the cell's own list.
    const middle = [(column + 0.5) * CELL, (row + 0.5) * CELL] as const
    const reach = (CELL * 0.71 + REACH) ** 2
    const near = points.flatMap((_, i) => (squaredDistance(...middle, i) < reach ? [i] : []))
    const cell = { near, x: middle[0], y: middle[1], inside: isInside(...middle) }
    cells.set(key, cell)
    return cell
  }

  return (x, y) => {
    const cell = cellAt(x, y)
    let squared = REACH * REACH
    let inside = cell.inside
    for (const i of cell.near) {
      squared = Math.min(squared, squaredDistance(x, y, i))
      const [ax, ay] = points[i]!
      const [bx, by] = points[(i + 1) % count]!
      const crosses =
        leftOf(x, y, cell.x, cell.y, ax, ay) !== leftOf(x, y, cell.x, cell.y, bx, by) &&
        leftOf(ax, ay, bx, by, x, y) !== leftOf(ax, ay, bx, by, cell.x, cell.y)
      if (crosses) inside = !inside
    }
    return inside ? -Math.sqrt(squared) : Math.sqrt(squared)
  }
}

/** Both conditions at once (negative where they hold), the corner between them rounded by `radius`. */
export function both(a: number, b: number, radius: number): number {
  const u = Math.max(radius + a, 0)
  const v = Math.max(radius + b, 0)
  return Math.min(Math.max(a, b), -radius) + Math.hypot(u, v)
}
