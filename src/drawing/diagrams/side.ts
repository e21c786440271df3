import { carOf, type Car, type DrawnCode } from '#src/drawing/cars/car.ts'
import { cubicsOf, lineThrough, sample, topOf, type Cubic, type Line, type Point } from '#src/drawing/kit/curve.ts'
import { radians, short } from '#src/drawing/kit/numbers.ts'
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
  INK,
  label,
  PAPER,
  MUTED,
  pathOn,
  polyline,
  stroke,
  type Diagram,
} from '#src/drawing/diagrams/sheet.ts'

/** Diagrams over the engineering elevation. The elevation itself is the file the whole site shows. */

const outlineOf = (car: Car): Point[] => sample(cubicsOf(car.outline), 40)

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

/** How far the front rail keeps from the arch of the wheel, millimetres. */
const RAIL_OVER_ARCH = 75

/** The point of an upright part at a height. */
const atHeight = (part: Cubic, height: number): Point => {
  const points = sample([part], 80)
  return points.reduce((best, point) => (Math.abs(point[1] - height) < Math.abs(best[1] - height) ? point : best))
}

/** The frame round the cabin: longitudinal, sill, pillars, roof bow, door beams; a scheme. */
export function cageDiagram(code: DrawnCode): Diagram {
  const car = carOf(code)
  const sentence = `${car.name} сбоку, длина ${car.length} мм: силовой контур обходит каждую дверь — лонжероны, порог, стойки, дуга крыши и два бруса дверей. Схема.`
  return diagram(`${code}-cage`, sentence, (narrow) => {
    const width = narrow ? 350 : 1280
    const scale = (width - 4) / (car.length + 40)
    const y = car.height * scale + (narrow ? 24 : 36)
    const place = elevationAt(scale, [20 * scale, y])
    const up = upperLine(car)
    const inside = up.map(([x, height]): Point => [x, height - 34])
    const onRoof = (x: number): Point => [x, topOf(inside)(x)]
    const last = onRoof(car.pillarC[1]![0])
    const roof = [...inside.filter(([x]) => x > car.windscreen[0]![0] - 20 && x < last[0]), last]
    const [door, , tail] = car.seams
    const [front, rear] = [door!, tail!]
    const [foot, heel] = [front.at(-1)!, rear.at(-1)!]
    const sill = car.sill[2]![1] + 70
    const [b0, b1, b2, b3] = car.pillarB
    const middle = (b0![0] + b3![0]) / 2
    const [hinge, corner] = [front[2] ?? foot, rear[3] ?? heel]
    // Every part ends on another one: pillars on the roof, beams and the front rail on the pillars.
    const pillarA: Cubic = [roof[0]!, [hinge[0], hinge[1] + 120], hinge, [foot[0] + 10, sill]]
    const pillarC: Cubic = [
      [heel[0] + 60, sill],
      [corner[0] + 30, corner[1]],
      [(rear[2] ?? heel)[0], (rear[2] ?? heel)[1] - 40],
      rear[0]!,
    ]
    const beam = 630
    // Over the wheel, along its arch.
    const around = car.arch + RAIL_OVER_ARCH
    const rail = [158, 130, 100, 70].map((angle): Point => {
      const turn = radians(angle)
      return [car.frontOverhang + Math.cos(turn) * around, car.tyre + Math.sin(turn) * around]
    })
    const dash = atHeight(pillarA, car.tyre + around * 0.86)
    const nose: Point = [150, rail[0]![1] - 40]
    const backRail = [104, 74, 44].map((angle): Point => {
      const turn = radians(angle)
      return [car.rearAxle + Math.cos(turn) * around, car.tyre + Math.sin(turn) * around]
    })
    const end: Point = [car.length - 150, backRail[2]![1] - 60]
    /** Across the end of a rail, behind the bumper. */
    const across = ([x, height]: Point): Point[] => [
      [x, height + 130],
      [x, height - 190],
    ]
    const frame = pathOn(place)
      .polyline(roof)
      .chain([pillarA])
      .line(pillarC[0])
      .cubic(pillarC[1], pillarC[2], pillarC[3])
      .line(last)
      .move(onRoof((b1![0] + b2![0]) / 2))
      .line([middle, b0![1]], [middle - 20, sill])
      .polyline([atHeight(pillarA, beam), atHeight(pillarC, beam)])
      .through([nose, ...rail, dash])
      .polyline(across(nose))
      .through([atHeight(pillarC, backRail[0]![1] - 20), ...backRail, end])
      .polyline(across(end))
    const joined = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const
    // Each on its part, which is interrupted for it; only the roof has room above.
    const [size, gap] = narrow ? ([12, 5] as const) : ([16, 12] as const)
    const named = (name: string, point: Point, more: object = {}) => {
      const [left, top] = place(point)
      return label(name, [left, top + size * 0.34], {
        size,
        fill: ACCENT,
        anchor: 'middle',
        stroke: PAPER,
        'stroke-width': size * 0.75,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
        ...more,
      })
    }
    const doorway = (foot[0] + middle) / 2
    const half: Point = [middle, (b0![1] + b3![1]) / 2 + (narrow ? 60 : 0)]
    const [onPillar, along] = place(half)
    const names = [
      named('Дуга крыши', [b1![0], car.height + (gap + size * 0.34) / scale], { stroke: 'none' }),
      named('Стойка', half, { transform: `rotate(-90 ${short(onPillar)} ${short(along)})` }),
      named('Брус двери', [doorway, beam]),
      named('Порог', [doorway, sill]),
      ...(narrow ? [] : [named('Лонжерон', [car.frontOverhang, rail[1]![1] + 20])]),
    ]
    return {
      width,
      height: y + 12,
      body: [
        elevation(code, scale, [20 * scale, y], { opacity: 0.5 }),
        stroke(frame, narrow ? 2.4 : 4.6, { stroke: ACCENT, ...joined }),
        ground(width, y),
        ...names,
      ],
    }
  })
}

