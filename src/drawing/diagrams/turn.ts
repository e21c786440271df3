import { carOf, type Car, type DrawnCode } from '#src/drawing/cars/car.ts'
import { formatMm } from '#src/domain/format.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import { radians, short } from '#src/drawing/kit/numbers.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import {
  ACCENT,
  diagram,
  dimension,
  INK,
  label,
  MUTED,
  PAPER,
  planAt,
  polyline,
  stroke,
  type Diagram,
  type Plan,
} from '#src/drawing/diagrams/sheet.ts'

/** How far the wheels are turned, degrees, the middle between the inner and the outer one; no maker's figure, so it is said to be conditional. */
const STEERED = 36
/** Between the outermost corner and the kerb, millimetres. */
const TO_KERB = 220
const HALF_TURN = 180
/** Beside the arc on a wide sheet: the turn fills it. */
const ROOM = 24
/** Where the car is shown on its way, degrees of the turn. */
const ON_THE_WAY = [58, 118]

/** The turn on the ground, millimetres of the plan: round a centre to the left of the rear axle. */
type Turn = { centre: Point; radius: number; outer: Point; inner: Point; reach: number }

/** A turn to the left, as one does in right-hand traffic: the driver steers, the rear axle draws the smallest arc. */
function turnOf({ rearAxle, wheelbase, width }: Car): Turn {
  const radius = wheelbase / Math.tan(radians(STEERED))
  const centre: Point = [rearAxle, -radius]
  // The nose is round: its widest place lies a little behind the bumper.
  const outer: Point = [260, width * 0.47]
  return {
    centre,
    radius,
    outer,
    inner: [rearAxle, -width / 2],
    reach: Math.hypot(outer[0] - centre[0], outer[1] - centre[1]),
  }
}

/** The half circle that a point of the car draws, as path data; `backwards` as the end of a longer path. */
function halfCircle({ centre }: Turn, plan: Plan, from: Point, backwards = false): string {
  const [dx, dy] = [from[0] - centre[0], from[1] - centre[1]]
  const r = short(Math.hypot(dx, dy) * plan.scale)
  const written = (point: Point) => plan.place(point).map(short).join(' ')
  const places = [from, [centre[0] - dy, centre[1] + dx], [centre[0] - dx, centre[1] - dy]] as const satisfies Point[]
  const [first, middle, last] = backwards ? places.toReversed() : places
  const arc = `A${r} ${r} 0 0 ${backwards ? 1 : 0} `
  return `${backwards ? 'L' : 'M'}${written(first!)}${arc}${written(middle!)}${arc}${written(last!)}`
}

/** A car turns round between two kerbs: as long and as wide as it is, and so is what it needs of the street. */
export function turnDiagram(code: DrawnCode): Diagram {
  const car = carOf(code)
  const turn = turnOf(car)
  const { centre, radius, outer, inner, reach } = turn
  const sentence = `${car.name} сверху разворачивается влево между двумя бордюрами: дугу описывает угол переднего бампера. Длина ${formatMm(car.length)} и база ${formatMm(car.wheelbase)} в масштабе, угол поворота колёс показан условно.`
  return diagram(`${code}-turn`, sentence, (narrow, name) => {
    const [width, height, scale] = narrow ? [350, 412, 0.0262] : [960, 664, 0.0485]
    const edge = (reach + TO_KERB) * scale
    // Where the centre is on the sheet, from it where the nose is.
    const [cx, cy] = narrow ? [width / 2, edge + 4] : [reach * scale + ROOM, height / 2]
    const nose: Point = narrow
      ? [cx + radius * scale, cy - centre[0] * scale]
      : [cx - centre[0] * scale, cy - radius * scale]
    const plan = planAt(code, narrow, scale, nose)
    const end = (narrow ? height - cy : width - cx) / scale + centre[0]
    const start = centre[0] - (narrow ? cy : cx) / scale
    const along = (across: number, from = start) => polyline([plan.place([from, across]), plan.place([end, across])])
    const at = (degrees: number) => ({ transform: `rotate(${-degrees} ${short(cx)} ${short(cy)})` })
    const use = (attributes: object) => tag('use', { href: `#${name('car')}`, ...attributes })
    const before = (car.length + 900) * scale
    const [tailX, tailY] = plan.place([end, -2 * radius])
    const arrow = narrow
      ? `M${short(tailX - 5)} ${short(tailY - 9)}l5 9l5 -9`
      : `M${short(tailX - 9)} ${short(tailY - 5)}l9 5l-9 5`
    const beside = car.width / 2 + (narrow ? 300 : 330)
    const [from, to] = [plan.place([0, beside]), plan.place([car.length, beside])]
    return {
      width,
      height,
      defs: [tag('g', { id: name('car') }, plan.draw({ accent: INK, weight: 0.9 }))],
      body: [
        ...[1, -1].map((side) => stroke(along(centre[1] + side * (reach + TO_KERB)), 1.6)),
        stroke(along(centre[1]), 0.6, { 'stroke-dasharray': '9 3 1.5 3', opacity: 0.3 }),
        tag('path', {
          d: `${halfCircle(turn, plan, outer)}${halfCircle(turn, plan, inner, true)}Z`,
          fill: ACCENT,
          'fill-opacity': 0.14,
        }),
        stroke(halfCircle(turn, plan, inner), 0.8, { opacity: 0.6 }),
        stroke(along(0, centre[0]) + along(-2 * radius, centre[0]) + arrow, 1, { stroke: MUTED }),
        group(
          { opacity: 0.62 },
          use({ transform: narrow ? `translate(0 ${short(before)})` : `translate(${short(before)} 0)` }),
        ),
        ...ON_THE_WAY.map((degrees) => group({ opacity: 0.62 }, use(at(degrees)))),
        // It covers where the fill ends.
        group(at(HALF_TURN), plan.draw({ fill: PAPER, ink: MUTED, accent: MUTED, weight: 1 })),
        plan.draw({ fill: PAPER, accent: INK, weight: 1.2 }),
        stroke(halfCircle(turn, plan, outer), 2, { stroke: ACCENT }),
        dimension(from, to),
        narrow
          ? label(formatMm(car.length), [from[0] + 14, (from[1] + to[1]) / 2], {
              size: 12,
              anchor: 'middle',
              transform: `rotate(-90 ${short(from[0] + 14)} ${short((from[1] + to[1]) / 2)})`,
            })
          : label(formatMm(car.length), [(from[0] + to[0]) / 2, from[1] - 9], { size: 16, anchor: 'middle' }),
      ],
    }
  })
}
