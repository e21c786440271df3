import { carOf, type Car, type DrawnCode } from '#src/drawing/cars/car.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import { PLAN_FRAME, SCALE } from '#src/drawing/kit/frames.ts'
import { short } from '#src/drawing/kit/numbers.ts'
import { ACCENT, PENCIL } from '#src/brand/palette.ts'
import { Path, type Place } from '#src/drawing/kit/path.ts'
import { Defs, group, svgDocument, tag } from '#src/drawing/kit/svg.ts'
import { planCubics } from '#src/drawing/plan/outline.ts'
import { drawSeat, seatsOf } from '#src/drawing/plan/seats.ts'

export type PlanStyle = {
  ink?: string
  accent?: string
  /** Paper under the outline; without it the plan is transparent. */
  fill?: string
  /** All line weights at once. */
  weight?: number
  seats?: boolean
  wheels?: boolean
}
/** Where a plan stands in a bigger drawing: units to a millimetre, the nose's place; `up` turns the nose up. */
export type PlanPlace = { scale: number; x: number; y: number; up?: boolean }

type PlanOptions = PlanStyle & { code: DrawnCode; label?: string }

const place =
  ({ scale, x: left, y: axis, up = false }: PlanPlace): Place =>
  ([x, y]) =>
    up ? [left + y * scale, axis + x * scale] : [left + x * scale, axis - y * scale]

/** Both sides of the car: the far one and its mirror image. */
const SIDES = [1, -1] as const

/** Screens, roof edge and side glass as one path. */
function glass(car: Car, path: Path): Path {
  const { width: W, length: L, suv, windscreen, backlight, rearAxle } = car
  const cowl = windscreen[0]![0]
  const foot = cowl + 150
  const screenTop = windscreen.at(-1)![0] - (suv ? 60 : 40)
  const backTop = backlight[0]![0]
  const backFoot = suv ? Math.min(backlight.at(-1)![0], L - 170) : backlight.at(-1)![0]
  const [roof, base, back] = [(suv ? 0.345 : 0.325) * W, 0.432 * W, (suv ? 0.385 : 0.375) * W]
  const waist = Math.min(rearAxle - 120, backFoot - 620)
  const corner = backFoot - 90

  path
    .move([foot, base])
    .cubic([cowl - 10, base * 0.7], [cowl - 70, base * 0.3], [cowl - 70, 0])
    .cubic([cowl - 70, -base * 0.3], [cowl - 10, -base * 0.7], [foot, -base])
    .line([screenTop, -roof])
    .cubic([screenTop - 70, -roof * 0.5], [screenTop - 84, -roof * 0.2], [screenTop - 84, 0])
    .cubic([screenTop - 84, roof * 0.2], [screenTop - 70, roof * 0.5], [screenTop, roof])
    .close()
    .move([backTop, roof * 0.95])
    .cubic([backTop + 50, roof * 0.5], [backTop + 60, roof * 0.2], [backTop + 60, 0])
    .cubic([backTop + 60, -roof * 0.2], [backTop + 50, -roof * 0.5], [backTop, -roof * 0.95])
    .line([backFoot - 60, -back])
    .cubic([backFoot + 20, -back * 0.6], [backFoot + 50, -back * 0.2], [backFoot + 50, 0])
    .cubic([backFoot + 50, back * 0.2], [backFoot + 20, back * 0.6], [backFoot - 60, back])
    .close()
  for (const m of SIDES) {
    path
      .move([foot + 40, (base + 14) * m])
      .cubic([foot + 500, 0.462 * W * m], [waist - 700, 0.462 * W * m], [waist, 0.44 * W * m])
      .cubic(
        [waist + 0.35 * (corner - waist), 0.43 * W * m],
        [waist + 0.7 * (corner - waist), 0.404 * W * m],
        [corner, (back + 10) * m],
      )
      .line([backTop - 10, roof * 0.97 * m])
      .cubic([backTop - 500, (roof + 12) * m], [screenTop + 600, (roof + 14) * m], [screenTop + 10, (roof + 4) * m])
      .close()
  }
  return path
}

