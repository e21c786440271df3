import { carOf, type DrawnCode } from '#src/drawing/cars/car.ts'
import { bodyHalf, cubicsOfHalf, frontSizes } from '#src/drawing/front/body.ts'
import { frontDesigns } from '#src/drawing/front/design.ts'
import { cubicsOf, extentOf, sample } from '#src/drawing/kit/curve.ts'
import { planCubics } from '#src/drawing/plan/outline.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'

/** Extents of the drawn silhouette, millimetres: they must equal the facts. */
export function measure(code: DrawnCode): { length: number; height: number } {
  const { left, right, top } = extentOf(sample(cubicsOf(carOf(code).outline), 60))
  return { length: right - left, height: top }
}

/** Extents of the drawn plan, millimetres. */
export function planMeasure(code: DrawnCode): { length: number; width: number } {
  const { right, top } = extentOf(sample(planCubics(carOf(code)), 60))
  return { length: right, width: 2 * top }
}

/** Extents of the drawn front without its mirrors, millimetres. */
export function frontMeasure(code: DrawnModel): { width: number; height: number } {
  const design = frontDesigns[code]
  const { right, top } = extentOf(sample(cubicsOfHalf(bodyHalf(design, frontSizes(design, carOf(code)))), 60))
  return { width: 2 * right, height: top }
}
