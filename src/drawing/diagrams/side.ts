import { carOf, type Car, type DrawnCode } from '#src/drawing/cars/car.ts'
import { cubicsOf, lineThrough, sample, type Line, type Point } from '#src/drawing/kit/curve.ts'
import { short } from '#src/drawing/kit/numbers.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import { formatDecimal, plural } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import {
  ACCENT,
  diagram,
  dimension,
  dot,
  elevation,
  elevationAt,
  ground,
  label,
  polyline,
  stroke,
  type Diagram,
} from '#src/drawing/diagrams/sheet.ts'

/** Diagrams over the engineering elevation. The elevation itself is the file the whole site shows. */

export const outlineOf = (car: Car): Point[] => sample(cubicsOf(car.outline), 40)

/** The upper outline from above the headlamp to the edge of the boot. */
export function upperLine(car: Car): Point[] {
  const points = outlineOf(car)
  const lamp = car.lamps.head[0]![0]![1]
  const start = points.findIndex(([x, y]) => y > lamp + 40 && x > 60 && x < car.length / 2)
  const rest = points.slice(start)
  const edge = car.belt.at(-1)![1] - 10
  const end = rest.findIndex(([x, y], i) => i > 40 && x > car.length * 0.8 && y < edge)
  return end < 0 ? rest : rest.slice(0, end)
}

/** Length of the car in its own wheels, to one decimal. */
export const inWheels = (code: DrawnCode, mm: number): number => {
  const { tyre } = carOf(code)
  return Math.round((mm / (2 * tyre)) * 10) / 10
}

/** «7 колёс», «4,4 колеса» */
const wheelsText = (count: number): string =>
  `${formatDecimal(count)}${NBSP}${plural(count, ['колесо', 'колеса', 'колёс'])}`

/** The length measured in wheels rolled along the ground. */
export function wheelDiagram(code: DrawnCode): Diagram {
  const car = carOf(code)
  const [length, base] = [inWheels(code, car.length), inWheels(code, car.wheelbase)].map(wheelsText)
  const sentence = `Силуэт ${car.name}, измеренный диаметром колеса: длина ${car.length} мм — ${length}, колёсная база ${car.wheelbase} мм — ${base}. В масштабе.`
  return diagram(`${code}-wheels`, sentence, (narrow) => {
    const width = narrow ? 350 : 1280
    const scale = (width - 2) / car.length
    const y = car.height * scale + (narrow ? 8 : 12)
    const diameter = 2 * car.tyre
    const wheels = Array.from({ length: Math.floor(car.length / diameter) }, (_, i) =>
      tag('circle', {
        cx: 1 + (i + 0.5) * diameter * scale,
        cy: y - car.tyre * scale,
        r: car.tyre * scale,
        fill: 'none',
        stroke: ACCENT,
        'stroke-width': 0.9,
      }),
    )
    const level = y + (narrow ? 22 : 40)
    const [from, to] = [1 + car.frontOverhang * scale, 1 + car.rearAxle * scale]
    return {
      width,
      height: level + (narrow ? 30 : 44),
      body: [
        elevation(code, scale, [1, y], { opacity: 0.6 }),
        ...wheels,
        ground(width, y),
        dimension([from, level], [to, level]),
        label(`база ${car.wheelbase}${NBSP}мм = ${base}`, [(from + to) / 2, level + (narrow ? 19 : 26)], {
          anchor: 'middle',
          size: narrow ? 12 : 14,
        }),
      ],
    }
  })
}

type Tooth = { at: Point; normal: Point; length: number }

/** How much the upper line bends at each point: hairs across it, longer where it bends more. */
function teethOf(points: readonly Point[], step: number, reach: number, scale: number): Tooth[] {
  const even: Point[] = []
  let past = 0
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!]
    const part = Math.hypot(b[0] - a[0], b[1] - a[1])
    let position = 0
    while (past + (part - position) >= step) {
      position += step - past
      past = 0
      even.push([a[0] + ((b[0] - a[0]) * position) / part, a[1] + ((b[1] - a[1]) * position) / part])
    }
    past += part - position
  }
  const inner = even.slice(reach, -reach)
  const bend = inner.map((at, i) => {
    const [before, after] = [even[i]!, even[i + 2 * reach]!]
    const turn = Math.atan2(after[1] - at[1], after[0] - at[0]) - Math.atan2(at[1] - before[1], at[0] - before[0])
    return Math.max(-120, Math.min(420, (turn / (step * reach)) * scale * 250_000))
  })
  return inner.map((at, i) => {
    const [before, after] = [even[i]!, even[i + 2 * reach]!]
    let [total, weights] = [0, 0]
    for (let j = -5; j <= 5; j++) {
      const value = bend[i + j]
      if (value === undefined) continue
      total += value * (6 - Math.abs(j))
      weights += 6 - Math.abs(j)
    }
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const size = Math.hypot(dx, dy)
    return { at, normal: [dy / size, -dx / size], length: (total / weights) * scale }
  })
}

/** Room before and behind a car that has the sheet's width, millimetres. */
const BESIDE_CAR = 60

/** The car from end to end of the sheet, with `above` of it over the roof. */
function sheetOf(car: Car, narrow: boolean, above: number) {
  const width = narrow ? 350 : 1280
  const scale = width / (car.length + 2 * BESIDE_CAR)
  const [x, y] = [BESIDE_CAR * scale, car.height * scale + above]
  return { width, scale, x, y, place: elevationAt(scale, [x, y]) }
}

