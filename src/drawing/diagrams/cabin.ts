import { carOf, type Car, type DrawnCode } from '#src/drawing/cars/car.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import { seatsOf, THREE_BEHIND, type Seat } from '#src/drawing/plan/seats.ts'
import {
  ACCENT,
  diagram,
  dot,
  fade,
  label,
  MUTED,
  pathOn,
  planAt,
  polyline,
  stroke,
  type Diagram,
  type Name,
  type Plan,
  type TypeSize,
  PAPER,
  TYPE_SIZES,
} from '#src/drawing/diagrams/sheet.ts'

/** The cabin from above between windscreen and tail; what is beyond fades away. */
type Cabin = { car: Car; plan: Plan; seats: Seat[]; size: { width: number; height: number } }

function cabinOf(code: DrawnCode, narrow: boolean): Cabin {
  const car = carOf(code)
  const from = car.windscreen[0]![0] - 60
  const shown = car.length - from
  const scale = narrow ? Math.min(0.152, 660 / shown) : Math.min(0.235, 852 / shown)
  const size = narrow ? { width: 350, height: Math.round(shown * scale) + 26 } : { width: 860, height: 560 }
  const place: Point = narrow ? [size.width / 2, 12 - from * scale] : [6 - from * scale, size.height / 2]
  return { car, size, seats: seatsOf(car), plan: planAt(code, narrow, scale, place) }
}

const faded = (name: Name, ...body: string[]): string => group({ mask: `url(#${name('fade')})` }, ...body)

/** An ellipse in millimetres of the plan: half lengths along and across the car. */
function ellipse({ plan }: Cabin, [x, y]: Point, along: number, across: number, narrow: boolean): string {
  const [cx, cy] = plan.place([x, y])
  const [rx, ry] = narrow ? [across, along] : [along, across]
  return tag('ellipse', { cx, cy, rx: rx * plan.scale, ry: ry * plan.scale })
}

export type AirbagSet = { knees: 1 | 2; center: boolean }
const SIDES = [1, -1] as const

/** Two in front, two beside the front row, two beside the rear one, two curtains, knees, and one in the middle. */
export const airbagCount = ({ knees, center }: AirbagSet): number => 8 + knees + (center ? 1 : 0)

export function airbagDiagram(code: DrawnCode, set: AirbagSet): Diagram {
  const count = airbagCount(set)
  const knees = set.knees === 1 ? 'коленная у водителя' : 'две коленные'
  const middle = set.center ? ', центральная между передними креслами' : ''
  const sentence = `Салон ${carOf(code).name} сверху, подушек безопасности — ${count}: две фронтальные, четыре боковые, две шторки вдоль окон, ${knees}${middle}. Схема.`
  return diagram(`${code}-airbags`, sentence, (narrow, name) => {
    const cabin = cabinOf(code, narrow)
    const { car, plan, seats, size } = cabin
    const [front, rear] = [seats[0]!, seats[2]!]
    const oval = (at: Point, along: number, across: number) => ellipse(cabin, at, along, across, narrow)
    const bags = SIDES.flatMap((side) => {
      const y = 0.415 * car.width * side
      const curtain = pathOn(plan.place)
        .move([front.x - front.depth - 180, y])
        .cubic([front.x - 300, y + 44 * side], [rear.x - 500, y + 44 * side], [rear.x + 260, y])
        .cubic([rear.x - 400, y - 36 * side], [front.x - 200, y - 36 * side], [front.x - front.depth - 180, y])
        .close()
      const knee = set.knees === 2 || side === -1
      return [
        oval([front.x - front.depth - 60, front.y * side], 150, 270),
        oval([front.x - 60, (front.y + 330) * side], 190, 64),
        oval([rear.x - 40, (rear.y + 310) * side], 160, 52),
        tag('path', { d: curtain }),
        knee ? oval([front.x - front.depth + 40, front.y * side], 60, 200) : '',
      ]
    })
    const heart: Point = [front.x - 90, 0]
    const [x, y] = plan.place(heart)
    // On a phone the plan is as wide as the sheet: the labels are below it.
    const height = size.height + (narrow && set.center ? 16 : 0)
    const end = height - (narrow ? 20 : 14)
    const lead = [
      stroke(
        polyline([
          [x, y],
          [x, end],
        ]),
        0.7,
        { stroke: ACCENT },
      ),
      dot([x, y], 3),
      narrow
        ? label('Центральная подушка', [x, height - 4], { size: 12, anchor: 'middle' })
        : label('Центральная подушка', [x + 12, end], { size: 14 }),
    ]
    const center = group(
      { fill: ACCENT, 'fill-opacity': 0.3, stroke: ACCENT, 'stroke-width': 1.6 },
      oval(heart, 230, 92),
    )
    return {
      ...size,
      height,
      defs: [fade(name('fade'), size, narrow)],
      body: [
        faded(
          name,
          plan.draw({ weight: 0.9, seats: true }),
          group(
            { fill: ACCENT, 'fill-opacity': set.center ? 0.08 : 0.18, stroke: ACCENT, 'stroke-width': 0.9 },
            ...bags,
          ),
          set.center ? center : '',
        ),
        ...(set.center ? lead : []),
      ],
    }
  })
}

