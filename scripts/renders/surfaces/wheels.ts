import type { Body } from '#src/three/body/body.ts'
import { addWheels, halfTrack } from '#src/three/car/wheels.ts'
import { lerp } from '#src/three/kit/numbers.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'
import { Part, Parts } from '#src/three/mesh/part.ts'
import { dot, fullness, sheetThrough, turn, type Turned } from './turned.ts'

type WheelPart = 'tyre' | 'barrel' | 'disc' | 'groove' | 'wheel-back' | 'caliper'

const TURN = Math.PI * 2
const TREAD_BLOCKS = 76
/** Share of a block's pitch that is rubber, and how deep what parts them is, mm. */
const BLOCK = 0.84
const GROOVE = 7

/**
 * Tyres with a tread and a profiled wall, discs with holes, calipers. The rims are those of the turning car; what it
 * only hints at (its tyre, its brake, its grooves) is left out.
 */
export function addRenderedWheels(body: Body, of: (name: string) => Part): void {
  const { car } = body
  const drawn = new Parts()
  addWheels(body, drawn)
  for (const [name, part] of drawn.entries()) {
    if (name === 'rim' || name === 'trim') copy(part, of(name === 'trim' ? 'hub' : name), (p) => p, false)
  }
  const wheel = wheelOf(car.tyre, car.rim, car.suv ? 268 : 250)
  for (const [axle, at] of [
    [car.frontOverhang, 0.3],
    [car.rearAxle, Math.PI - 0.3],
  ] as const) {
    const z = halfTrack(body, axle)
    const caliper = caliperOf(car.rim, at)
    for (const side of [1, -1] as const) {
      const place = ([px, py, pz]: Vec3): Vec3 => [axle + px, car.tyre + py, side * (z + pz)]
      for (const [name, part] of wheel) copy(part, of(name), place, side < 0)
      copy(caliper, of('caliper'), place, side < 0)
    }
  }
}

function copy(from: Part, to: Part, place: (p: Vec3) => Vec3, flipped: boolean): void {
  to.append(from, place, ([x, y, z]) => (flipped ? [x, y, -z] : [x, y, z]), flipped)
}

function wheelOf(tyre: number, rim: number, width: number): Map<WheelPart, Part> {
  const parts = new Map<WheelPart, Part>()
  const of = (name: WheelPart): Part => {
    const made = parts.get(name) ?? new Part()
    parts.set(name, made)
    return made
  }
  addTyre(of('tyre'), tyre, rim, width)
  turn(
    of('barrel'),
    [
      [rim * 0.9, 20 - width],
      [rim * 0.88, -150],
      [rim * 0.9, -60],
      [rim * 0.926, -34],
    ],
    96,
  )
  turn(
    of('wheel-back'),
    [
      [2, 13 - width],
      [rim * 0.9, 13 - width],
      [rim + 2, 8 - width],
    ],
    48,
  )
  addDisc(of('disc'), of('groove'), rim)
  addBolts(of('groove'), rim)
  return parts
}

function addTyre(part: Part, tyre: number, rim: number, width: number): void {
  // A ridge that guards the rim, two fine rings and a raised band on the wall.
  const ridge = (t: number, at: number, wide: number, high: number) => high * Math.exp(-(((t - at) / wide) ** 2))
  const wall: Turned = Array.from({ length: 61 }, (_, i) => {
    const t = i / 60
    const bulge = 13 * Math.sin(Math.PI * Math.min(1, t * 1.04)) * (1 - 0.25 * t)
    const band = t > 0.5 && t < 0.74 ? 1.1 : 0
    return [
      lerp(rim - 3, tyre - 24, t),
      -9 + bulge + band + ridge(t, 0.09, 0.035, 3.4) + ridge(t, 0.3, 0.012, 0.9) + ridge(t, 0.84, 0.012, 1.1),
    ] as const
  })
  turn(part, wall, 144)
  const shoulder: Turned = Array.from({ length: 9 }, (_, i) => {
    const angle = lerp(Math.PI / 2 - 0.25, 0, i / 8)
    return [tyre - 25 + Math.cos(angle) * 25, -33 + Math.sin(angle) * 25] as const
  })
  const first = -36 - width * 0.13
  addBlocks(part, [...shoulder, [tyre, first]])
  const grooves = [first, -width * 0.5 + 6, -width * 0.5 - 34]
  const tread: [number, number][] = []
  for (const z of grooves) {
    tread.push([tyre, z], [tyre - GROOVE, z - 1.5], [tyre - GROOVE, z - 8.5], [tyre, z - 10])
  }
  const inner: Turned = Array.from({ length: 6 }, (_, i) => {
    const angle = lerp(0, -Math.PI / 2, i / 5)
    return [tyre - 25 + Math.cos(angle) * 25, 33 - width + Math.sin(angle) * 25] as const
  })
  turn(part, [...tread, ...inner, [rim, 8 - width]], 96)
}

