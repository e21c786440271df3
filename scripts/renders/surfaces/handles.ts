import type { Point } from '#src/drawing/kit/curve.ts'
import type { Surface } from '#src/three/car/surface.ts'
import { plus, type Vec3 } from '#src/three/kit/vector.ts'
import type { Part } from '#src/three/mesh/part.ts'
import { fullness, sheetThrough, signed } from './turned.ts'

const HALF = 106
const STEPS = 48
/** Half its height, how far it stands out of the door and how far it reaches in, mm. */
const [TALL, OUT, IN] = [13.5, 7, 16]

/** A door handle let into the door: a rounded blade in the colour of the body over a well, with a bright line along it. */
export function addRenderedHandle(surface: Surface, [x, y]: Point, parts: Record<'blade' | 'line', Part>): void {
  const { body } = surface
  const places = Array.from({ length: STEPS + 1 }, (_, i) => (i / STEPS) * 2 - 1)
  const line = places.map((place) => body.onSide(x + place * HALF, y + 2 + 3 * place))
  const frames = surface.frames(line)
  const rows = frames.map(({ point, normal, across }, i): Vec3[] => {
    const tall = TALL * fullness(places[i] ?? 0, 10)
    const out = OUT * fullness(places[i] ?? 0, 6)
    return Array.from({ length: 21 }, (_, k) => {
      const angle = (k / 20 - 0.5) * Math.PI
      const up = signed(Math.sin(angle), 0.62) * tall
      return plus(plus(point, across, up), normal, (out + IN) * Math.cos(angle) ** 0.45 - IN)
    })
  })
  sheetThrough(parts.blade, rows, plus(body.onSide(x, y), [0, 0, -1], 60))
  const within = frames.filter((_, i) => Math.abs(places[i] ?? 1) < 0.9)
  surface.strip(parts.line, within, [
    [-7.6, OUT - 2.4, -0.8, 0.6],
    [-6.6, OUT + 0.9, -0.2, 1],
    [-4.6, OUT + 1.1, 0.2, 1],
    [-3.6, OUT - 0.4, 0.8, 0.6],
  ])
}
