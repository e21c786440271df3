import type { Profile, Surface } from '#src/three/car/surface.ts'
import { distance, type Vec3 } from '#src/three/kit/vector.ts'
import type { Part } from '#src/three/mesh/part.ts'
import type { Features } from './features.ts'
import { dense } from './near.ts'

/** A round rod of light of a given radius, `deep` under the skin and `aside` across the line. */
const guide = (radius: number, deep: number, aside: number): Profile =>
  Array.from({ length: 11 }, (_, k) => {
    const angle = (k / 10) * Math.PI * 2
    return [
      aside + Math.sin(angle) * radius,
      -deep + Math.cos(angle) * radius,
      Math.sin(angle),
      Math.cos(angle),
    ] as const
  })

/** A small lens of a headlamp: a block with a bright front. */
const MODULE = { length: 26, pitch: 34, first: 60, count: 7 }
/** A prism of a rear lamp. */
const PRISM = { length: 9, pitch: 14, first: 14, count: 200 }

/** What shines inside the lamps: rods along both lines, and in the front ones a row of small lenses beside the rod. */
export function addLights(
  surface: Surface,
  { heads, tails, fenders }: Features,
  parts: Record<'front' | 'rear' | 'module' | 'glow' | 'frame', Part>,
): void {
  const ends = (at: number) => Math.sqrt(Math.max(0, 1 - Math.abs(2 * at - 1) ** 40))
  for (const [i, line] of heads.entries()) {
    const frames = surface.frames(line)
    const aside = i === 0 ? 7 : -7
    surface.strip(parts.front, frames, guide(3.6, 12, aside), false, ends)
    surface.strip(parts.frame, frames, guide(1.6, 5, aside + Math.sign(aside) * 7), false, ends)
    for (const piece of piecesOf(line, MODULE))
      surface.strip(parts.module, surface.frames(piece), block(13, 13, -aside * 0.7))
  }
  for (const [i, line] of tails.entries()) {
    const frames = surface.frames(line)
    // The rod stands at the outer edge of the lamp; towards the other line lie prisms that take its light on.
    const towards = i === 0 ? -1 : 1
    surface.strip(parts.rear, frames, guide(4.2, 9, -towards * 3), false, ends)
    surface.strip(parts.frame, frames, guide(1.3, 5, -towards * 10), false, ends)
    for (const piece of piecesOf(line, PRISM))
      surface.strip(parts.glow, surface.frames(piece), block(9, 15, towards * 8))
  }
  for (const line of fenders) surface.strip(parts.front, surface.frames(line), guide(2.2, 4, 0), false, ends)
}

const block = (width: number, deep: number, aside: number): Profile => {
  const half = width / 2
  return [
    [aside - half, -deep - 10, -1, 0],
    [aside - half, -deep - 1, -0.7, 0.7],
    [aside, -deep + 1, 0, 1],
    [aside + half, -deep - 1, 0.7, 0.7],
    [aside + half, -deep - 10, 1, 0],
  ]
}

/** Short pieces of a line, evenly behind one another from its inner end. */
function piecesOf(line: readonly Vec3[], { length, pitch, first, count }: typeof MODULE): Vec3[][] {
  const pieces: Vec3[][] = []
  let walked = 0
  let piece: Vec3[] = []
  const fine = dense(line, 3)
  for (const [i, point] of fine.entries()) {
    const before = fine[i - 1]
    walked += before ? distance(before, point) : 0
    const within = (walked - first) % pitch
    if (walked < first || pieces.length >= count) continue
    if (within < length) piece.push(point)
    else if (piece.length > 0) {
      if (piece.length > 1) pieces.push(piece)
      piece = []
    }
  }
  return pieces
}