const DRIVER = 1
/** Seats: 0 front passenger, 1 driver, 2 and 3 the rear row. */
export type CabinZone = { seats: readonly number[]; value: string; name: string; text?: string }

/** Width of a letter of the site's wide font, and the padding beside text in a box: fractions of the font size. */
const LETTER = 0.68
/** The same of the thin font of short values. */
const DISPLAY_LETTER = 0.56
const AIR = 1.2
/** The largest font size, up to `most`, at which the text fits into a box with padding on both sides. */
const fitting = (words: string, width: number, most: TypeSize, letter: number): TypeSize =>
  TYPE_SIZES.findLast((size) => size <= most && size * (words.length * letter + AIR) <= width) ?? TYPE_SIZES[0]

/** How much of a phone's plan follows its last zone. */
const BEYOND = 56

/** The cabin in zones, each around its seats, with its label or its temperature. */
export function zoneDiagram(code: DrawnCode, id: string, zones: readonly CabinZone[], claim: string): Diagram {
  const listed = zones.map(({ name, value }) => `${name.toLowerCase()} — ${value.toLowerCase()}`).join(', ')
  return diagram(`${code}-${id}`, `Салон ${carOf(code).name} сверху. ${claim}: ${listed}.`, (narrow, name) => {
    const cabin = cabinOf(code, narrow)
    const { car, plan, seats } = cabin
    const boxOf = (own: CabinZone['seats']) => {
      const places = own.flatMap((index) => {
        const { x, y, depth, width } = seats[index]!
        // A third seat between two belongs to neither of their zones.
        const aside = width / 2 + (THREE_BEHIND.has(car.code) && own.length === 1 ? 12 : 70)
        return [plan.place([x - depth - 30, y - aside]), plan.place([x + 260, y + aside])]
      })
      const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
      const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
      return { x: left, y: top, width: right - left, height: bottom - top, rx: narrow ? 12 : 18 }
    }
    // On a phone the boot, where there is no zone, would be half of the drawing.
    const end = Math.max(...zones.map(({ seats: own }) => boxOf(own)).map(({ y, height }) => y + height))
    const size = narrow ? { ...cabin.size, height: Math.min(cabin.size.height, Math.round(end) + BEYOND) } : cabin.size
    // What is compared has one font and one size.
    const isLong = zones.some(({ value }) => value.length > 6)
    const [most, letter] = isLong ? ([20, LETTER] as const) : ([44, DISPLAY_LETTER] as const)
    const sizes = zones.map(({ seats: own, value }) => fitting(value, boxOf(own).width, most, letter))
    const valueSize = TYPE_SIZES.find((one) => sizes.includes(one)) ?? TYPE_SIZES[0]
    const boxes = zones.map(({ seats: own, value, name: title }) => {
      const box = boxOf(own)
      const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
      const valueWidth = value.length * valueSize * letter
      const lettered = Math.max(valueWidth, title.length * 12 * LETTER) + 16
      const spoken = {
        x: middle[0] - lettered / 2,
        y: middle[1] - valueSize - 4,
        width: lettered,
        height: valueSize + (narrow ? 36 : 44),
        rx: 8,
      }
      return (
        // Seats under text would make it hard to read: in a zone they are pale and end before the text.
        tag('rect', { ...box, fill: PAPER, 'fill-opacity': 0.72 }) +
        tag('rect', { ...spoken, fill: PAPER }) +
        tag('rect', {
          ...box,
          fill: ACCENT,
          'fill-opacity': 0.16,
          stroke: ACCENT,
          'stroke-width': narrow ? 1.6 : 1.2,
        }) +
        label(value, [middle[0], middle[1] - (narrow ? 0 : 4)], {
          anchor: 'middle',
          size: valueSize,
          display: !isLong,
        }) +
        label(title, [middle[0], middle[1] + (narrow ? 24 : 30)], {
          anchor: 'middle',
          size: 12,
          fill: MUTED,
        })
      )
    })
    // The driver's seat shows which way the car faces.
    const isDriverFree = !zones.some(({ seats: own }) => own.includes(DRIVER))
    const { x: backrest, y: across, depth } = seats[DRIVER]!
    const [x, y] = plan.place([backrest - depth / 2 + 50, across])
    const driver = label('Водитель', [x, y + 4], { anchor: 'middle', size: 12, fill: MUTED })
    return {
      ...size,
      defs: [fade(name('fade'), size, narrow)],
      body: [
        faded(name, group({ opacity: 0.85 }, plan.draw({ weight: 1.3, seats: true }))),
        isDriverFree ? driver : '',
        ...boxes,
      ],
    }
  })
}