type Road = 'hole' | 'bump'

/** Where the line of sight that just passes over the bonnet meets the road, millimetres from the bumper: before it, so negative. */
function firstSeen(car: ReturnType<typeof carOf>, [along, up]: Point): number {
  const top = topOf(outlineOf(car))
  const bonnet = Array.from({ length: 40 }, (_, i) => 40 + (i * (car.windscreen[0]![0] - 40)) / 40)
  return Math.min(...bonnet.map((at) => along - (up * (along - at)) / (up - top(at))))
}

/** The road ahead and two traces under it: the wheel follows the road, the body does not. */
export function suspensionDiagram(code: DrawnCode, road: Road): Diagram {
  const car = carOf(code)
  const sentence =
    road === 'hole'
      ? `${car.name} сбоку: камера за лобовым стеклом видит яму раньше колеса. Внизу два следа — колесо повторяет яму, кузов длиной ${car.length} мм идёт почти ровно. Глубина показана условно.`
      : `${car.name} сбоку перед лежачим полицейским. Внизу два следа — колесо поднимается, кузов длиной ${car.length} мм идёт почти ровно. Высота показана условно.`
  return diagram(`${code}-suspension`, sentence, (narrow, name) => {
    const isHole = road === 'hole'
    const [half, depth] = narrow ? [isHole ? 12 : 22, 10] : isHole ? [64, 26] : [80, 34]
    const lens: Point = [car.windscreen[2]![0] - 10, car.windscreen[2]![1]]
    // On a phone from the hole to the tail, nothing beside: the car is as large as the sheet allows.
    const large = (350 - 2.5 * half) / (car.length + 40 - firstSeen(car, lens))
    const [width, height, scale, y, x] = narrow
      ? isHole
        ? [350, 214, large, 98, 350 - (car.length + 40) * large]
        : [350, 232, 0.043, 116, 122]
      : isHole
        ? [1280, 370, 0.135, 252, 596]
        : [1280, 424, 0.19, 306, 282]
    const eye: Point = [x + lens[0] * scale, y - lens[1] * scale]
    // Nearer than this the bonnet hides the road from the camera.
    const seen = x + firstSeen(car, lens) * scale
    const at = isHole ? seen - half * 1.2 : x - (narrow ? 54 : 150)
    const sign = isHole ? 1 : -1
    const wave = (level: number, deep: number) => {
      const far = short(level + sign * deep)
      const flat = short(level)
      return `M0 ${flat}H${short(at - half)}C${short(at - half * 0.6)} ${flat} ${short(at - half * 0.6)} ${far} ${short(at)} ${far}S${short(at + half * 0.6)} ${flat} ${short(at + half)} ${flat}H${width}`
    }
    const sight = (end: number) => `M${short(eye[0])} ${short(eye[1])}L${short(end)} ${y}`
    const farEnd = at - half * 1.2
    const camera = [
      tag('path', { d: `${sight(farEnd)}H${short(seen)}Z`, fill: `url(#${name('sight')})` }),
      stroke(sight(farEnd) + sight(seen), 0.6, { stroke: ACCENT }),
    ]
    const [wheel, body] = narrow ? [y + 46, y + 86] : [y + 52, y + 92]
    return {
      width,
      height,
      defs: isHole
        ? [
            tag(
              'linearGradient',
              { id: name('sight'), gradientUnits: 'userSpaceOnUse', x1: eye[0], y1: eye[1], x2: at, y2: y },
              tag('stop', { offset: 0, 'stop-color': ACCENT, 'stop-opacity': 0.34 }),
              tag('stop', { offset: 1, 'stop-color': ACCENT, 'stop-opacity': 0.05 }),
            ),
          ]
        : [],
      body: [
        ...(isHole ? camera : []),
        stroke(wave(y, depth), 1.1),
        elevation(code, scale, [x, y]),
        ...(isHole ? [tag('circle', { cx: eye[0], cy: eye[1], r: narrow ? 2.4 : 4, fill: ACCENT })] : []),
        stroke(wave(wheel, depth * 0.8), 0.8, { opacity: 0.7 }),
        stroke(wave(body, narrow ? 1 : 1.6), 1.3, { stroke: ACCENT }),
        label('Колесо', [width, wheel - 10], { anchor: 'end', size: 13, fill: MUTED }),
        label('Кузов', [width, body - 10], { anchor: 'end', size: 13, fill: ACCENT }),
      ],
    }
  })
}

