import type { Point } from '#src/drawing/kit/curve.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'
import type { Body } from '#src/three/body/body.ts'
import { Surface } from '#src/three/car/surface.ts'
import { evenly } from '#src/three/kit/lines.ts'
import { roundedPoints, wholeOf } from '#src/drawing/front/outline.ts'
import { clamp, lerp } from '#src/three/kit/numbers.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'

/** Shares of half the width, and millimetres from the lower edge of the tail (openings) or from the lower lamp (plate). */
export type RearDesign = {
  /** Where each line of light begins: 0 is the middle of the car. */
  lamps: readonly [upper: number, lower: number]
  /** Half the height of what a line is let into: 15 is a slot, more makes one field of both. */
  field: number
  /** Middle of the plate under the lower lamp. */
  plate: number
  diffuser: { top: number; half: readonly [top: number, foot: number] }
  exhaust: { from: number; to: number; height: number; corner: number } | undefined
}

/** What makes one tail unlike the other four. */
export const rearDesigns: Record<DrawnModel, RearDesign> = {
  // One line across the whole car, one short, the plate on the lid, wide flat pipes.
  g90: {
    lamps: [0, 0.56],
    field: 15,
    plate: 104,
    diffuser: { top: 118, half: [0.38, 0.42] },
    exhaust: { from: 0.5, to: 0.74, height: 52, corner: 16 },
  },
  // Two staggered lines, no pipes: a calm foot with a long shadow.
  'new-g80': {
    lamps: [0.5, 0.3],
    field: 15,
    plate: 400,
    diffuser: { top: 130, half: [0.66, 0.72] },
    exhaust: undefined,
  },
  // Short broad fields at the corners, round pipes, a tall diffuser.
  g70: {
    lamps: [0.56, 0.56],
    field: 22,
    plate: 352,
    diffuser: { top: 138, half: [0.34, 0.46] },
    exhaust: { from: 0.56, to: 0.67, height: 84, corner: 42 },
  },
  // Both lines across the whole tailgate.
  gv80: {
    lamps: [0, 0],
    field: 15,
    plate: 196,
    diffuser: { top: 130, half: [0.4, 0.44] },
    exhaust: { from: 0.52, to: 0.74, height: 56, corner: 12 },
  },
  // One dark field on either side, the plate low.
  gv70: {
    lamps: [0.4, 0.4],
    field: 24,
    plate: 336,
    diffuser: { top: 128, half: [0.36, 0.46] },
    exhaust: { from: 0.54, to: 0.68, height: 72, corner: 34 },
  },
}

/** A body with the design of its tail. */
export type RenderedBody = Body & { rear: RearDesign }
export class RenderedSurface extends Surface {
  declare readonly body: RenderedBody
}

/** A plate: its middle over the ground, its half width and half height; all cars have the same. */
export const PLATE = { half: 260, tall: 56 } as const
const AROUND = { width: 40, top: 26, foot: 22, corner: 30 } as const

export const rearLampY = ({ car }: RenderedBody): number => car.lamps.tail[1]?.[0]?.[1] ?? car.height * 0.6

export const rearPlateY = (body: RenderedBody): number => rearLampY(body) - body.rear.plate

/** What the plate is let into, the whole closed line in the view from the rear. */
export function plateRecess(body: RenderedBody): Point[] {
  const y = rearPlateY(body)
  const { half, tall } = PLATE
  return roundedPoints(
    wholeOf([
      [0, y + tall + AROUND.top],
      [half + AROUND.width, y + tall + AROUND.top],
      [half + AROUND.width - 26, y - tall - AROUND.foot],
      [0, y - tall - AROUND.foot],
    ]),
    AROUND.corner,
  )
}

/** How far the tail falls away from the middle to the end of the plate: the recess is that much deeper. */
export function plateSag(body: RenderedBody): number {
  const y = rearPlateY(body)
  return body.onRear(0, y)[0] - body.onRear(PLATE.half, y)[0]
}

