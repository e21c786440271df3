import type { Vec3 } from '#src/three/kit/vector.ts'
import type { Part } from '#src/three/mesh/part.ts'
import type { Face } from '#src/three/car/face.ts'
import { PLATE, rearPlateY, type RenderedBody } from './rear.ts'

const CORNER = 9
const THICK = 3
/** How far the front plate stands before the frame of the grille, and over its lower edge. */
const [BEFORE, OVER_GRILLE] = [15, 74]

/** Plates without letters, the left halves: one in its recess at the rear, one on a holder on the grille. */
export function addPlates(body: RenderedBody, face: Face, parts: Record<'plate' | 'frame', Part>): void {
  const y = rearPlateY(body)
  addPlate(parts, [body.onRear(PLATE.half, y)[0] - 5, y], 1, 20)
  const low = Math.min(...face.frames[0].map(([, height]) => height))
  const at = low + OVER_GRILLE
  addPlate(parts, [body.limits.nose(at) - BEFORE, at], -1, 60)
}

/** `facing` is 1 to the rear, -1 to the front; a dark body of a given depth behind it. */
function addPlate(
  { plate, frame }: Record<'plate' | 'frame', Part>,
  [x, y]: readonly [number, number],
  facing: 1 | -1,
  depth: number,
): void {
  const out: Vec3 = [facing, 0, 0]
  const ring = (grow: number, back: number): Vec3[] =>
    outline(grow).map(([z, up]): Vec3 => [x - facing * back, y + up, z])
  const centre = plate.add([x, y, 0], out)
  const face = ring(-2, 0).map((point) => plate.add(point, out))
  for (const [k, point] of face.entries()) plate.face(centre, point, face[k + 1] ?? point)
  const bevel = ring(0, THICK)
  plate.sheet([
    ring(-2, 0).map((point) => plate.add(point, [facing, 0, 0])),
    bevel.map((point) => plate.add(point, away(point, y, facing))),
  ])
  // The holder: a rim of four millimetres and its walls.
  const rows = [
    [3, 1.5],
    [5, 1],
    [7, 3],
    [7, depth],
  ] as const
  const lines = rows.map(([grow, back]) => ring(grow, back))
  frame.sheet(lines.map((line) => line.map((point) => frame.add(point, away(point, y, facing)))))
}

const away = ([, py, pz]: Vec3, y: number, facing: number): Vec3 => [
  facing * 0.6,
  (py - y) / PLATE.tall,
  pz > PLATE.half - CORNER - 4 ? 1 : 0,
]

/** From the axis over the corner to the axis again. */
function outline(grow: number): [z: number, up: number][] {
  const [half, tall, corner] = [PLATE.half + grow, PLATE.tall + grow, CORNER + Math.max(0, grow)]
  const arc = (from: number) =>
    Array.from({ length: 7 }, (_, k): [number, number] => {
      const angle = from - (k / 6) * (Math.PI / 2)
      const up = from > 1 ? tall - corner : corner - tall
      return [half - corner + Math.cos(angle) * corner, up + Math.sin(angle) * corner]
    })
  return [[0, tall], ...arc(Math.PI / 2), ...arc(0), [0, -tall]]
}