/** Where the long version is longer: behind the middle pillar. */
const CUT = 3180

/** The drawing is cut behind the middle pillar and moved apart by what the long version adds. */
export function longBaseDiagram(): Diagram {
  const [car, long] = [carOf('g90'), carOf('g90-l')]
  const added = long.length - car.length
  const sentence = `${long.name} сбоку: кузов ${car.name} раздвинут за средней стойкой на ${added} мм. Длина ${long.length} мм, колёсная база ${long.wheelbase} мм. В масштабе.`
  return diagram('g90-l-base', sentence, (narrow, name) => {
    const width = narrow ? 350 : 1280
    const scale = (width - 2) / (long.length + 30)
    const x = 15 * scale
    const y = car.height * scale + (narrow ? 10 : 20)
    const [cut, gap] = [x + CUT * scale, added * scale]
    const height = y + (narrow ? 62 : 100)
    const roof = topOf(outlineOf(car))(CUT)
    const sill = car.sill[2]![1] + 10
    const at = (up: number) => y - up * scale
    const clip = (id: string, left: number, right: number) =>
      tag('clipPath', { id: name(id) }, tag('rect', { x: left, y: -20, width: right - left, height: height + 40 }))
    const rails = [roof, roof - 62, 1078, 940, sill].map((up, i) =>
      stroke(`M${short(cut)} ${short(at(up))}h${short(gap)}`, i === 0 || i === 4 ? 1.2 : 0.6, { stroke: ACCENT }),
    )
    const step = narrow ? 4 : 7
    const [near, far] = [y + (narrow ? 18 : 34), y + (narrow ? 50 : 82)]
    return {
      width,
      height,
      defs: [
        clip('front', -20, cut),
        clip('back', cut, width),
        tag(
          'pattern',
          {
            id: name('hatch'),
            width: step,
            height: step,
            patternUnits: 'userSpaceOnUse',
            patternTransform: 'rotate(45)',
          },
          tag('path', { d: 'M0 0V20', stroke: ACCENT, 'stroke-width': 1.1 }),
        ),
      ],
      body: [
        group({ 'clip-path': `url(#${name('front')})` }, elevation('g90', scale, [x, y])),
        group(
          { transform: `translate(${short(gap)} 0)` },
          group({ 'clip-path': `url(#${name('back')})` }, elevation('g90', scale, [x, y])),
        ),
        tag('rect', {
          x: cut,
          y: at(roof),
          width: gap,
          height: (roof - sill) * scale,
          fill: `url(#${name('hatch')})`,
          opacity: 0.5,
        }),
        ...rails,
        ground(width, y),
        dimension([cut, near], [cut + gap, near]),
        narrow
          ? label(`плюс ${added}${NBSP}мм`, [cut + gap + 8, near + 4], { size: 12, fill: ACCENT })
          : label(`${added}${NBSP}мм`, [cut + gap / 2, near + 24], { anchor: 'middle', size: 14 }),
        dimension([x, far], [x + long.length * scale, far]),
        label(`${long.name}, ${long.length}${NBSP}мм`, [x + (narrow ? 0 : 6), far - 9], { size: narrow ? 12 : 14 }),
      ],
    }
  })
}

export type Length = { name: string; length: number; on?: boolean }

/** Lengths from one zero, each with its number; the chosen one in bronze. */
export function lengthDiagram(list: readonly Length[]): Diagram {
  const listed = list.map(({ name, length }) => `${name} — ${length} мм`).join(', ')
  return diagram('lengths', `Длины моделей от одного нуля, в масштабе: ${listed}.`, (narrow) => {
    const [width, row] = narrow ? [350, 52] : [1280, 58]
    const scale = (width - 2) / Math.max(...list.map(({ length }) => length))
    const body = list.map(({ name, length, on }, i) => {
      const y = (i + 1) * row - 12
      const color = on ? ACCENT : INK
      return (
        dimension([1, y], [1 + length * scale, y], color) +
        label(name, [1, y - 12], { size: narrow ? 13 : 16, fill: on ? ACCENT : INK }) +
        label(`${length}${NBSP}мм`, [length * scale, y - 12], { size: 13, anchor: 'end', fill: MUTED })
      )
    })
    return { width, height: list.length * row, body }
  })
}
