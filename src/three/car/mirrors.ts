import type { Body } from '#src/three/body/body.ts'
import { lerp } from '#src/three/kit/numbers.ts'
import { between, plus, type Vec3 } from '#src/three/kit/vector.ts'
import type { Part, Parts } from '#src/three/mesh/part.ts'

const ROWS = 26
/** The painted cap ends here, around the length of the mirror; behind it is the dark frame of the glass. */
const CAP_END = 0.32

/** A power that preserves the sign. */
const signed = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** power

/** The left mirror: a rounded box, blunt at the rear, on a foot. Returns its middle, which shades the door. */
export function addMirror(body: Body, parts: Parts): Vec3 {
  const { car, limits } = body
  const [mx, my] = car.mirror
  const size = car.suv ? 1.12 : 1
  const foot = body.onSide(mx + 60, Math.min(my - 4, limits.top(mx + 60) - 30))[2]
  const middle: Vec3 = [mx + 95 * size, my + 58 * size, foot + 122]
  const [rx, ry, rz] = [76 * size, 60 * size, 108 * size]

  const at = (around: number, across: number): [point: Vec3, normal: Vec3] => {
    const [cu, su] = [Math.cos(around), Math.sin(around)]
    const [cv, sv] = [Math.cos(across), Math.sin(across)]
    const depth = rx * (cu > 0 ? 0.62 : 1.12)
    const x = signed(cv, 0.78) * signed(cu, 0.78)
    const y = signed(cv, 0.78) * signed(su, 0.86)
    const z = signed(sv, 0.7)
    const tipBack = z * 26
    const slim = z < 0 ? 1 : 1 - 0.16 * z
    return [
      [middle[0] + x * depth + tipBack, middle[1] + y * ry * slim - 6 * z, middle[2] + z * rz],
      [(signed(cv, 1.22) * signed(cu, 1.22)) / depth, (signed(cv, 1.22) * signed(su, 1.14)) / ry, signed(sv, 1.3) / rz],
    ]
  }
  const shell = (part: Part, from: number, to: number) =>
    part.sheet(
      Array.from({ length: ROWS + 1 }, (_, i) =>
        Array.from({ length: ROWS + 1 }, (__, j) =>
          part.add(...at(lerp(from, to, i / ROWS), lerp(-Math.PI / 2, Math.PI / 2, j / ROWS))),
        ),
      ),
    )
  shell(parts.of('mirror'), -CAP_END, Math.PI + CAP_END)
  shell(parts.of('trim'), Math.PI + CAP_END, 2 * Math.PI - CAP_END)
  addFoot(
    parts.of('trim'),
    [mx + 78 * size, my - 22, foot - 26],
    [middle[0] - 4, middle[1] - ry * 0.72, middle[2] - 34],
  )
  return middle
}

function addFoot(part: Part, from: Vec3, to: Vec3): void {
  const rows = Array.from({ length: 7 }, (_, i) =>
    Array.from({ length: 12 }, (__, j) => {
      const angle = (j / 12) * 2 * Math.PI
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return part.add(plus(between(from, to, i / 6), [cos * 38, sin * 13, 0]), [cos, sin * 2, 0])
    }),
  )
  part.sheet(rows, true)
}
