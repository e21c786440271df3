import { pointOn, type Cubic, type Point } from '#src/drawing/kit/curve.ts'
import type { Body } from '#src/three/body/body.ts'
import { evenly } from '#src/three/kit/lines.ts'
import { lerp } from '#src/three/kit/numbers.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'
import { halfRound, type Surface } from '#src/three/car/surface.ts'
import type { Parts } from '#src/three/mesh/part.ts'

/** The shield of the grille in the front view: its left half from the top to the bottom, points are z and y. */
export type Grille = { halfWidth: number; top: number; bottom: number; half: readonly Point[]; whole: readonly Point[] }

const BARS = 15

export function grilleOf({ car }: Body): Grille {
  const halfWidth = car.width * 0.245
  const top = car.lamps.head[0]![0]![1] - 10
  const bottom = car.sill[1]![1] + 118
  const cubics: Cubic[] = [
    [
      [0, top + 4],
      [halfWidth * 0.5, top + 3],
      [halfWidth * 0.9, top - 2],
      [halfWidth, top - 26],
    ],
    [
      [halfWidth, top - 26],
      [halfWidth + 10, top - 110],
      [halfWidth * 0.93, bottom + 96],
      [halfWidth * 0.7, bottom + 18],
    ],
    [
      [halfWidth * 0.7, bottom + 18],
      [halfWidth * 0.5, bottom - 8],
      [halfWidth * 0.2, bottom - 10],
      [0, bottom - 10],
    ],
  ]
  const half = cubics.flatMap((cubic, i) =>
    Array.from({ length: i === 2 ? 25 : 24 }, (_, k): Point => pointOn(cubic, k / 24)),
  )
  const right = half.slice(1, -1).map(([z, y]): Point => [-z, y])
  return { halfWidth, top, bottom, half, whole: [...half, ...right.toReversed()] }
}

/** Frame and bars; the opening behind them is cut out of the skin. */
export function addGrille(surface: Surface, { half, top, bottom }: Grille, parts: Parts): void {
  const { body } = surface
  const frame = evenly(half, 10).map(([z, y]) => body.onFront(Math.max(0, z), y))
  surface.strip(parts.of('chrome'), surface.frames(frame), halfRound(9, 5))
  for (let i = 1; i < BARS; i++) {
    const y = lerp(top, bottom, i / BARS)
    const end = widthAt(half, y) - 10
    if (end < 60) continue
    const bar = Array.from({ length: 23 }, (_, k): Vec3 => body.onFront((end * k) / 22, y))
    surface.strip(parts.of('rim'), surface.frames(bar), halfRound(6.5, 5))
  }
}

function widthAt(half: readonly Point[], y: number): number {
  let widest = 0
  for (let i = 1; i < half.length; i++) {
    const [az, ay] = half[i - 1]!
    const [bz, by] = half[i]!
    if ((ay - y) * (by - y) <= 0) widest = Math.max(widest, lerp(az, bz, (y - ay) / (by - ay || 1)))
  }
  return widest
}
