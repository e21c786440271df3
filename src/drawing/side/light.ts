import type { Line, Point } from '#src/drawing/kit/curve.ts'
import { sample } from '#src/drawing/kit/curve.ts'
import { SCALE } from '#src/drawing/kit/frames.ts'
import { clamp01, lerp } from '#src/drawing/kit/numbers.ts'
import { GLOW, PENCIL } from '#src/brand/palette.ts'
import { group, tag, type Defs, type Stop } from '#src/drawing/kit/svg.ts'
import type { SideBody } from '#src/drawing/side/body.ts'
import { lightWheels } from '#src/drawing/side/wheel.ts'

type Glow = readonly [offset: number, opacity: number]

/** A width that grows until `from`, holds, and falls after `to` (shares of the line). */
const swell =
  (from: number, to: number, width: number) =>
  (t: number): number => {
    const phase = t < from ? t / from / 2 : t > to ? 0.5 + (t - to) / (1 - to) / 2 : 0.5
    return width * Math.sin(Math.PI * clamp01(phase)) ** 0.8
  }

const pointsOn = (line: Line, from: number, to: number, count: number): Point[] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const x = lerp(from, to, i / count)
    return [x, line(x)]
  })

/** The dark register: roof, shoulder, sill and lamps are lit, the rest is almost black. */
export function lightSide(body: SideBody, defs: Defs): string {
  const { car, pen, axles, arches, lines } = body
  const [front, rear] = axles
  const band = (name: string, stops: readonly Glow[]) =>
    defs.across(
      name,
      pen.x(0),
      pen.x(car.length),
      stops.map(([offset, opacity]): Stop => [offset, GLOW, opacity]),
    )
  const metal = defs.linear('bd', { x2: 0, y2: 1 }, [
    [0, PENCIL],
    [0.45, '#0d0d0f'],
    [1, '#060607'],
  ])
  // oxfmt-ignore
  const roofLight = band('rf', [
    [0, 0], [0.03, 0.55], [0.12, 0.75], [0.24, 0.28], [0.31, 0.5], [0.42, 1], [0.58, 1], [0.74, 0.55], [0.9, 0.28], [0.975, 0.5], [1, 0],
  ])
  // oxfmt-ignore
  const shoulderLight = band('sh', [
    [0, 0], [0.08, 0], [0.2, 0.5], [0.34, 0.85], [0.6, 0.55], [0.78, 0.5], [0.9, 0.75], [0.985, 0],
  ])
  // oxfmt-ignore
  const sillLight = band('ct', [[0, 0], [0.24, 0], [0.36, 0.32], [0.6, 0.38], [0.8, 0], [1, 0]])
  // oxfmt-ignore
  const glassLight = band('gl', [[0, 0], [0.26, 0.1], [0.4, 0.6], [0.6, 0.45], [0.86, 0.15], [1, 0]])
  const ground = defs.radial('fl', [
    [0, '#000', 0.9],
    [0.7, '#000', 0.5],
    [1, '#000', 0],
  ])
  const soft = defs.blur('b1', 1.1, [5, 40])
  const halo = defs.blur('b6', 7, [10, 80])
  const clip = defs.clip('cb', body.bodyPath)
  const wheel = lightWheels(car, pen, defs)

  const roof = sample(body.outline, 12).filter(
    ([x, y]) => x >= 30 && x <= car.length - 15 && y > lines.shoulder(x) - 40,
  )
  const shoulder = pointsOn(lines.shoulder, car.lamps.head[0]![0]![0] + 60, car.length - 60, 45)
  const lightCatcher = pointsOn(lines.lightCatcher, front + arches.front, rear - arches.rear, 30)
  const lit = (points: readonly Point[], width: (t: number) => number, fill: string, opacity?: number) =>
    tag('path', { d: pen.path().taper(points, width), fill, opacity })

  const { head, fender, tail } = car.lamps
  const lamp = (lamps: typeof head, stroke: string, width: number) => {
    const d = pen.path()
    for (const points of lamps) d.through(points)
    return tag('path', { d, stroke, 'stroke-width': width })
  }

  return [
    tag('ellipse', { cx: pen.x(car.length / 2), cy: pen.y(4), rx: car.length * 0.53 * SCALE, ry: 16, fill: ground }),
    tag('path', { d: body.bodyPath, fill: metal }),
    ...axles.map((axle) => tag('circle', { cx: pen.x(axle), cy: pen.y(car.tyre), r: arches.radius, fill: '#030304' })),
    group(
      { class: 'rim', 'clip-path': clip },
      group(
        { filter: halo },
        lit(roof, () => 95, roofLight, 0.14),
        lit(shoulder, swell(0.4, 0.5, 120), shoulderLight, 0.2),
        lit(lightCatcher, swell(0.4, 0.5, -75), sillLight, 0.3),
      ),
      tag('path', { d: body.glassPath, fill: '#050506' }),
      group(
        { filter: soft },
        lit(roof, swell(0.45, 0.55, 17), roofLight),
        lit(shoulder, swell(0.3, 0.7, 24), shoulderLight, 0.5),
      ),
      lit(roof, swell(0.45, 0.55, 7), roofLight),
      lit(shoulder, swell(0.3, 0.7, 9), shoulderLight),
      lit(lightCatcher, swell(0.4, 0.6, -7), sillLight),
    ),
    tag('path', { d: body.glassPath, fill: 'none', stroke: glassLight, 'stroke-width': 1 }),
    ...axles.map(wheel),
    group(
      { class: 'lamp', fill: 'none', 'stroke-linecap': 'round' },
      group({ filter: halo, opacity: 0.9 }, lamp(head, '#fff', 5), lamp(tail, '#ff2a1a', 4)),
      lamp(head, '#fff', 1.7),
      lamp(fender, '#fff1df', 1.2),
      lamp(tail, '#ff5a48', 1.6),
    ),
  ].join('')
}