/** Places of speakers: metres behind the windscreen's foot, share of the half width; the middle stands alone. */
const SPEAKERS: readonly (readonly [x: number, share: number])[] = [
  [0.34, 0],
  [0.42, 0.62],
  [0.62, 0.8],
  [1.05, 0.86],
  [1.4, 0.86],
  [2.1, 0.84],
  [2.42, 0.82],
  [3.02, 0.5],
]

/** Where the sound comes from: so many speakers, in pairs round one in the middle; shown as conditional. */
export function speakerDiagram(code: DrawnCode, count: number): Diagram {
  const sentence = `Салон ${carOf(code).name} сверху: ${count} динамиков вокруг четырёх кресел. Расположение показано условно.`
  return diagram(`${code}-speakers`, sentence, (narrow, name) => {
    const cabin = cabinOf(code, narrow)
    const { car, plan, size } = cabin
    const places = SPEAKERS.flatMap(([x, share]): Point[] => {
      const along = car.windscreen[0]![0] + x * 1000
      const across = (share * car.width) / 2
      return share === 0
        ? [[along, 0]]
        : [
            [along, across],
            [along, -across],
          ]
    }).slice(0, count)
    const waves = places.map((place) => {
      const at = plan.place(place)
      return (
        [150, 270, 390]
          .map((radius, i) =>
            tag('circle', {
              cx: at[0],
              cy: at[1],
              r: radius * plan.scale,
              fill: 'none',
              stroke: ACCENT,
              'stroke-width': 0.7,
              opacity: 0.5 - 0.15 * i,
            }),
          )
          .join('') + dot(at, narrow ? 3.4 : 4.4)
      )
    })
    return {
      ...size,
      defs: [fade(name('fade'), size, narrow)],
      body: [faded(name, group({ opacity: 0.8 }, plan.draw({ weight: 0.9, seats: true }))), ...waves],
    }
  })
}
