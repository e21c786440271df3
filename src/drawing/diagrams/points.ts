import { carOf, type DrawnCode } from '#src/drawing/cars/car.ts'
import { cubicsOf, lineThrough, sample, type Point } from '#src/drawing/kit/curve.ts'
import { group } from '#src/drawing/kit/svg.ts'
import { diagram, dot, elevationAt, INK, type Diagram } from '#src/drawing/diagrams/sheet.ts'

/** Points of one wheel; the rest go round the body. */
const ON_A_WHEEL = 15

/** The side view made of as many points as a check has: each point is one of them. */
export function pointsDiagram(code: DrawnCode, count: number): Diagram {
  const car = carOf(code)
  const sentence = `Контур ${car.name} сбоку, составленный из точек проверки: точек ${count}.`
  return diagram(`${code}-points`, sentence, (narrow) => {
    const [width, size] = narrow ? [350, 2] : [1280, 3.6]
    const scale = (width - 4 * size) / car.length
    const height = car.height * scale + 4 * size
    const place = elevationAt(scale, [2 * size, height - 2 * size])
    const points = [...alongBody(code, count - 2 * ON_A_WHEEL), ...onWheels(code)]
    return { width, height, body: [group({}, ...points.map((point) => dot(place(point), size, INK)))] }
  })
}

function onWheels(code: DrawnCode): Point[] {
  const { frontOverhang, rearAxle, tyre, arch } = carOf(code)
  // Far enough from the arch for two rows of points to stay two.
  const radius = arch * 0.58
  return [frontOverhang, rearAxle].flatMap((axle) =>
    Array.from({ length: ON_A_WHEEL }, (_, i): Point => {
      const angle = (i / ON_A_WHEEL) * 2 * Math.PI
      return [axle + Math.cos(angle) * radius, tyre + Math.sin(angle) * radius]
    }),
  )
}

/** So many points at equal steps along the outline with its wheel arches and sills. */
function alongBody(code: DrawnCode, count: number): Point[] {
  const car = carOf(code)
  const sill = lineThrough(car.sill)
  const arch = (axle: number): Point[] => {
    const rise = sill(axle) - car.tyre
    const from = Math.asin(Math.max(-1, Math.min(1, rise / car.arch)))
    return Array.from({ length: 41 }, (_, i): Point => {
      const angle = from + ((Math.PI - 2 * from) * i) / 40
      return [axle + Math.cos(angle) * car.arch, car.tyre + Math.sin(angle) * car.arch]
    })
  }
  const path = [...sample(cubicsOf(car.outline), 40), ...arch(car.rearAxle), ...arch(car.frontOverhang)]
  const closed = [...path, path[0]!]
  const lengths = [0]
  for (let i = 1; i < closed.length; i++) {
    const [[x1, y1], [x2, y2]] = [closed[i - 1]!, closed[i]!]
    lengths.push(lengths[i - 1]! + Math.hypot(x2 - x1, y2 - y1))
  }
  const whole = lengths.at(-1)!
  return Array.from({ length: count }, (_, n): Point => {
    const wanted = (whole * n) / count
    const i = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted),
    )
    const share = (wanted - lengths[i - 1]!) / (lengths[i]! - lengths[i - 1]! || 1)
    const [[x1, y1], [x2, y2]] = [closed[i - 1]!, closed[i]!]
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
  })
}
