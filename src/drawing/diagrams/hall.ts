import { ACCENT_CHOSEN, GLOW } from '#src/brand/palette.ts'
import { HALL_CARS } from '#src/content/lounge-hall.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import { short } from '#src/drawing/kit/numbers.ts'
import { carOf } from '#src/drawing/cars/car.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import { planGroup } from '#src/drawing/plan.ts'
import { diagram, dimension, INK, label, stroke, type Diagram } from '#src/drawing/diagrams/sheet.ts'

/** How many millimetres long the hall is: everything in it is in one scale. */
const HALL = 18_000

type HallCar = (typeof HALL_CARS)[number]
/** Of each car, and of the samples in the library. */
export type HallColours = { paints: Readonly<Record<HallCar, string>>; samples: readonly string[] }

/**
 * The lounge from above, in the evening: cars in one scale and in their paints under lamps, a library of colours, a
 * table, an entrance without steps.
 */
export function hallDiagram(colours: HallColours): Diagram {
  const names = HALL_CARS.map((code) => carOf(code).name).join(', ')
  const sentence = `План лаунжа сверху: слева библиотека цветов и кож и стол для разговора, справа зал, в нём ${names}, у первого два кресла со столиком. Машины в одном масштабе, вход без ступеней.`
  return diagram('lounge-hall', sentence, (narrow, name) => {
    const [width, height] = narrow ? [350, 536] : [1280, 500]
    const wall = narrow ? 96 : 384
    const bottom = height - (narrow ? 46 : 56)
    // Upright on a phone: its cars are twice as long as in a hall that lies.
    const scale = (narrow ? bottom - 4 : width - 4 - wall) / HALL
    const samples = colours.samples.slice(0, narrow ? 7 : 17).map((fill, i) => {
      const [step, wide, long] = narrow ? [12, 8, 24] : [21.5, 14, 40]
      const at = { x: 10 + i * step, y: 2, width: wide, height: long + (i % 2) * (long / 4) }
      return tag('rect', { ...at, fill, stroke: INK, 'stroke-opacity': 0.4, 'stroke-width': 0.6 })
    })
    const [cx, cy, r] = narrow ? [48, 330, 18] : [154, 292, 42]
    const chairs = Array.from({ length: 6 }, (_, i) => {
      const angle = (i / 6) * 2 * Math.PI
      const reach = r * 1.58
      return tag('circle', {
        cx: cx + Math.cos(angle) * reach,
        cy: cy + Math.sin(angle) * reach,
        r: r * 0.32,
        fill: 'none',
        stroke: INK,
        'stroke-width': 1,
      })
    })
    const rows: readonly (readonly [code: HallCar, x: number, y: number])[] = narrow
      ? [
          [HALL_CARS[0], 0.5, 0.26],
          [HALL_CARS[1], 0.28, 0.62],
          [HALL_CARS[2], 0.74, 0.62],
        ]
      : [
          [HALL_CARS[0], 0.44, 0.28],
          [HALL_CARS[1], 0.14, 0.74],
          [HALL_CARS[2], 0.56, 0.74],
        ]
    const nose = (x: number, y: number): Point => [wall + (width - wall) * x, bottom * y]
    /** What lies with its front to the left stands with it up. */
    const turned = ([x, y]: Point, ...parts: string[]): string =>
      group(narrow ? { transform: `rotate(90 ${short(x)} ${short(y)})` } : {}, ...parts)
    const cars = rows.map(([code, along, across]) => {
      const [x, y] = nose(along, across)
      const style = { ink: INK, accent: GLOW, weight: 1.1, fill: colours.paints[code] }
      return turned([x, y], planGroup(code, { scale, x, y }, style))
    })
    const lamp = name('lamp')
    const light = ([x, y]: Point, reach: number) => tag('circle', { cx: x, cy: y, r: reach, fill: `url(#${lamp})` })
    const half = carOf(HALL_CARS[0]).length * scale * 0.5
    const lights = rows.map(([, along, across]) => {
      const [x, y] = nose(along, across)
      return light(narrow ? [x, y + half] : [x + half, y], half * 1.3)
    })
    const table = narrow ? nose(0.5, 0.125) : nose(0.26, 0.28)
    const seats = turned(table, ...seatsAt(table, scale))
    const gap = narrow ? [0.42, 0.58] : [0.32, 0.52]
    const [door, doorEnd] = [bottom * 0.34, bottom * 0.58]
    return {
      width,
      height,
      defs: [
        tag(
          'radialGradient',
          { id: lamp },
          tag('stop', { offset: 0, 'stop-color': ACCENT_CHOSEN, 'stop-opacity': 0.34 }),
          tag('stop', { offset: 0.5, 'stop-color': ACCENT_CHOSEN, 'stop-opacity': 0.1 }),
          tag('stop', { offset: 1, 'stop-color': ACCENT_CHOSEN, 'stop-opacity': 0 }),
        ),
      ],
      body: [
        ...lights,
        light(table, CARPET * scale * 1.2),
        light([cx, cy], r * 2.6),
        stroke(`M${width - 2} ${door}V2H2V${bottom}H${width - 2}V${doorEnd}`, 1.6),
        stroke(`M${width - 2} ${door}V${doorEnd}`, 1, { 'stroke-dasharray': '5 4' }),
        stroke(`M${wall} 2V${bottom * gap[0]!}M${wall} ${bottom * gap[1]!}V${bottom}`, 1),
        group({}, ...samples),
        tag('circle', { cx, cy, r, fill: 'none', stroke: INK, 'stroke-width': 1.2 }),
        ...chairs,
        ...cars,
        seats,
        ...(narrow
          ? [
              ...rows.map(([code, along, across], index) => {
                const [x, y] = nose(along, across)
                return named(carOf(code).name, index === 0 ? [x - 50, y + 76] : [x, y + 156])
              }),
              named('Библиотека', [wall / 2, 56]),
              named('Стол', [cx, cy + 54]),
              named('Кресла', [table[0] - 82, table[1] + 4]),
              label('Вход', [width - 10, bottom * 0.47], { anchor: 'end', size: SMALL }),
            ]
          : [
              ...rows.map(([code, x, y]) =>
                label(carOf(code).name, [wall + (width - wall) * x + 128, bottom * y + 76], {
                  anchor: 'middle',
                  size: 16,
                }),
              ),
              label('Библиотека цветов и кож', [wall / 2, 110], { anchor: 'middle', size: 16 }),
              label('Стол для разговора', [wall / 2 - 36, 402], { anchor: 'middle', size: 16 }),
              label('Два кресла', [wall + (width - wall) * 0.105, bottom * 0.29], { anchor: 'middle', size: 16 }),
              label('Вход без ступеней', [width - 24, bottom * 0.47], { anchor: 'end', size: 16 }),
            ]),
        dimension([wall, bottom + 22], [width - 2, bottom + 22]),
        label('Зал, машины в одном масштабе', [(wall + width) / 2, bottom + (narrow ? 44 : 48)], {
          anchor: 'middle',
          size: narrow ? SMALL : 16,
        }),
      ],
    }
  })
}