/** Openings of the rear's foot: the diffuser across the axis, and the pipes of the left side. Closed lines. */
export function rearOpenings(body: RenderedBody): { diffuser: Point[]; exhausts: Point[][] } {
  const { diffuser, exhaust } = body.rear
  const half = body.car.width / 2
  const foot = body.limits.bottom(body.car.length) + 26
  const middleLine = wholeOf([
    [0, foot + diffuser.top],
    [half * diffuser.half[0], foot + diffuser.top],
    [half * diffuser.half[1], foot],
    [0, foot],
  ])
  const middle = foot + 62
  const pipeOf = ({ from, to, height }: NonNullable<RearDesign['exhaust']>): Point[] => [
    [half * from, middle + height / 2],
    [half * to, middle + height / 2],
    [half * to - 8, middle - height / 2],
    [half * from, middle - height / 2],
  ]
  return {
    diffuser: roundedPoints(middleLine, 22),
    exhausts: exhaust ? [roundedPoints(pipeOf(exhaust), exhaust.corner)] : [],
  }
}

/** The lower shut line of boot lid or tailgate: straight across, down from the lamps with a crisp corner. */
export function lidSeam(body: RenderedBody): Vec3[] {
  const half = body.car.width / 2
  const lamp = rearLampY(body)
  const [top, foot] = [lamp - 17, body.car.suv ? 566 : Math.min(lamp - 178, rearPlateLow(body))]
  const corner = 46
  const [out, low] = [half * 0.735, half * 0.7]
  const arc = Array.from({ length: 13 }, (_, k): Point => {
    const t = k / 12
    const a = (1 - t) ** 2
    const b = 2 * t * (1 - t)
    const side = lerp(low, out, corner / (top - foot))
    return [a * (low - corner) + b * low + t * t * side, a * foot + b * foot + t * t * (foot + corner)]
  })
  const line: Point[] = [[0, foot], ...arc, [out, top]]
  return evenly(line, 12).map(([z, y]) => body.onRear(Math.max(0, z), y))
}

/** A lid that carries the plate ends under it. */
function rearPlateLow(body: RenderedBody): number {
  const low = rearPlateY(body) - PLATE.tall - AROUND.foot - 34
  return low > rearLampY(body) - 260 ? low : Number.POSITIVE_INFINITY
}

/** The lines of what the rear lamps are let into: those of the light, and what lies between them where both share a field. */
export function lampFields(body: RenderedBody, [upper, lower, ...more]: readonly Vec3[][]): Vec3[][] {
  const lines = [upper, lower, ...more].filter((line) => line !== undefined)
  if (!upper || !lower || body.rear.field <= SLOT) return lines
  const between = upper.map((point, i): Vec3 => {
    const other = lower[Math.round((i / Math.max(1, upper.length - 1)) * (lower.length - 1))] ?? point
    return [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2, (point[2] + other[2]) / 2]
  })
  const ends = [0, -1].map((k) => [upper.at(k), lower.at(k)].filter((point) => point !== undefined))
  return [...lines, between, ...ends]
}

const SLOT = 15

/** A line of light from where the design begins it: cut, or led on to the middle of the car. */
export function fromInner(body: Body, line: readonly Vec3[], share: number): Vec3[] {
  const inner = share * (body.car.width / 2)
  const cut = line.filter(([, , z]) => z >= inner)
  const first = line[0]
  if (!first || inner >= first[2]) return cut
  const count = Math.max(1, Math.round((first[2] - inner) / 11))
  const next = line[6] ?? first
  const slope = clamp((next[1] - first[1]) / Math.max(1, next[2] - first[2]), -0.05, 0.05)
  const ahead = Array.from({ length: count }, (_, k) => {
    const z = lerp(inner, first[2], k / count)
    const level = first[1] + slope * 0.5 * (z - first[2]) * (z / first[2])
    return body.onRear(z, level)
  })
  return [...ahead, ...line]
}
