import type { DrawnModel } from '#src/content/models/drawn.ts'
import { carOf } from '#src/drawing/cars/car.ts'
import { lineThrough, sample, topOf, type Cubic, type Point } from '#src/drawing/kit/curve.ts'
import { radians, short } from '#src/drawing/kit/numbers.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import { airbagCount, type AirbagSet } from '#src/drawing/diagrams/cabin.ts'
import {
  ACCENT,
  diagram,
  dot,
  elevation,
  elevationAt,
  ground,
  label,
  paleCar,
  PAPER,
  pathOn,
  polyline,
  stroke,
  type Diagram,
} from '#src/drawing/diagrams/sheet.ts'
import { upperLine } from '#src/drawing/diagrams/side.ts'
import { airbagFromSide, airbagsFromSide, type Airbag } from '#src/drawing/diagrams/side-airbags.ts'

/** The width of a letter of these names, at most, a share of their size. */
const LETTER = 0.56
/** How far under the ground the names stand on a phone, pixels of the drawing. */
const UNDER_GROUND = 30
/** From the middle of one name there to that of the next, and on to the beginning of the last, pixels. */
const BAGS_NAME = 58
const SILL_NAME = 28
/** How far the front rail keeps from the arch of the wheel, millimetres. */
const RAIL_OVER_ARCH = 75

/** The point of an upright part at a height. */
const atHeight = (part: Cubic, height: number): Point => {
  const points = sample([part], 80)
  return points.reduce((best, point) => (Math.abs(point[1] - height) < Math.abs(best[1] - height) ? point : best))
}

/** The frame round the cabin with the airbags within it: longitudinal, sill, pillars, roof bow, door beams; a scheme. */
export function cageDiagram(code: DrawnModel, set: AirbagSet): Diagram {
  const car = carOf(code)
  const among = set.center ? ', одна из них центральная, между передними креслами' : ''
  const sentence = `${car.name} сбоку, длина ${car.length} мм: силовой контур обходит каждую дверь — лонжероны, порог, стойки, дуга крыши и два бруса дверей. Внутри подушек безопасности — ${airbagCount(set)}${among}; шторка закрывает боковые стёкла. Схема.`
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
    const belt = lineThrough(car.belt)
    const [from, to] = [roof[0]![0] + 90, last[0] - 30]
    const curtain = pathOn(place)
      .along((x) => topOf(inside)(x) - 40, from, to, 4)
      .along(
        (x) => belt(x) - 60,
        atHeight(pillarC, belt(to) - 60)[0] - 20,
        atHeight(pillarA, belt(hinge[0]))[0] + 130,
        4,
      )
      .close()
    const { driver, front: besideFront, rear: besideRear } = airbagsFromSide(car, set)
    const bags = [
      tag('path', { d: curtain, 'fill-opacity': 0.14 }),
      ...[driver, ...besideFront, besideRear].flatMap((bag) => airbagFromSide(bag, place)),
    ]
    const joined = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const
    // Each on a plate on its part; only the roof has room above. On a phone a name would cover what it
    // stands on: those of the doors are under the ground, at the end of a line.
    const [size, gap] = narrow ? ([12, 5] as const) : ([16, 12] as const)
    const named = (name: string, point: Point, transform?: string) => {
      const [left, top] = place(point)
      const [wide, high] = [name.length * size * LETTER + size, size * 1.6]
      const plate = { x: left - wide / 2, y: top - high / 2, width: wide, height: high, rx: high / 2, fill: PAPER }
      return [
        tag('rect', { ...plate, transform }),
        label(name, [left, top + size * 0.34], { size, fill: ACCENT, anchor: 'middle', transform }),
      ]
    }
    const leader = (part: Point, name: Point) => [stroke(polyline([part, name]), 0.7, { stroke: ACCENT }), dot(part, 2)]
    /** A name under the ground, with a line to each of its parts. */
    const led = (name: string, parts: readonly Point[], more: object = {}) => {
      const ends = parts.map(place)
      const at = ends.reduce((sum, [left]) => sum + left, 0) / ends.length
      return [
        ...ends.flatMap(([left, top]) => leader([left, top], [left, y + UNDER_GROUND - size * 1.1])),
        label(name, [at, y + UNDER_GROUND], { size, fill: ACCENT, anchor: 'middle', ...more }),
      ]
    }
    /** A name in a door, with a line to each of its airbags. */
    const ledInDoor = (name: string, spot: Point, of: readonly Airbag[]) => [
      ...of.flatMap(({ at, along: half, up: rise }) => {
        const side = Math.sign(spot[0] - at[0])
        return leader(place([at[0] + side * half * 0.4, at[1] + rise * 0.7]), place(spot))
      }),
      ...named(name, spot),
    ]
    const doorway = (middle + heel[0]) / 2 - 60
    // Between the tops of the airbags and the waist line.
    const overBags = driver.at[1] + driver.up - 40
    const overFront: Point = [(driver.at[0] + besideFront[0]!.at[0]) / 2, overBags]
    const overRear: Point = [(middle + besideRear.at[0] - besideRear.along) / 2, overBags]
    const half: Point = [middle, (b0![1] + b3![1]) / 2]
    const [onPillar, along] = place(half)
    const curtainName = named('Шторка', [(middle + to) / 2, (belt(middle) + car.height) / 2 - 40])
    // Clear of the name to its left, however short the car.
    const sillNamed = Math.max(middle + 45, (driver.at[0] + besideFront.at(-1)!.at[0]) / 2 + BAGS_NAME / scale)
    // The rail over the front wheel; its name stands over the bonnet.
    const overArch = rail[1]!
    const overBonnet = topOf(up)(overArch[0]) + 150
    const names = [
      label('Дуга крыши', place([b1![0], car.height + gap / scale]), { size, fill: ACCENT, anchor: 'middle' }),
      ...(narrow
        ? [
            ...led('Подушки', [driver.at, besideFront.at(-1)!.at]),
            ...led('Порог', [[sillNamed, sill]]),
            ...led('Брус двери', [[Math.max(doorway + 140, sillNamed + SILL_NAME / scale), beam]], {
              anchor: undefined,
            }),
            ...leader(place(overArch), place([overArch[0], overBonnet])),
            label('Лонжерон', place([overArch[0], overBonnet + 40]), { size, fill: ACCENT, anchor: 'middle' }),
            ...curtainName,
          ]
        : [
            ...named('Стойка', half, `rotate(-90 ${short(onPillar)} ${short(along)})`),
            ...named('Брус двери', [doorway, beam]),
            ...named('Порог', [(foot[0] + middle) / 2, sill]),
            ...named('Лонжерон', [car.frontOverhang, rail[1]![1] + 20]),
            ...ledInDoor('Подушки', overFront, [driver, ...besideFront]),
            ...ledInDoor('Подушка', overRear, [besideRear]),
            ...curtainName,
          ]),
    ]
    return {
      width,
      height: y + (narrow ? UNDER_GROUND + 6 : 12),
      body: [
        paleCar(code, scale, [20 * scale, y]),
        elevation(code, scale, [20 * scale, y], { opacity: 0.3 }),
        group({ fill: ACCENT, 'fill-opacity': 0.2, stroke: ACCENT, 'stroke-width': narrow ? 0.7 : 1.2 }, ...bags),
        stroke(frame, narrow ? 2.4 : 4.6, { stroke: ACCENT, ...joined }),
        ground(width, y),
        ...names,
      ],
    }
  })
}
