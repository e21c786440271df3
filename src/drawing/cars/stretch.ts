import type { CarShape } from '#src/drawing/cars/shape.ts'
import type { Node, Point } from '#src/drawing/kit/curve.ts'

/** The part of the body that takes the addition: the rear door, from its front edge to the wheel arch. */
export type Zone = readonly [from: number, to: number]

/** The same shape with `extra` millimetres spread over one zone; everything behind it moves back as it is. */
export function stretch(shape: CarShape, [from, to]: Zone, extra: number): CarShape {
  const along = (x: number) => x + extra * Math.min(1, Math.max(0, (x - from) / (to - from)))
  const point = ([x, y]: Point): Point => [along(x), y]
  const points = (list: readonly Point[]) => list.map(point)
  const lines = (list: readonly (readonly Point[])[]) => list.map(points)
  const handles = (list: readonly Point[]) => list.map(([x, y]): Point => [x > from ? x + extra : x, y])

  /** Handles are scaled with their chord, so that the shape of the line is preserved. */
  const nodes = (list: readonly Node[], closed = false) =>
    list.map(([x, y, angle, handleIn, handleOut, angleOut], i): Node => {
      const growth = (neighbour: Node | undefined) =>
        neighbour && neighbour[0] !== x ? (along(neighbour[0]) - along(x)) / (neighbour[0] - x) : 1
      const before = list[i - 1] ?? (closed ? list.at(-1) : undefined)
      const after = list[i + 1] ?? (closed ? list[0] : undefined)
      return [along(x), y, angle, handleIn * growth(before), handleOut * growth(after), angleOut]
    })

  return {
    ...shape,
    outline: nodes(shape.outline),
    sill: points(shape.sill),
    lightCatcher: points(shape.lightCatcher),
    mid: points(shape.mid),
    shoulder: points(shape.shoulder),
    belt: points(shape.belt),
    glass: nodes(shape.glass, true),
    pillarB: points(shape.pillarB),
    pillarC: points(shape.pillarC),
    windscreen: points(shape.windscreen),
    backlight: points(shape.backlight),
    seams: lines(shape.seams),
    handles: handles(shape.handles),
    mirror: point(shape.mirror),
    lamps: { head: lines(shape.lamps.head), fender: lines(shape.lamps.fender), tail: lines(shape.lamps.tail) },
    trims: shape.trims.map((trim) => ({ ...trim, points: points(trim.points) })),
  }
}
