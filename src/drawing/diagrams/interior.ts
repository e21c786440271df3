import type { Point } from '#src/drawing/kit/curve.ts'
import { radians } from '#src/drawing/kit/numbers.ts'
import { Path } from '#src/drawing/kit/path.ts'
import { tag } from '#src/drawing/kit/svg.ts'
import {
  ACCENT,
  diagram,
  dot,
  ground,
  label,
  lines,
  MUTED,
  PAPER,
  polyline,
  stroke,
  type Diagram,
  wrap,
} from '#src/drawing/diagrams/sheet.ts'

/** A zone of the seat and what it does. */
export type SeatZone = { id: 'head' | 'shoulder' | 'lumbar' | 'cushion' | 'leg'; name: string; text: string }

const HIP: Point = [540, 330]
const KNEE: Point = [20, 360]
type Outline = readonly Point[]
const CUSHION: Outline = [
  [10, 420],
  [90, 452],
  [260, 424],
  [430, 384],
  [540, 372],
  [575, 330],
  [540, 270],
  [400, 238],
  [180, 236],
  [50, 268],
  [-8, 330],
]
const BACK: Outline = [
  [560, 380],
  [610, 520],
  [660, 660],
  [716, 800],
  [760, 916],
  [800, 962],
  [862, 956],
  [888, 900],
  [868, 790],
  [820, 640],
  [760, 480],
  [700, 350],
  [640, 296],
  [572, 300],
]
const HEAD: Outline = [
  [778, 1000],
  [800, 1100],
  [846, 1170],
  [908, 1176],
  [934, 1130],
  [916, 1040],
  [880, 984],
  [826, 972],
]
const LEG_REST: Outline = [
  [4, 350],
  [-16, 290],
  [-22, 180],
  [-18, 80],
  [10, 46],
  [52, 60],
  [64, 160],
  [60, 270],
  [44, 338],
]
const SEAMS: readonly Outline[] = [
  [
    [70, 436],
    [100, 340],
    [90, 262],
  ],
  [
    [560, 384],
    [650, 420],
    [742, 404],
  ],
  [
    [664, 668],
    [742, 660],
    [826, 650],
  ],
  [
    [742, 866],
    [800, 846],
    [880, 830],
  ],
]
/** The working surface of a zone and the point its lead line starts from. */
const SURFACES: Record<SeatZone['id'], { line: Outline; from: Point }> = {
  head: {
    line: [
      [776, 1010],
      [798, 1098],
      [836, 1160],
    ],
    from: [786, 1060],
  },
  shoulder: {
    line: [
      [690, 744],
      [730, 842],
      [768, 928],
    ],
    from: [728, 838],
  },
  lumbar: {
    line: [
      [578, 430],
      [614, 532],
      [652, 640],
    ],
    from: [612, 528],
  },
  cushion: {
    line: [
      [96, 456],
      [262, 430],
      [430, 390],
      [520, 378],
    ],
    from: [262, 430],
  },
  leg: {
    line: [
      [-20, 270],
      [-26, 180],
      [-22, 96],
    ],
    from: [-25, 190],
  },
}

const turned = (outline: Outline, degrees: number, [x0, y0]: Point): Outline => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return outline.map(([x, y]): Point => [x0 + (x - x0) * cos - (y - y0) * sin, y0 + (x - x0) * sin + (y - y0) * cos])
}