/** Font size of labels on a phone's plan, where one unit is one pixel. */
const SMALL = 12
const named = (words: string, at: Point): string => label(words, at, { anchor: 'middle', size: SMALL })

/** Millimetres: the carpet, the round table on it, an armchair, and how far that stands from the table. */
const [CARPET, TABLE, ARMCHAIR, REACH] = [1_750, 330, 480, 1_050]
/** Where the two armchairs stand around the table, degrees from the right. */
const AT = [118, 242]

/** Two armchairs and a table on a round carpet, before the nose of a car. */
function seatsAt([x, y]: Point, scale: number): string[] {
  const circle = (r: number, opacity: number) =>
    tag('circle', { cx: x, cy: y, r: r * scale, fill: 'none', stroke: INK, 'stroke-width': 0.8, opacity })
  const armchair = (degrees: number) => {
    const round = (r: number, turn: number): Point => {
      const [at, to] = [(degrees * Math.PI) / 180, ((degrees + turn) * Math.PI) / 180]
      return [
        x + (REACH * Math.cos(at) + r * Math.cos(to)) * scale,
        y + (REACH * Math.sin(at) + r * Math.sin(to)) * scale,
      ]
    }
    const arc = (r: number) =>
      `M${pair(round(r, -125))}A${short(r * scale)} ${short(r * scale)} 0 1 1 ${pair(round(r, 125))}`
    // Its back is round; the seat is open towards the table.
    return stroke(`${arc(ARMCHAIR)}z${arc(ARMCHAIR * 0.62)}`, 0.9)
  }
  return [circle(CARPET, 0.4), circle(TABLE, 1), ...AT.map(armchair)]
}

const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`
