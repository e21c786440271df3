import type { CarShape } from '#src/drawing/cars/shape.ts'
import { cubicsOf, extentOf, sample, type Node } from '#src/drawing/kit/curve.ts'

const END = 620
const ROOF = 0.68

/** The silhouette must have the dimensions of the facts: only both ends and the roof are stretched for it. */
export function fitOutline(outline: CarShape['outline'], length: number, height: number): Node[] {
  const drawn = extentOf(sample(cubicsOf(outline), 40))
  const roofFrom = height * ROOF
  return outline.map(([x, y, ...rest]): Node => {
    let fitted = x
    if (x < END) fitted -= drawn.left * (1 - x / END)
    if (x > length - END) fitted += (length - drawn.right) * ((x - (length - END)) / END)
    const raised = y > roofFrom ? y + (height - drawn.top) * ((y - roofFrom) / (drawn.top - roofFrom)) : y
    return [fitted, raised, ...rest]
  })
}
