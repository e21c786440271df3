import type { Point } from '#src/drawing/kit/curve.ts'
import type { Body } from '#src/three/body/body.ts'
import { evenly } from '#src/three/kit/lines.ts'
import { cross, minus, plus, unit, type Vec3 } from '#src/three/kit/vector.ts'
import type { Part } from '#src/three/mesh/part.ts'

/** A place on a line that lies on the skin: its normal, and the direction across the line. */
export type Frame = { point: Vec3; normal: Vec3; across: Vec3 }

/** Section of a strip: how far across and over the skin, and the normal there in the same two directions. */
export type Profile = readonly (readonly [across: number, over: number, normalAcross: number, normalOver: number])[]

export const flat = (width: number, over: number): Profile => [
  [-width / 2, over, 0, 1],
  [width / 2, over, 0, 1],
]

export const halfRound = (width: number, over: number): Profile =>
  [-1.35, -0.45, 0.45, 1.35].map((a) => [
    Math.sin(a) * width * 0.5,
    Math.cos(a) * over,
    Math.sin(a * 0.4),
    Math.cos(a * 0.4),
  ])

const ORIGIN: Vec3 = [0, 0, 0]

/** Lines and strips that lie on a body. */
export class Surface {
  readonly body: Body

  constructor(body: Body) {
    this.body = body
  }

  frames(line: readonly Vec3[], closed = false): Frame[] {
    const count = line.length
    return line.map((point, i) => {
      const before = line[closed ? (i + count - 1) % count : Math.max(0, i - 1)]!
      const after = line[closed ? (i + 1) % count : Math.min(count - 1, i + 1)]!
      const along = unit(minus(after, before))
      const across = unit(cross(this.body.normal(point), along))
      return { point, normal: unit(cross(along, across)), across }
    })
  }

  /** A profile pulled along a line; `share` narrows it by the place on the line, 0 to 1. */
  strip(part: Part, line: readonly Frame[], profile: Profile, closed = false, share: (at: number) => number = () => 1) {
    const rows = line.map(({ point, normal, across }, i) => {
      const narrow = share(i / (line.length - 1))
      return profile.map(([offset, over, normalAcross, normalOver]) =>
        part.add(
          plus(plus(point, across, offset * narrow), normal, over),
          plus(plus(ORIGIN, across, normalAcross), normal, normalOver),
        ),
      )
    })
    part.sheet(closed ? [...rows, rows[0]!] : rows)
  }

  /** The skin over a line of the side drawing. */
  onSide(line: readonly Point[]): Vec3[] {
    return line.map(([x, y]) => this.body.onSide(x, y))
  }

  /** The longest piece of a drawn line that lies on the side: not at the edges, not in an arch. */
  sideOf(line: readonly Point[]): Point[] {
    const { car, limits } = this.body
    const isOnSide = ([x, y]: Point) =>
      y < limits.top(x) - 9 &&
      y > limits.bottom(x) + 12 &&
      x > limits.nose(y) + 6 &&
      x < limits.tail(y) - 6 &&
      Math.hypot(x - car.frontOverhang, y - car.tyre) > car.arch + 2 &&
      Math.hypot(x - car.rearAxle, y - car.tyre) > car.arch + 2
    let longest: Point[] = []
    let piece: Point[] = []
    for (const point of evenly(line, 12)) {
      if (isOnSide(point)) {
        piece.push(point)
        if (piece.length > longest.length) longest = piece
      } else piece = []
    }
    return longest
  }

  /** A vertex on the skin, or a little over it. */
  vertex(part: Part, point: Vec3, over: number): number {
    const normal = this.body.normal(point)
    return part.add(plus(point, normal, over), normal)
  }
}
