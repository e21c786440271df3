import { lineMirror } from '#src/drawing/side/mirror.ts'
import type { SideBody } from '#src/drawing/side/body.ts'
import { lineWheel } from '#src/drawing/side/wheel.ts'
import { dimensionLabel, levelDimension } from '#src/drawing/kit/dimension.ts'
import { short } from '#src/drawing/kit/numbers.ts'
import { ACCENT } from '#src/brand/palette.ts'
import { group, tag, type Defs } from '#src/drawing/kit/svg.ts'

/** How far the ground goes on beyond the bumpers, millimetres. */
const GROUND_BEYOND = 90

/** The engineering elevation: outline, glass and details in three weights, lamps in bronze. */
export function lineSide(body: SideBody, defs: Defs, ink: string): string {
  const { car, pen, axles, arches, lines } = body
  const [front, rear] = axles
  const hair = (d: { toString(): string }, width: number, opacity?: number) =>
    tag('path', { d, 'stroke-width': width, opacity })

  const seams = pen.path()
  for (const seam of [car.windscreen, car.backlight, ...car.seams]) seams.through(seam)
  seams.polyline(car.pillarB).polyline(car.pillarC.slice(0, 2))
  for (const [x, y] of car.handles) {
    seams
      .through([
        [x - 105, y - 3],
        [x, y + 6],
        [x + 105, y + 5],
      ])
      .polyline([
        [x - 105, y - 20],
        [x + 100, y - 12],
      ])
  }
  const lamps = pen.path()
  for (const lamp of [...car.lamps.head, ...car.lamps.fender, ...car.lamps.tail]) lamps.through(lamp)
  const clip = defs.clip('cb', body.bodyPath)
  const trims = pen.path()
  for (const { kind, points } of car.trims) {
    if (kind === 'dark') trims.polygon(points)
    else trims.through(points)
  }

  return [
    group(
      { fill: 'none', stroke: ink, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
      hair(body.bodyPath, 1.15),
      hair(body.glassPath, 0.8),
      hair(seams, 0.5),
      hair(pen.path().along(lines.shoulder, car.lamps.head[0]![0]![0] + 250, car.length - 160, 14), 0.6),
      hair(pen.path().along(lines.lightCatcher, front + arches.front + 40, rear - arches.rear - 30, 6), 0.5),
      hair(
        pen.path().along((x) => lines.sill(x) + 70, front + arches.front + 14, rear - arches.rear - 14, 4),
        0.4,
        0.7,
      ),
      tag('path', { d: lamps, 'stroke-width': 0.8, stroke: ACCENT }),
      tag('path', { d: trims, 'clip-path': clip, 'stroke-width': 0.45, opacity: 0.8 }),
      lineMirror(car, pen),
    ),
    ...axles.map((axle) => lineWheel(car, axle, pen, ink)),
    tag('path', {
      d: pen.path().polyline([
        // As far before the nose as behind the tail, within the frame: the drawing can be set in the middle.
        [-GROUND_BEYOND, 0],
        [car.length + GROUND_BEYOND, 0],
      ]),
      stroke: ink,
      'stroke-width': 0.5,
      opacity: 0.6,
    }),
  ].join('')
}

/** How much of the frame's surroundings the dimension lines need, millimetres. */
export const DIMENSION_MARGIN = { above: 0, below: 280, right: 240 } as const

/** Wheelbase and length below, height behind the tail. */
export function sideDimensions({ car, pen, axles, rim }: SideBody, ink: string): string {
  const [front, rear] = axles
  const [baseY, lengthY, heightX] = [pen.y(-150), pen.y(-320), pen.x(car.length + 190)]
  const peak = rim.reduce((best, point) => (point[1] > best[1] ? point : best))
  const drop = (x: number, from: number, to: number) => `M${short(pen.x(x))} ${short(pen.y(from))}V${short(to + 6)}`
  const extensions = [
    drop(front, -20, baseY),
    drop(rear, -20, baseY),
    drop(0, 520, lengthY),
    drop(car.length, 600, lengthY),
    `M${short(pen.x(peak[0]))} ${short(pen.y(car.height))}H${short(heightX + 4)}`,
  ].join('')
  const upright = `M${short(heightX)} ${short(pen.y(0))}V${short(pen.y(car.height))}M${short(heightX - 4)} ${short(pen.y(0))}h8M${short(heightX - 4)} ${short(pen.y(car.height))}h8`
  const level = (from: number, to: number, y: number) =>
    tag('path', { d: levelDimension(pen.x(from), pen.x(to), y) }) +
    dimensionLabel(to - from, ink, { x: pen.x((from + to) / 2), y: y - 5 })
  return group(
    { class: 'car-dims', fill: 'none', stroke: ACCENT, 'stroke-width': 0.6 },
    tag('path', { d: extensions, 'stroke-width': 0.35, opacity: 0.6 }),
    level(front, rear, baseY),
    level(0, car.length, lengthY),
    tag('path', { d: upright }),
    dimensionLabel(car.height, ink, {
      transform: `translate(${short(heightX - 5)} ${short(pen.y(car.height / 2))}) rotate(-90)`,
    }),
  )
}
