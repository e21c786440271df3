import type { Car } from '#src/drawing/cars/car.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import type { Pen } from '#src/drawing/kit/frame.ts'
import { tag } from '#src/drawing/kit/svg.ts'

type MirrorPaths = { housing: string; foot: string; cap: string; underside: string }

function mirrorPaths({ mirror: [x, y], suv }: Car, pen: Pen): MirrorPaths {
  const size = suv ? 1.12 : 1
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  const housing = pen
    .path()
    .move(at(-8, 22))
    .cubic(at(2, 92), at(60, 112), at(150, 100))
    .cubic(at(196, 94), at(204, 60), at(196, 24))
    .cubic(at(192, 4), at(170, -4), at(120, -2))
    .cubic(at(60, 0), at(-10, -6), at(-8, 22))
    .close()
  const cap = pen
    .path()
    .move(at(4, 50))
    .cubic(at(20, 96), at(70, 104), at(150, 93))
    .cubic(at(186, 88), at(192, 70), at(192, 56))
    .cubic(at(130, 66), at(60, 62), at(4, 50))
    .close()
  const underside = pen
    .path()
    .move(at(-6, 16))
    .cubic(at(60, 22), at(140, 22), at(196, 26))
    .cubic(at(192, 4), at(170, -4), at(120, -2))
    .cubic(at(60, 0), at(-10, -6), at(-6, 16))
    .close()
  const foot = pen.path().polygon([at(70, 4), at(150, 2), at(110, -46), at(90, -46)])
  return { housing: String(housing), foot: String(foot), cap: String(cap), underside: String(underside) }
}

export const lineMirror = (car: Car, pen: Pen): string =>
  tag('path', { d: mirrorPaths(car, pen).housing, 'stroke-width': 0.6 })

export function studioMirror(car: Car, pen: Pen, fill: string, highlight: string): string {
  const { housing, foot, cap, underside } = mirrorPaths(car, pen)
  return [
    tag('path', { d: foot, fill: '#08090a' }),
    tag('path', { d: housing, fill, stroke: '#000', 'stroke-opacity': 0.53, 'stroke-width': 0.6 }),
    tag('path', { d: cap, fill: highlight, opacity: 0.75 }),
    tag('path', { d: underside, fill: '#0b0c0d', opacity: 0.85 }),
  ].join('')
}
