import type { Point } from '#src/drawing/kit/curve.ts'
import { flat, type Surface } from '#src/three/car/surface.ts'
import { evenly, through } from '#src/three/kit/lines.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'
import type { Parts } from '#src/three/mesh/part.ts'

/** Bonnet and boot lid are drawn from the side; in three dimensions their seams run over the top. */
const BONNET_SEAM = 3
const LID_SEAM = 4
const GAP = 12

/** Shut lines as dark strips on the skin. */
export function addSeams(surface: Surface, parts: Parts): void {
  for (const line of seamLines(surface)) surface.strip(parts.of('gap'), surface.frames(line), flat(5, 1.3))
}

/** Where the left half of the body is parted: doors as drawn, bonnet, boot lid or tailgate. */
export function seamLines(surface: Surface): Vec3[][] {
  const lines: Vec3[][] = []
  const { body } = surface
  const { car, outline, limits } = body
  const { length, frontOverhang } = car
  const half = car.width / 2
  const seam = (line: Vec3[]) => void lines.push(line)
  const overTop = (points: readonly Point[]) => seam(evenly(through(points), GAP).map(([x, z]) => body.onTop(x, z)))
  const overRear = (points: readonly Point[]) =>
    seam(evenly(through(points), GAP).map(([z, y]) => body.onRear(Math.max(0, z), y)))

  for (const [i, points] of car.seams.entries()) {
    if (i === BONNET_SEAM || i === LID_SEAM) continue
    const line = surface.sideOf(through(points))
    if (line.length > 2) seam(surface.onSide(line))
  }

  const nose = limits.nose(car.lamps.head[0]![0]![1])
  overTop([
    [outline.cowl + 120, half * 0.86],
    [outline.cowl - 60, half * 0.85],
    [frontOverhang + 120, half * 0.8],
    [420, half * 0.7],
    [nose + 170, half * 0.57],
    [nose + 104, half * 0.36],
    [nose + 90, 0],
  ])

  const lamp = car.lamps.tail[1]![0]![1]
  if (car.suv) {
    overRear([
      [0, 562],
      [half * 0.6, 566],
      [half * 0.74, 596],
      [half * 0.8, 720],
      [half * 0.79, lamp - 30],
    ])
    return lines
  }
  overTop([
    [outline.deck - 30, half * 0.672],
    [outline.deck + 60, half * 0.715],
    [outline.deck + 170, half * 0.738],
    [length - 260, half * 0.74],
    [length - 130, half * 0.712],
  ])
  overRear([
    [0, lamp - 174],
    [half * 0.5, lamp - 172],
    [half * 0.66, lamp - 144],
    [half * 0.72, lamp - 74],
    [half * 0.725, lamp - 18],
  ])
  return lines
}

/** The dark band at the foot of the windscreen, under the edge of the bonnet. */
export function addCowl(surface: Surface, parts: Parts): void {
  const { body } = surface
  const { cowl } = body.outline
  const part = parts.of('trim')
  const widest = body.car.width * 0.42
  const row = (offset: number) =>
    Array.from({ length: 40 }, (_, i) => {
      const z = (i / 39) * widest
      const wanted = cowl + offset
      let x = wanted
      for (let k = 0; k < 12; k++) x += (wanted - body.unswept(x, z)) * 0.9
      return surface.vertex(part, body.onTop(x, z), 2)
    })
  part.sheet([row(-4), row(14), row(34)])
}
