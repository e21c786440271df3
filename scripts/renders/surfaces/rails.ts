import type { Surface } from '#src/three/car/surface.ts'
import { lerp } from '#src/three/kit/numbers.ts'
import { plus, type Vec3 } from '#src/three/kit/vector.ts'
import type { Part } from '#src/three/mesh/part.ts'
import { fullness, sheetThrough, signed } from './turned.ts'

const STEPS = 64
const [HALF_WIDTH, HIGH, SUNK] = [15, 24, 6]

/** A rail that lies on the roof of a crossover along its edge and runs out at both ends. */
export function addRail(surface: Surface, part: Part): void {
  const { body } = surface
  const { car, limits } = body
  const first = (car.windscreen.at(-1)?.[0] ?? body.outline.cowl) - 40
  const last = (car.backlight[0]?.[0] ?? car.length * 0.88) - 90
  const places = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS)
  const line = places.map((t) => {
    const x = lerp(first, last, t)
    const [, , edge] = body.onSide(x, limits.top(x) - 88)
    return body.onTop(x, edge - 52)
  })
  const frames = surface.frames(line)
  const rows = frames.map(({ point, normal, across }, i): Vec3[] => {
    const place = (places[i] ?? 0) * 2 - 1
    const [wide, high] = [HALF_WIDTH * fullness(place, 30), HIGH * fullness(place, 14)]
    return Array.from({ length: 17 }, (_, k) => {
      const angle = (k / 16 - 0.5) * Math.PI
      const side = signed(Math.sin(angle), 0.7) * wide
      return plus(plus(point, across, side), normal, (high + SUNK) * Math.cos(angle) ** 0.6 - SUNK)
    })
  })
  const middle = line[Math.floor(STEPS / 2)] ?? [0, 0, 0]
  sheetThrough(part, rows, plus(middle, [0, -1, 0], 300))
}