/** Bonnet, nose, boot and the edges of the doors. */
function panels(car: Car, path: Path): Path {
  const { width: W, length: L, suv, windscreen, backlight } = car
  const cowl = windscreen[0]![0]
  const [foot, base, back] = [cowl + 150, 0.432 * W, 0.375 * W]
  path
    .move([56, -W * 0.31])
    .cubic([28, -W * 0.16], [24, -W * 0.06], [24, 0])
    .cubic([24, W * 0.06], [28, W * 0.16], [56, W * 0.31])
  if (suv) {
    path
      .move([L - 120, -W * 0.36])
      .cubic([L - 70, -W * 0.2], [L - 64, -W * 0.08], [L - 64, 0])
      .cubic([L - 64, W * 0.08], [L - 70, W * 0.2], [L - 120, W * 0.36])
  }
  for (const m of SIDES) {
    path
      .move([foot - 60, base * 0.82 * m])
      .cubic([cowl * 0.62, base * 0.74 * m], [320, W * 0.25 * m], [96, W * 0.2 * m])
      .move([foot + 10, base * 1.02 * m])
      .cubic([cowl * 0.7, W * 0.452 * m], [420, W * 0.42 * m], [150, W * 0.345 * m])
    if (!suv) {
      path
        .move([backlight.at(-1)![0] - 40, (back - 26) * m])
        .line([L - 190, W * 0.395 * m])
        .cubic([L - 110, W * 0.34 * m], [L - 84, W * 0.18 * m], [L - 84, 0])
    }
    for (const seam of car.seams.slice(0, 3)) {
      const x = seam[0]![0]
      path.move([x, 0.46 * W * m]).line([x - 10, 0.497 * W * m])
    }
  }
  return path
}

/** The two lines of light at each corner. */
function lamps({ width: W, length: L }: Car, path: Path): Path {
  for (const m of SIDES) {
    path
      .move([70, W * 0.325 * m])
      .cubic([100, W * 0.385 * m], [180, W * 0.432 * m], [400, W * 0.466 * m])
      .move([112, W * 0.32 * m])
      .cubic([140, W * 0.37 * m], [220, W * 0.414 * m], [396, W * 0.446 * m])
      .move([L - 40, W * 0.31 * m])
      .cubic([L - 62, W * 0.375 * m], [L - 130, W * 0.41 * m], [L - 330, W * 0.448 * m])
      .move([L - 76, W * 0.3 * m])
      .cubic([L - 100, W * 0.355 * m], [L - 160, W * 0.39 * m], [L - 330, W * 0.424 * m])
  }
  return path
}

function mirrors({ width, mirror }: Car, path: Path): Path {
  const [x, side] = [mirror[0] + 60, 0.487 * width]
  for (const m of SIDES) {
    path
      .move([x - 30, (side - 40) * m])
      .cubic([x - 40, (side + 40) * m], [x - 60, (side + 150) * m], [x + 30, (side + 158) * m])
      .cubic([x + 90, (side + 160) * m], [x + 90, (side + 40) * m], [x + 70, (side - 30) * m])
  }
  return path
}

function wheels({ width, tyre, frontOverhang, rearAxle }: Car, path: Path): Path {
  for (const axle of [frontOverhang, rearAxle]) {
    for (const m of SIDES) {
      const [outer, inner] = [(width / 2 - 30) * m, (width / 2 - 270) * m]
      path.polygon([
        [axle - tyre, outer],
        [axle + tyre, outer],
        [axle + tyre, inner],
        [axle - tyre, inner],
      ])
    }
  }
  return path
}

function outline(car: Car, path: Path): Path {
  const half = planCubics(car)
  const mirrored = ([x, y]: Point): Point => [x, -y]
  path.chain(half)
  for (const [from, a, b] of half.reverse()) path.cubic(mirrored(b), mirrored(a), mirrored(from))
  return path.close()
}

/** A plan as a group, to stand in a bigger drawing. */
export function planGroup(code: DrawnCode, at: PlanPlace, style: PlanStyle = {}): string {
  const { ink = PENCIL, accent = ACCENT, fill, weight = 1, seats = false, wheels: withWheels = false } = style
  const car = carOf(code)
  const path = () => new Path(place(at))
  const stroke = (d: Path, width: number, attributes: Record<string, string | number | undefined> = {}) =>
    tag('path', { d, 'stroke-width': width * weight, ...attributes })
  return group(
    { fill: 'none', stroke: ink, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    stroke(outline(car, path()), 1.15, { fill }),
    withWheels ? stroke(wheels(car, path()), 0.5, { 'stroke-dasharray': '4 3', opacity: 0.6 }) : '',
    stroke(mirrors(car, path()), 0.8, { fill }),
    stroke(glass(car, path()), seats ? 0.4 : 0.65, { opacity: seats ? 0.5 : undefined }),
    stroke(panels(car, path()), 0.45, { opacity: 0.8 }),
    stroke(lamps(car, path()), 0.9, { stroke: accent }),
    ...(seats ? seatsOf(car).map((seat) => stroke(drawSeat(path(), seat), 0.7)) : []),
  )
}

/** The view from above, nose to the left. */
export function drawPlan({ code, label, ...style }: PlanOptions): string {
  const { extra, name } = carOf(code)
  const { width, height, nose, axis } = PLAN_FRAME
  return svgDocument(
    {
      viewBox: `0 0 ${short((width + extra) * SCALE)} ${short(height * SCALE)}`,
      className: 'car car--plan',
      label: label ?? `${name}, вид сверху`,
      defs: new Defs(`${code}-plan`),
    },
    planGroup(code, { scale: SCALE, x: nose * SCALE, y: axis * SCALE }, style),
  )
}
