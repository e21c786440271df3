import type { Car } from '#src/drawing/cars/car.ts'
import type { Body } from '#src/three/body/body.ts'
import { lerp } from '#src/three/kit/numbers.ts'
import { cross, minus, plus, type Vec3 } from '#src/three/kit/vector.ts'
import { Part, Parts } from '#src/three/mesh/part.ts'

/** A section of a turned body: radius, and z from the outer face of the tyre outwards. */
type Profile = readonly (readonly [radius: number, z: number])[]

const TURN = Math.PI * 2
/** How far the outer face of the tyre stands in from the arch. */
const INSET = 16

/** Half the distance between the outer faces of the tyres. */
export const halfTrack = ({ car, flank }: Body, axle: number): number =>
  Math.min(flank(axle, car.tyre + car.arch + 6), car.width / 2) - INSET

/** One wheel, put in four places. */
export function addWheels(body: Body, parts: Parts): void {
  const { car } = body
  const wheel = new Parts()
  addTyre(car, wheel)
  addRim(car, wheel)
  addSpokes(car, wheel.of('rim'))
  addHub(car, wheel)
  addBrake(car, wheel)
  for (const [axle, caliperAt] of [
    [car.frontOverhang, 0.28],
    [car.rearAxle, Math.PI - 0.28],
  ] as const) {
    const caliper = caliperOf(car, caliperAt)
    const z = halfTrack(body, axle)
    for (const side of [1, -1] as const) {
      const place = ([px, py, pz]: Vec3): Vec3 => [axle + px, car.tyre + py, side * (z + pz)]
      const turn = ([nx, ny, nz]: Vec3): Vec3 => [nx, ny, side * nz]
      for (const [name, part] of wheel.entries()) parts.of(name).append(part, place, turn, side < 0)
      parts.of('underbody').append(caliper, place, turn, side < 0)
    }
  }
}

function lathe(part: Part, profile: Profile, segments: number): void {
  part.sheet(
    profile.map(([radius, z], i) => {
      const before = profile[Math.max(0, i - 1)]!
      const after = profile[Math.min(profile.length - 1, i + 1)]!
      const [dr, dz] = [after[0] - before[0], after[1] - before[1]]
      return Array.from({ length: segments + 1 }, (_, k) => {
        const [cos, sin] = [Math.cos((k / segments) * TURN), Math.sin((k / segments) * TURN)]
        return part.add([cos * radius, sin * radius, z], [-cos * dz, -sin * dz, dr])
      })
    }),
  )
}

const tyreWidth = ({ suv }: Car) => (suv ? 268 : 250)

/** The tread's shoulder: an arc of 25 mm. */
const roundShoulder = (radius: number, z: number, from: number, to: number, count: number): Profile =>
  Array.from({ length: count + 1 }, (_, i) => {
    const angle = lerp(from, to, i / count)
    return [radius + Math.cos(angle) * 25, z + Math.sin(angle) * 25] as const
  })

function addTyre(car: Car, wheel: Parts): void {
  const { tyre, rim } = car
  const width = tyreWidth(car)
  const wall: Profile = Array.from({ length: 11 }, (_, i) => {
    const t = i / 10
    const bulge = 13 * Math.sin(Math.PI * Math.min(1, t * 1.04)) * (1 - 0.25 * t)
    return [lerp(rim - 3, tyre - 24, t), -9 + bulge] as const
  })
  lathe(
    wheel.of('tyre'),
    [
      ...wall,
      ...roundShoulder(tyre - 25, -33, Math.PI / 2 - 0.25, 0, 6),
      [tyre, -60],
      [tyre, 60 - width],
      ...roundShoulder(tyre - 25, 33 - width, 0, -Math.PI / 2, 5),
      [rim, 8 - width],
    ],
    72,
  )
  for (const share of [0.3, 0.5, 0.7]) {
    lathe(
      wheel.of('gap'),
      [
        [tyre + 0.6, 5 - width * share],
        [tyre + 0.6, -5 - width * share],
      ],
      48,
    )
  }
  lathe(
    wheel.of('underbody'),
    [
      [2, 13 - width],
      [rim * 0.9, 13 - width],
      [rim + 2, 8 - width],
    ],
    40,
  )
}

function addRim(car: Car, wheel: Parts): void {
  const { rim } = car
  const flange = [
    [0.925, -34],
    [0.935, -22],
    [0.948, -12],
    [0.962, -6],
    [0.978, -3],
    [0.99, -3.5],
    [1, -7],
    [1, -14],
  ] as const
  lathe(
    wheel.of('rim'),
    flange.map(([share, z]) => [rim * share, z] as const),
    96,
  )
  lathe(
    wheel.of('brake'),
    [
      [rim * 0.9, 20 - tyreWidth(car)],
      [rim * 0.88, -150],
      [rim * 0.9, -60],
      [rim * 0.926, -34],
    ],
    64,
  )
}