/** The outer rib of the tread: blocks parted by grooves across. */
function addBlocks(part: Part, profile: Turned): void {
  const deep: Turned = profile.map(([r, z], i) => [r - GROOVE * 0.8 * Math.min(1, i / 3), z] as const)
  for (let i = 0; i < TREAD_BLOCKS; i++) {
    const [from, to, next] = [i, i + BLOCK, i + 1].map((k) => (k / TREAD_BLOCKS) * TURN) as [number, number, number]
    turn(part, profile, 3, from, to)
    turn(part, deep, 1, to, next)
    for (const [angle, side] of [
      [from, -1],
      [to, 1],
    ] as const) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const normal: Vec3 = [-sin * side, cos * side, 0]
      const rowOf = (line: Turned) => line.map(([r, z]) => part.add([cos * r, sin * r, z], normal))
      part.sheet([rowOf(profile), rowOf(deep)])
    }
  }
}

const HOLES = { arms: 24, rings: [0.47, 0.56, 0.65, 0.73] } as const
const DISC_FACE = -96

function addDisc(part: Part, dark: Part, rim: number): void {
  turn(
    part,
    [
      [rim * 0.2, -86],
      [rim * 0.33, -87],
      [rim * 0.35, -94],
      [rim * 0.4, -94.5],
      [rim * 0.41, DISC_FACE],
      [rim * 0.795, DISC_FACE],
      [rim * 0.8, -98],
      [rim * 0.8, -128],
    ],
    120,
  )
  for (let arm = 0; arm < HOLES.arms; arm++) {
    for (const [k, share] of HOLES.rings.entries()) {
      const angle = (arm / HOLES.arms) * TURN + k * 0.09
      dot(dark, [Math.cos(angle) * rim * share, Math.sin(angle) * rim * share, DISC_FACE + 0.3], 3.4)
    }
  }
}

const BOLTS = 5

function addBolts(part: Part, rim: number): void {
  for (let i = 0; i < BOLTS; i++) {
    const angle = (i / BOLTS) * TURN + 0.31
    const radius = rim * 0.16
    dot(part, [Math.cos(angle) * radius, Math.sin(angle) * radius, -30.5], rim * 0.022)
  }
}

/** Section of a caliper: share of the rim's radius, z. */
const CALIPER: Turned = [
  [0.85, -138],
  [0.855, -100],
  [0.845, -84],
  [0.82, -77],
  [0.62, -75.5],
  [0.58, -79],
  [0.565, -92],
]

function caliperOf(rim: number, at: number): Part {
  const part = new Part()
  const rows = Array.from({ length: 25 }, (_, k) => {
    const place = (k / 24) * 2 - 1
    const angle = at + place * 0.46
    const full = fullness(place, 8)
    return CALIPER.map(([share, z]): Vec3 => {
      const radius = rim * lerp(0.72, share, lerp(0.7, 1, full))
      return [Math.cos(angle) * radius, Math.sin(angle) * radius, lerp(-120, z, full)]
    })
  })
  const [x, y] = [Math.cos(at) * rim * 0.7, Math.sin(at) * rim * 0.7]
  sheetThrough(part, rows, [x, y, -130])
  return part
}
