import type { Body } from '#src/three/body/body.ts'
import { clamp, lerp, step } from '#src/three/kit/numbers.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'
import { Skin } from '#src/three/mesh/skin.ts'

/** A ray of the first coarse net: from the skeleton, level. */
type Column = { from: Vec3; heading: readonly [x: number, z: number] }

const QUARTER = Math.PI / 2
/** Heights of the rows beside a crease, in units of its radius: close where it bends. */
const CREASE_ROWS = [
  5, 3.8, 2.9, 2.2, 1.7, 1.3, 1, 0.75, 0.5, 0.25, 0, -0.25, -0.5, -0.75, -1, -1.3, -1.7, -2.2, -2.9, -3.8, -5,
]

/** The left half of the body as a fine mesh. Rows follow belt, shoulder and light catcher. `quality` 1 is the finest. */
export function coverBody(body: Body, shelfHeight: number, quality: number): Skin {
  const { car, limits } = body
  const { length, width, height, suv } = car
  const front = 720
  const rear = length - (suv ? 640 : 700)
  const heightOf = (x: number) =>
    lerp(0.385 * height, (suv ? 0.6 : 0.5) * height, step(front, front + 1300, x)) -
    (suv ? 0 : 0.06 * height * step(rear - 900, rear, x))
  const skeleton = (x: number): Vec3 => {
    const within = clamp(x, front, rear)
    return [within, heightOf(within), 0]
  }

  const skin = new Skin(body, skeleton)
  const columns = columnsOf(skeleton, front, rear, quality)
  const net = columns.map(({ from, heading }) => {
    let guess = 0
    return anglesAt(body, from).map((angle) => {
      const direction: Vec3 = [heading[0] * Math.sin(angle), Math.cos(angle), heading[1] * Math.sin(angle)]
      const [x, y, z] = body.reach(from, direction, guess)
      guess = Math.hypot(x - from[0], y - from[1], z - from[2])
      const isInCentrePlane = heading[1] < 1e-9 || angle === 0 || angle >= Math.PI
      return skin.add([x, y, isInCentrePlane ? 0 : z])
    })
  })
  for (const [i, next] of net.slice(1).entries()) {
    const column = net[i]!
    for (let j = 0; j < column.length - 1; j++) skin.quad(column[j]!, column[j + 1]!, next[j + 1]!, next[j]!)
  }

  const coarser = ([x, y, z]: Vec3) => {
    const isUnderneath = y < limits.bottom(x) + 12 && z < width * 0.4
    if (isUnderneath) return 4
    return x > length - 330 && y > shelfHeight - 70 && y < shelfHeight + 90 ? 0.5 : 1
  }
  skin.refine({ turn: 0.2, least: 9, most: 96, coarser })
  skin.refine({ turn: 0.13, least: 8, most: 84, coarser })
  if (quality > 0.5) {
    skin.refine({ turn: 0.11, least: 7, most: 84, coarser })
    skin.refine({ turn: 0.1, least: 6, most: 84, coarser })
  }
  if (quality > 0.9) {
    skin.refine({ turn: 0.1, least: 5, most: 84, coarser })
    skin.refine({ turn: 0.11, least: 4, most: 84, coarser })
  }
  return skin
}

/** A quarter turn around the nose, along the car, a quarter turn around the tail. */
function columnsOf(skeleton: (x: number) => Vec3, front: number, rear: number, quality: number): Column[] {
  const turns = Math.round(16 * quality)
  const along = Math.round(56 * quality)
  const angles = Array.from({ length: turns + 1 }, (_, i) => (i / turns) * QUARTER)
  return [
    ...angles.map((a): Column => ({ from: skeleton(front), heading: [-Math.cos(a), Math.sin(a)] })),
    ...Array.from({ length: along - 1 }, (_, i): Column => ({
      from: skeleton(lerp(front, rear, (i + 1) / along)),
      heading: [0, 1],
    })),
    ...angles.toReversed().map((a): Column => ({ from: skeleton(rear), heading: [Math.cos(a), Math.sin(a)] })),
  ]
}

/** Angles from the zenith at which the rows of a column lie: the drawn lines get rows of their own. */
function anglesAt({ car, limits, character, flank }: Body, [x, centre]: Vec3): number[] {
  const half = car.width / 2
  const top = limits.top(x)
  const toHeight = (y: number) => Math.atan2(flank(x, y), y - centre)
  /** An angle and into how many rows the way to the next one is parted. */
  const stops: [angle: number, rows: number][] = [
    [0, 6],
    [Math.atan2(0.42 * half, top - 12 - centre), 4],
    [Math.atan2(0.64 * half, top - 60 - centre), 7],
  ]
  const crease = (y: number, radius: number, up: number, down: number, rows: number) => {
    for (const k of CREASE_ROWS) {
      if (k * radius <= up && -k * radius <= down) stops.push([toHeight(y + k * radius), 1])
    }
    stops.at(-1)![1] = rows
  }
  crease(character.belt(x) + 8, 14, 60, 34, 1)
  crease(character.shoulder(x), 12, 28, 60, 3)
  for (const offset of [40, 0, -40]) stops.push([toHeight(character.mid(x) + offset), 1])
  crease(character.lightCatcher(x), 22, 112, 112, 2)
  stops.push([toHeight(limits.bottom(x) + 34), 3], [Math.PI - 0.55, 2], [Math.PI, 0])
  for (let i = 1; i < stops.length; i++) stops[i]![0] = Math.max(stops[i]![0], stops[i - 1]![0] + 0.004)
  const angles = stops.flatMap(([angle, rows], i) =>
    Array.from({ length: rows }, (_, k) => lerp(angle, Math.min(stops[i + 1]![0], Math.PI), k / rows)),
  )
  return [...angles, Math.PI]
}