/** The rear seat: its zones and how far its back and its leg rest travel. One drawing for the flagship. */
export function seatDiagram(id: string, zones: readonly SeatZone[]): Diagram {
  const listed = zones.map(({ name }) => name.toLowerCase()).join(', ')
  const sentence = `Заднее кресло сбоку, зон — ${zones.length}: ${listed}. Показан ход спинки и опоры для ног, углы условны.`
  return diagram(`${id}-seat`, sentence, (narrow) => {
    const [width, height, scale, left, floor] = narrow ? [350, 290, 0.19, 84, 272] : [1040, 602, 0.42, 450, 560]
    const place = ([x, y]: Point): Point => [left + x * scale, floor - y * scale]
    const closed = (outline: Outline) => `${new Path(place).through([...outline, outline[0]!])}z`
    const open = (outline: Outline) => new Path(place).through(outline)
    const arc = ([x, y]: Point, radius: number, from: number, to: number) =>
      open(
        Array.from({ length: 9 }, (_, i): Point => {
          const angle = radians(from + ((to - from) * i) / 8)
          return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
        }),
      )
    const ghost = (outline: Outline, opacity: number) => stroke(closed(outline), 0.7, { opacity })
    const body = [
      ...[-9, -18, -27].flatMap((angle, i) => [
        ghost(turned(BACK, angle, HIP), 0.34 - 0.07 * i),
        ghost(turned(HEAD, angle, HIP), 0.34 - 0.07 * i),
      ]),
      ...[-24, -48, -70].map((angle, i) => ghost(turned(LEG_REST, angle, KNEE), 0.3 + 0.05 * i)),
      stroke(arc(HIP, 960, 68, 37), 0.9, { stroke: ACCENT }),
      stroke(arc(KNEE, 350, 258, 194), 0.9, { stroke: ACCENT }),
      ...[CUSHION, LEG_REST, BACK, HEAD].map((outline) => stroke(closed(outline), 1.3, { fill: PAPER })),
      ...SEAMS.map((outline) => stroke(open(outline), 0.6, { opacity: 0.55 })),
      ...zones.map(({ id: zone }) =>
        stroke(open(SURFACES[zone].line), narrow ? 3.4 : 5, {
          stroke: ACCENT,
          opacity: 0.6,
          'stroke-linecap': 'round',
        }),
      ),
      ground(width, floor),
    ]
    const levels = [50, 156, 262, 368, 468]
    zones.forEach(({ id: zone, name, text }, i) => {
      const [x, y] = place(SURFACES[zone].from)
      body.push(dot([x, y], 3.4))
      if (narrow) {
        body.push(label(String.fromCodePoint(1072 + i), [x - 11, y - 6], { anchor: 'end', size: 14, fill: ACCENT }))
        return
      }
      const level = levels[i]!
      body.push(
        stroke(
          polyline([
            [x, y],
            [Math.min(x, 410) - 4, level],
            [0, level],
          ]),
          0.7,
          { stroke: ACCENT },
        ),
        // The sheet is a third wider than its place on the page: its type is larger by as much.
        label(name, [0, level - 11], { size: 20 }),
        lines(wrap(text, 26), [0, level + 27], 23, { size: 16, fill: MUTED }),
      )
    })
    return { width, height, body }
  })
}

export type Glow = { name: string; hex: string }

/** Lights of the cabin, one line each, as they are seen in the dark. */
export function lightDiagram(id: string, lights: readonly Glow[]): Diagram {
  const sentence = `Оттенков подсветки — ${lights.length}: ${lights.map(({ name }) => name.toLowerCase()).join(', ')}. Экран передаёт цвет приблизительно.`
  return diagram(`${id}-lights`, sentence, (narrow, name) => {
    const [width, row, left] = narrow ? [350, 56, 92] : [860, 66, 150]
    const height = lights.length * row
    const fills = lights.map(({ hex }, i) =>
      tag(
        'linearGradient',
        { id: name(`l${i}`) },
        ...[
          [0, 0],
          [0.22, 1],
          [0.7, 1],
          [1, 0],
        ].map(([offset, opacity]) => tag('stop', { offset: offset!, 'stop-color': hex, 'stop-opacity': opacity! })),
      ),
    )
    return {
      width,
      height,
      defs: [
        ...fills,
        tag(
          'filter',
          { id: name('soft'), x: '-10%', y: '-900%', width: '120%', height: '1900%' },
          tag('feGaussianBlur', { stdDeviation: 9 }),
        ),
      ],
      body: lights.flatMap(({ name: title }, i) => {
        const y = (i + 0.5) * row
        const bar = { x: left, width: width - left, fill: `url(#${name(`l${i}`)})` }
        return [
          tag('rect', { ...bar, y: y - 4, height: 8, opacity: 0.4, filter: `url(#${name('soft')})` }),
          tag('rect', { ...bar, y: y - 1, height: 2 }),
          label(title, [0, y + 5], { size: 14, fill: MUTED }),
        ]
      }),
    }
  })
}