const SPOKE_ROWS = 10

/** A spoke across its length: left edge, ridge, right edge, and both edges of its back. */
type Section = Record<'left' | 'ridge' | 'right' | 'leftBack' | 'rightBack', Vec3>

function addSpokes({ rim, wheel }: Car, part: Part): void {
  const hub = rim * 0.2
  const end = rim * 0.945
  const arms = wheel.split > 0 ? [-wheel.split, wheel.split] : [0]
  for (let i = 0; i < wheel.spokes; i++) {
    const angle = (i / wheel.spokes) * TURN + Math.PI / 2
    for (const split of arms) {
      const sections = Array.from({ length: SPOKE_ROWS + 1 }, (_, k): Section => {
        const t = k / SPOKE_ROWS
        const radius = lerp(hub * 0.86, end, t)
        const turned = lerp(angle + split * 0.42, angle + split + wheel.twist, t)
        const waist = 1 - 0.34 * Math.sin(Math.PI * t)
        const half = lerp(hub * wheel.width * 1.178, end * wheel.width * 0.56, t) * waist
        // The face of the wheel is hollow.
        const z = lerp(-34, -13, t ** 1.6) - 10 * Math.sin(Math.PI * t)
        const [cos, sin] = [Math.cos(turned), Math.sin(turned)]
        const at = (across: number, depth: number): Vec3 => [
          cos * radius - sin * across,
          sin * radius + cos * across,
          z + depth,
        ]
        return {
          left: at(half, -4),
          ridge: at(0, 4.5),
          right: at(-half, -4),
          leftBack: at(half * 0.8, -34),
          rightBack: at(-half * 0.8, -34),
        }
      })
      addSpokeFace(part, sections, 'left', 'ridge')
      addSpokeFace(part, sections, 'ridge', 'right')
      addSpokeFace(part, sections, 'right', 'rightBack')
      addSpokeFace(part, sections, 'leftBack', 'left')
    }
  }
}

/** A flat-shaded face between two lines of a spoke. */
function addSpokeFace(part: Part, sections: readonly Section[], from: keyof Section, to: keyof Section): void {
  const last = sections.length - 1
  part.sheet(
    sections.map((section, k) => {
      const along = minus(sections[Math.min(last, k + 1)]![from], sections[Math.max(0, k - 1)]![from])
      const normal = cross(minus(section[to], section[from]), along)
      return [part.add(section[from], normal), part.add(section[to], normal)]
    }),
  )
}

const BOLTS = 5

function addHub({ rim }: Car, wheel: Parts): void {
  const radius = rim * 0.2
  lathe(
    wheel.of('rim'),
    [
      [radius * 0.6, -31],
      [radius * 0.98, -34],
      [radius * 1.02, -40],
      [radius * 1.02, -60],
    ],
    40,
  )
  lathe(
    wheel.of('trim'),
    [
      [0.5, -24.5],
      [radius * 0.3, -25],
      [radius * 0.56, -27],
      [radius * 0.6, -30.5],
    ],
    32,
  )
  const part = wheel.of('gap')
  for (let i = 0; i < BOLTS; i++) {
    const angle = (i / BOLTS) * TURN + 0.31
    const middle: Vec3 = [Math.cos(angle) * radius * 0.8, Math.sin(angle) * radius * 0.8, -31]
    const hole = Array.from({ length: 11 }, (_, k) => {
      const a = (k / 10) * TURN
      return part.add(plus(middle, [Math.cos(a), Math.sin(a), 0], radius * 0.1), [0, 0, 1])
    })
    const centre = part.add(middle, [0, 0, 1])
    for (let k = 0; k < 10; k++) part.face(centre, hole[k]!, hole[k + 1]!)
  }
}

function addBrake({ rim }: Car, wheel: Parts): void {
  lathe(
    wheel.of('brake'),
    [
      [rim * 0.2, -86],
      [rim * 0.42, -90],
      [rim * 0.44, -98],
      [rim * 0.71, -98],
      [rim * 0.72, -100],
      [rim * 0.72, -112],
    ],
    56,
  )
}

/** The caliper around its disc: share of the rim's radius, z, and the normal along the radius and z. */
const CALIPER = [
  [0.78, -110, 0.9, 0.2],
  [0.77, -84, 0.6, 0.8],
  [0.74, -78, 0, 1],
  [0.5, -78, 0, 1],
  [0.47, -84, -0.6, 0.8],
  [0.46, -110, -1, 0],
] as const

function caliperOf({ rim }: Car, at: number): Part {
  const part = new Part()
  part.sheet(
    Array.from({ length: 11 }, (_, k) => {
      const angle = at + lerp(-0.42, 0.42, k / 10)
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return CALIPER.map(([share, z, outwards, up]) =>
        part.add([cos * rim * share, sin * rim * share, z], [cos * outwards, sin * outwards, up]),
      )
    }),
  )
  return part
}
