import { chords } from '#src/drawing/front/outline.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import { halfRound, type Profile, type Surface } from '#src/three/car/surface.ts'
import { evenly } from '#src/three/kit/lines.ts'
import { lerp } from '#src/three/kit/numbers.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'
import type { Part } from '#src/three/mesh/part.ts'
import type { Features } from './features.ts'

const FIN_STEP = 92
/** A standing blade of the diffuser: a blunt edge at the skin, deep behind it. */
const FIN: Profile = [
  [-4, -60, -1, 0],
  [-3, -4, -1, 0.3],
  [0, -1, 0, 1],
  [3, -4, 1, 0.3],
  [4, -60, 1, 0],
]

/** What stands at the foot of the tail: fins of the diffuser, frames of the pipes, reflectors at the corners. */
export function addRear(
  surface: Surface,
  { diffuser, exhausts }: Features,
  parts: Record<'frame' | 'fin' | 'reflector', Part>,
): void {
  const { body } = surface
  const onRear = (line: readonly Point[]) => surface.frames(line.map(([z, y]): Vec3 => body.onRear(Math.max(0, z), y)))
  for (const [from, to] of chords(diffuser, 90, FIN_STEP)) {
    if (from[0] > -1 && to[0] > -1) surface.strip(parts.fin, onRear(evenly([from, to], 12)), FIN)
  }
  for (const line of exhausts)
    surface.strip(parts.frame, onRear(evenly([...line, ...line.slice(0, 1)], 8)), halfRound(9, 5))
  const half = body.car.width / 2
  const height = Math.max(...diffuser.map(([, y]) => y)) + 34
  const reflector = Array.from({ length: 25 }, (_, k) => body.onRear(lerp(half * 0.62, half * 0.82, k / 24), height))
  surface.strip(parts.reflector, surface.frames(reflector), [
    [-6, 0.4, -0.4, 1],
    [-5, 1.6, 0, 1],
    [5, 1.6, 0, 1],
    [6, 0.4, 0.4, 1],
  ])
}
