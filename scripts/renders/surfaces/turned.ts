import { cross, minus, plus, unit, type Vec3 } from '#src/three/kit/vector.ts'
import type { Part } from '#src/three/mesh/part.ts'

/** A sheet through rows of as many points each; its normals follow from the points and look away from `inside`. */
export function sheetThrough(part: Part, rows: readonly (readonly Vec3[])[], inside: Vec3, closed = false): void {
  const at = (row: number, column: number): Vec3 => {
    const line = rows[Math.min(rows.length - 1, Math.max(0, row))] ?? []
    const count = line.length
    const k = closed ? (column + count) % count : Math.min(count - 1, Math.max(0, column))
    return line[k] ?? inside
  }
  part.sheet(
    rows.map((line, i) =>
      line.map((point, k) => {
        const normal = cross(minus(at(i + 1, k), at(i - 1, k)), minus(at(i, k + 1), at(i, k - 1)))
        const outwards = minus(point, inside)
        const isTurned = normal[0] * outwards[0] + normal[1] * outwards[1] + normal[2] * outwards[2] < 0
        const [x, y, z] = unit(normal)
        return part.add(point, isTurned ? [-x, -y, -z] : [x, y, z])
      }),
    ),
    closed,
  )
}

/** A power that keeps the sign. */
export const signed = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** power

/** How full a body is at a place from -1 to 1 along it: 1 in the middle, 0 at both ends, rounder with a lower power. */
export const fullness = (place: number, power: number): number =>
  Math.max(0, 1 - Math.abs(place) ** power) ** (power > 4 ? 0.5 : 1 / power)

/** A section of a turned body: radius, and z outwards. */
export type Turned = readonly (readonly [radius: number, z: number])[]

/** A body turned about the wheel's axle, from one angle to another; corners of the section sharper than 40° stay sharp. */
export function turn(part: Part, profile: Turned, segments: number, from = 0, to = Math.PI * 2): void {
  for (const smooth of smoothPieces(profile)) {
    part.sheet(
      smooth.map(([radius, z], i) => {
        const before = smooth[Math.max(0, i - 1)] ?? [radius, z]
        const after = smooth[Math.min(smooth.length - 1, i + 1)] ?? [radius, z]
        const [dr, dz] = [after[0] - before[0], after[1] - before[1]]
        return Array.from({ length: segments + 1 }, (_, k) => {
          const angle = from + (k / segments) * (to - from)
          const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
          return part.add([cos * radius, sin * radius, z], [-cos * dz, -sin * dz, dr])
        })
      }),
    )
  }
}

const SHARP = Math.cos((40 * Math.PI) / 180)

function smoothPieces(profile: Turned): Turned[] {
  const pieces: (readonly [number, number])[][] = []
  let piece: (readonly [number, number])[] = []
  for (const [i, point] of profile.entries()) {
    piece.push(point)
    const [before, after] = [profile[i - 1], profile[i + 1]]
    if (!before || !after) continue
    const [ar, az, br, bz] = [point[0] - before[0], point[1] - before[1], after[0] - point[0], after[1] - point[1]]
    const cosine = (ar * br + az * bz) / (Math.hypot(ar, az) * Math.hypot(br, bz) || 1)
    if (cosine < SHARP) {
      pieces.push(piece)
      piece = [point]
    }
  }
  return [...pieces, piece].filter((one) => one.length > 1)
}

/** A flat round mark on a plane z = const. */
export function dot(part: Part, middle: Vec3, radius: number): void {
  const normal: Vec3 = [0, 0, 1]
  const centre = part.add(middle, normal)
  const ring = Array.from({ length: 13 }, (_, k) => {
    const angle = (k / 12) * Math.PI * 2
    return part.add(plus(middle, [Math.cos(angle), Math.sin(angle), 0], radius), normal)
  })
  for (const [k, point] of ring.entries()) part.face(centre, point, ring[k + 1] ?? point)
}
