import type { Point } from '#src/drawing/kit/curve.ts'
import type { SideGlass } from '#src/three/car/regions.ts'
import { flat, halfRound, type Surface } from '#src/three/car/surface.ts'
import { evenly, through } from '#src/three/kit/lines.ts'
import { lerp } from '#src/three/kit/numbers.ts'
import type { Parts } from '#src/three/mesh/part.ts'

/** Chrome lines, the frame of the glass, pillars and handles of the side drawing. */
export function addSideDetails(surface: Surface, glass: SideGlass, parts: Parts): void {
  const { car } = surface.body
  for (const { kind, points } of car.trims) {
    if (kind === 'dark' || points[0]![0] <= 600) continue
    const line = surface.sideOf(through(points))
    if (line.length > 2) surface.strip(parts.of('chrome'), surface.frames(surface.onSide(line)), halfRound(9, 4))
  }
  const frame = surface.onSide(evenly(glass.line, 12).slice(0, -1))
  surface.strip(parts.of('chrome'), surface.frames(frame, true), halfRound(10, 5), true)
  addPillar(surface, car.pillarB, glass, parts)
  addPillar(surface, car.pillarC, glass, parts)
  for (const handle of car.handles) addHandle(surface, handle, parts)
}

const PILLAR_ROWS = 15

/** A dark sheet over the glass, as far as the glass goes. */
function addPillar(surface: Surface, corners: readonly Point[], glass: SideGlass, parts: Parts): void {
  const [footLeft, topLeft, topRight, footRight] = corners as [Point, Point, Point, Point]
  const part = parts.of('trim')
  const rows: number[][] = []
  for (let i = 0; i < PILLAR_ROWS; i++) {
    const t = i / (PILLAR_ROWS - 1)
    const left = [lerp(footLeft[0], topLeft[0], t), lerp(footLeft[1], topLeft[1], t)] as const
    const right = [lerp(footRight[0], topRight[0], t), lerp(footRight[1], topRight[1], t)] as const
    if (glass.edge((left[0] + right[0]) / 2, (left[1] + right[1]) / 2) > -16) continue
    rows.push(
      [0, 0.5, 1].map((k) =>
        surface.vertex(part, surface.body.onSide(lerp(left[0], right[0], k), lerp(left[1], right[1], k)), 1.2),
      ),
    )
  }
  part.sheet(rows)
}

/** Handles are flush, so only their outline shows. */
function addHandle(surface: Surface, handle: Point, parts: Parts): void {
  surface.strip(parts.of('gap'), surface.frames(surface.onSide(handleOutline(handle)), true), flat(3.6, 1.1), true)
}

/** The closed line around a handle in the side drawing. */
export function handleOutline([x, y]: Point): Point[] {
  return Array.from({ length: 64 }, (_, k): Point => {
    const cos = Math.cos((k / 64) * Math.PI * 2)
    const sin = Math.sin((k / 64) * Math.PI * 2)
    const reach = (96 + 18 * Math.abs(cos) ** 0.7) * Math.min(1, Math.abs(cos) * 6)
    const rise = (cos > 0 ? 3 : -3) * Math.abs(cos)
    return [x + Math.sign(cos) * reach, y + 2 + Math.sign(sin) * 15 * Math.abs(sin) ** 0.8 + rise]
  })
}