/** The comb of curvature over the roof. */
export function combDiagram(code: DrawnCode): Diagram {
  const car = carOf(code)
  const sentence = `Верхний контур ${car.name} с гребёнкой кривизны, длина кузова ${car.length} мм: чем длиннее штрих, тем сильнее изгиб. Край гребёнки идёт без разрыва от капота до кормы.`
  return diagram(`${code}-comb`, sentence, (narrow) => {
    const { width, scale, x, y, place } = sheetOf(car, narrow, narrow ? 56 : 150)
    const gap = narrow ? 5 : 16
    const end = car.suv ? car.backlight[0]![0] - 160 : car.length - 330
    const teeth = teethOf(upperLine(car).map(place), narrow ? 2.6 : 5, narrow ? 4 : 6, scale).filter(
      ({ at }) => at[0] > x + 150 * scale && at[0] < x + end * scale,
    )
    const tip = ({ at, normal, length }: Tooth): Point => [
      at[0] + normal[0] * (length + gap),
      at[1] + normal[1] * (length + gap),
    ]
    return {
      width,
      height: y + 12,
      body: [
        elevation(code, scale, [x, y]),
        ground(width, y),
        stroke(teeth.map((tooth) => polyline([tooth.at, tip(tooth)])).join(''), 0.5, { stroke: ACCENT, opacity: 0.7 }),
        stroke(polyline(teeth.map(tip)), 1.1, { stroke: ACCENT }),
      ],
    }
  })
}

/** Where the line of the shoulder leaves the headlamp and where it comes to the tail lamp, from either end of the car. */
const LAMP_TO_LINE = 330
const LINE_TO_TAIL = 190

/** The shoulder from lamp to lamp as the one arc it is, over the straight line between its ends. */
export function arcDiagram(code: DrawnCode): Diagram {
  const car = carOf(code)
  const sentence = `${car.name} сбоку, длина кузова ${car.length} мм: плечо идёт от фары до фонаря одной дугой, под ней прямая между её концами.`
  return diagram(`${code}-arc`, sentence, (narrow) => {
    const { width, scale, x, y, place } = sheetOf(car, narrow, narrow ? 12 : 24)
    const line = lineThrough(car.shoulder)
    const [from, to] = [LAMP_TO_LINE, car.length - LINE_TO_TAIL]
    const steps = narrow ? 44 : 96
    const chord = (share: number) => line(from) + (line(to) - line(from)) * share
    const pairs = Array.from({ length: steps + 1 }, (_, i) => {
      const share = i / steps
      const along = from + (to - from) * share
      return [place([along, chord(share)]), place([along, line(along)])] as const
    })
    const [first, last] = [place([from, line(from)]), place([to, line(to)])]
    return {
      width,
      height: y + 12,
      body: [
        group({ opacity: 0.55 }, elevation(code, scale, [x, y])),
        ground(width, y),
        stroke(pairs.map((pair) => polyline([...pair])).join(''), 0.5, { stroke: ACCENT, opacity: 0.7 }),
        stroke(polyline([first, last]), 0.7, { stroke: ACCENT }),
        stroke(polyline(pairs.map(([, top]) => top)), narrow ? 2 : 2.4, { stroke: ACCENT }),
        dot(first, narrow ? 3 : 4),
        dot(last, narrow ? 3 : 4),
      ],
    }
  })
}

const meanOf = (line: Line, from: number, to: number): number => {
  const steps = 40
  const heights = Array.from({ length: steps + 1 }, (_, i) => line(from + ((to - from) * i) / steps))
  return heights.reduce((sum, height) => sum + height, 0) / heights.length
}

/** The lines of the body carried on to the horizon. */
export function horizonDiagram(code: DrawnCode): Diagram {
  const car = carOf(code)
  const sentence = `${car.name} сбоку: линия окон, плечо и порог продолжены до горизонта и идут почти параллельно дороге на всех ${car.length} мм длины.`
  return diagram(`${code}-horizon`, sentence, (narrow) => {
    // The names stand before the car; a narrow sheet has no room there: in one short word they are over the bonnet and on the doors.
    const [width, before, behind] = narrow ? [350, 3, 3] : [1280, 150, 150]
    const [onFrontDoor, onRearDoor] = narrow ? [122, 194] : [0, 0]
    const scale = (width - before - behind) / car.length
    const y = car.height * scale + (narrow ? 12 : 24)
    // Before the lamp and behind the boot a line turns with the body, and the windows end before both.
    const body = [900, car.length - 500] as const
    const rows = [
      [narrow ? 'Окна' : 'Линия окон', car.belt, [car.windscreen[0]![0], car.backlight[0]![0]], narrow ? -7 : -10, 0],
      ['Плечо', car.shoulder, body, narrow ? 15 : 24, onFrontDoor],
      ['Порог', car.sill, body, narrow ? -14 : -10, onRearDoor],
    ] as const
    // Each at the height it has on the whole: carried on from its ends it would leave the car higher than it came in.
    const carried = rows.map(([title, line, [from, to], above, along]) => {
      const level = y - meanOf(lineThrough(line), from, to) * scale
      return (
        stroke(`M0 ${short(level)}H${width}`, narrow ? 1.4 : 2, { stroke: ACCENT }) +
        label(title, [along, level + above], { size: narrow ? 12 : 16 })
      )
    })
    return { width, height: y + 12, body: [elevation(code, scale, [before, y]), ...carried, ground(width, y)] }
  })
}
