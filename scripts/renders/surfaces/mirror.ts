import type { Body } from '#src/three/body/body.ts'
import { lerp, step } from '#src/three/kit/numbers.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'
import type { Part } from '#src/three/mesh/part.ts'
import { sheetThrough, signed } from './turned.ts'

const COLUMNS = 44
const ROWS = 36
/** The painted cap ends here (radians under the level); under it the housing is black. */
const CAP_END = -0.5

/** A section of the housing across the car. */
type Section = { z: number; top: number; bottom: number; back: number; depth: number }

/** The left mirror: a housing of two colours with a bright line between, glass in a frame, an arm to the door. */
export function addRenderedMirror(
  body: Body,
  parts: Record<'cap' | 'lower' | 'line' | 'frame' | 'glass' | 'arm', Part>,
): void {
  const { car, limits } = body
  const [mx, my] = car.mirror
  const size = car.suv ? 1.1 : 1
  const foot = body.onSide(mx + 60, Math.min(my - 4, limits.top(mx + 60) - 30))[2]
  const middle = my + 64 * size
  const front = mx + 92 * size
  const inner = foot + 40
  const sections = Array.from({ length: COLUMNS + 1 }, (_, i) => sectionAt(i / COLUMNS))

  function sectionAt(t: number): Section {
    const start = Math.min(1, t / 0.16)
    const end = Math.max(0, (t - 0.7) / 0.3)
    const full = Math.min(Math.sqrt(1 - (1 - start) ** 2), (1 - end ** 2.4) ** (1 / 2.4))
    const centre = middle + (6 - 4 * t) * size + end * end * 10
    const half = lerp(64, 50, t) * size * full
    return {
      z: inner + 206 * size * t,
      top: centre + half,
      bottom: centre - half,
      back: front + (30 + 30 * t) * size,
      depth: (106 - 46 * t ** 1.6) * size * lerp(0.3, 1, full),
    }
  }
  const at = ({ z, top, bottom, back, depth }: Section, angle: number): Vec3 => [
    back - depth * signed(Math.cos(angle), 0.74),
    (top + bottom) / 2 + ((top - bottom) / 2) * signed(Math.sin(angle), 0.8),
    z,
  ]
  const heart: Vec3 = [front, middle, inner + 100 * size]
  const shell = (part: Part, from: number, to: number) => {
    sheetThrough(
      part,
      sections.map((section) => Array.from({ length: ROWS + 1 }, (_, k) => at(section, lerp(from, to, k / ROWS)))),
      heart,
    )
  }
  shell(parts.cap, CAP_END, Math.PI / 2)
  shell(parts.lower, -Math.PI / 2, CAP_END)
  addLine(
    parts.line,
    sections.slice(2, -1).map((section) => at(section, CAP_END)),
    heart,
  )

  /** Points of the frame: `share` of the housing's height, so far behind its edge. */
  const frame = ({ z, top, bottom, back }: Section, share: number, behind: number): [low: Vec3, high: Vec3] => {
    const [centre, half] = [(top + bottom) / 2, ((top - bottom) / 2) * share]
    const narrowed = heart[2] + (z - heart[2]) * lerp(0.9, 1, (share - 0.84) / 0.16)
    return [
      [back + behind, centre - half, narrowed],
      [back + behind, centre + half, narrowed],
    ]
  }
  const rings = [
    [1, 0],
    [0.95, 5],
    [0.9, 4],
    [0.88, -8],
  ] as const
  for (const side of [0, 1] as const) {
    sheetThrough(
      parts.frame,
      sections.map((section) => rings.map(([share, behind]) => frame(section, share, behind)[side])),
      heart,
    )
  }
  parts.glass.sheet(
    sections.map((section) => frame(section, 0.885, -7).map((point) => parts.glass.add(point, [1, 0.03, -0.2]))),
  )
  addArm(parts.arm, [mx + 84 * size, my - 16, foot - 24], [front - 6, middle - 50 * size, inner + 46 * size])
}

/** A fine rod along a line. */
function addLine(part: Part, line: readonly Vec3[], heart: Vec3): void {
  const rows = line.map(([x, y, z]): Vec3[] => {
    const [ox, oy] = [x - heart[0], y - heart[1]]
    const reach = Math.hypot(ox, oy) || 1
    return [-2.2, 0, 2.2].map((over): Vec3 => [
      x + (ox / reach) * (over === 0 ? 2.4 : 0.4),
      y + (oy / reach) * (over === 0 ? 2.4 : 0.4) + over,
      z,
    ])
  })
  sheetThrough(part, rows, heart)
}

/** From the door to the housing: it leaves the door level and turns up. */
function addArm(part: Part, from: Vec3, to: Vec3): void {
  const rows = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12
    const y = lerp(from[1], to[1], step(0.1, 1, t))
    return Array.from({ length: 20 }, (__, k): Vec3 => {
      const angle = (k / 20) * Math.PI * 2
      const [along, thick] = [lerp(58, 36, t), lerp(17, 12, t)]
      return [
        lerp(from[0], to[0], t) + signed(Math.cos(angle), 0.7) * along,
        y + signed(Math.sin(angle), 0.7) * thick,
        lerp(from[2], to[2], t),
      ]
    })
  })
  // Around its own axis: each ring looks away from the middle of the arm at its height.
  for (let i = 0; i < rows.length - 1; i++) {
    const pair = [rows[i] ?? [], rows[i + 1] ?? []]
    const t = (i + 0.5) / 12
    sheetThrough(
      part,
      pair,
      [lerp(from[0], to[0], t), lerp(from[1], to[1], step(0.1, 1, t)), lerp(from[2], to[2], t)],
      true,
    )
  }
}
