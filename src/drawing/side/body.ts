import type { Car } from '#src/drawing/cars/car.ts'
import { cubicsOf, lineThrough, sample, topOf, type Cubic, type Line, type Point } from '#src/drawing/kit/curve.ts'
import { sidePen, type Pen } from '#src/drawing/kit/frame.ts'
import { SCALE } from '#src/drawing/kit/frames.ts'

/** Where the body ends at the wheels: from the axle to where the arch meets the sill, millimetres. */
type Arches = { front: number; rear: number; radius: number }

/** What every register of the side view draws from. */
export type SideBody = {
  car: Car
  pen: Pen
  axles: readonly [front: number, rear: number]
  arches: Arches
  lines: Record<'sill' | 'lightCatcher' | 'mid' | 'shoulder' | 'belt' | 'top', Line>
  outline: readonly Cubic[]
  /** Points along the outline. */
  rim: readonly Point[]
  bodyPath: string
  glassPath: string
}

function archReach(car: Car, sill: Line, axle: number): number {
  const drop = sill(axle) - car.tyre
  return Math.sqrt(Math.max(1, car.arch ** 2 - drop ** 2))
}

export function sideBody(car: Car): SideBody {
  const pen = sidePen()
  const axles = [car.frontOverhang, car.rearAxle] as const
  const [front, rear] = axles
  const outline = cubicsOf(car.outline)
  const rim = sample(outline, 28)
  const sill = lineThrough(car.sill)
  const arches = { front: archReach(car, sill, front), rear: archReach(car, sill, rear), radius: car.arch * SCALE }
  const onSill = (x: number): Point => [x, sill(x)]

  const bodyPath = pen
    .path()
    .chain(outline)
    .line(onSill(rear + arches.rear))
    .arc(arches.radius, onSill(rear - arches.rear), '1 0')
    .along(sill, rear - arches.rear, front + arches.front, 4)
    .arc(arches.radius, onSill(front - arches.front), '1 0')
    .close()

  return {
    car,
    pen,
    axles,
    arches,
    lines: {
      sill,
      lightCatcher: lineThrough(car.lightCatcher),
      mid: lineThrough(car.mid),
      shoulder: lineThrough(car.shoulder),
      belt: lineThrough(car.belt),
      top: topOf(rim),
    },
    outline,
    rim,
    bodyPath: String(bodyPath),
    glassPath: String(pen.path().chain(cubicsOf(car.glass, true)).close()),
  }
}
