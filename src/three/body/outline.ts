import type { Car } from '#src/drawing/cars/car.ts'
import { cubicsOf, lineThrough, sample, topOf, type Line, type Node, type Point } from '#src/drawing/kit/curve.ts'
import { softened } from '#src/three/kit/lines.ts'

/** How far beyond both bumpers lines are still evaluated. */
export const MARGIN = 300

/** The drawn outline and its landmarks. */
export type Outline = {
  points: readonly Point[]
  /** Where the nose turns into the bonnet. */
  noseTop: Node
  /** The foot of the windscreen, a concave corner. */
  cowl: number
  /** The edge of the tail: of the boot lid, or of the roof over a tailgate. */
  lip: Node
  /** Where the rear screen meets the boot lid; the edge of the roof on a tailgate. */
  deck: number
  bottom: number
  /** The highest point above x. */
  top: Line
  /** The foremost and the rearmost point at a height. */
  foremost: Line
  rearmost: Line
}

const NOSE_TOP = 5
const isCorner = (node: Node) => node[5] !== undefined

export function outlineOf(car: Car): Outline {
  const nodes = car.outline
  const points = sample(cubicsOf(nodes), 40)
  const corners = nodes.filter(isCorner)
  const last = corners.at(-1)!
  const lip = car.suv ? corners[1]! : last
  const crossings = (y: number): number[] =>
    points.slice(1).flatMap(([bx, by], i) => {
      const [ax, ay] = points[i]!
      return (ay - y) * (by - y) <= 0 && ay !== by ? [ax + ((bx - ax) * (y - ay)) / (by - ay)] : []
    })
  return {
    points,
    noseTop: nodes[NOSE_TOP]!,
    cowl: corners[0]![0],
    lip,
    deck: car.suv ? lip[0] : nodes[nodes.indexOf(last) - 2]![0],
    bottom: Math.min(...points.map(([, y]) => y)),
    top: topOf(points),
    foremost: (y) => Math.min(...crossings(y)),
    rearmost: (y) => Math.max(...crossings(y)),
  }
}

/** Character lines of the side drawing with continuous curvature. */
export type Character = Record<'sill' | 'lightCatcher' | 'mid' | 'shoulder' | 'belt', Line>

export function characterOf(car: Car): Character {
  const soft = (points: readonly Point[]) =>
    softened(lineThrough(points), { from: -MARGIN, to: car.length + MARGIN, gap: 30 }, 90)
  return {
    sill: soft(car.sill),
    lightCatcher: soft(car.lightCatcher),
    mid: soft(car.mid),
    shoulder: soft(car.shoulder),
    belt: soft(car.belt),
  }
}
