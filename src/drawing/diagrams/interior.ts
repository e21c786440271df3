import type { Point } from '#src/drawing/kit/curve.ts'
import { radians } from '#src/drawing/kit/numbers.ts'
import { Path } from '#src/drawing/kit/path.ts'
import { tag } from '#src/drawing/kit/svg.ts'
import {
  ACCENT,
  diagram,
  dot,
  ground,
  INK,
  label,
  MUTED,
  PAPER,
  polyline,
  stroke,
  type Diagram,
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
/** The posts of the headrest, the armrest that folds out of the back, and the shield over the frame. */
const POSTS: Outline = [
  [822, 940],
  [838, 1010],
  [872, 1006],
  [858, 936],
]
const ARMREST: Outline = [
  [246, 580],
  [262, 606],
  [420, 616],
  [620, 612],
  [694, 606],
  [724, 580],
  [700, 556],
  [600, 552],
  [420, 554],
  [270, 552],
]
const SHIELD: Outline = [
  [66, 290],
  [300, 262],
  [560, 296],
  [664, 352],
  [700, 316],
  [672, 236],
  [600, 150],
  [520, 128],
  [200, 128],
  [120, 160],
  [72, 220],
]
/** The frame under the shield: it stands back from the leg rest and rises to the back, as a seat of a car is fixed to its floor. */
const FRAME: Outline = [
  [150, 200],
  [132, 40],
  [146, 4],
  [640, 4],
  [668, 60],
  [690, 300],
]
const SEAMS: readonly Outline[] = [
  // The bolsters of cushion and back.
  [
    [36, 384],
    [150, 404],
    [330, 370],
    [540, 336],
  ],
  [
    [604, 346],
    [664, 486],
    [736, 664],
    [792, 826],
    [822, 920],
  ],
  [
    [586, 470],
    [612, 468],
    [650, 456],
  ],
  [
    [654, 648],
    [690, 646],
    [724, 636],
  ],
  [
    [734, 852],
    [760, 848],
    [796, 838],
  ],
  [
    [120, 452],
    [126, 424],
    [132, 402],
  ],
  [
    [300, 416],
    [304, 396],
    [306, 376],
  ],
  [
    [812, 1018],
    [846, 1090],
    [888, 1140],
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

/** How high the names stand on the wide sheet. */
const LEVELS = [64, 176, 288, 400, 512] as const
const leadOf = ([x, y]: Point, level: number): string =>
  stroke(
    polyline([
      [x, y],
      [Math.min(x, 500) - 4, level],
      [0, level],
    ]),
    0.7,
    { stroke: ACCENT },
  )

/** The rear seat: its zones and how far its back and its leg rest travel. One drawing for the flagship. */
export function seatDiagram(id: string, zones: readonly SeatZone[]): Diagram {
  const listed = zones.map(({ name }) => name.toLowerCase()).join(', ')
  const sentence = `Заднее кресло сбоку, зон — ${zones.length}: ${listed}. Показан ход спинки и опоры для ног, углы условны.`
  return diagram(`${id}-seat`, sentence, (narrow) => {
    const [width, height, scale, left, floor] = narrow ? [350, 290, 0.22, 67, 276] : [1280, 660, 0.53, 560, 640]
    const place = ([x, y]: Point): Point => [left + x * scale, floor - y * scale]
    const closed = (outline: Outline) => `${new Path(place).through([...outline, outline[0]!])}z`
    const straight = (outline: Outline) => `${polyline(outline.map(place))}Z`
    // From behind to the front. All in a wide line, then each filled over it: what is left of the line goes round the whole.
    const parts = [straight(FRAME), straight(POSTS), ...[SHIELD, BACK, HEAD, LEG_REST, CUSHION].map(closed)]
    const filled = (d: string) => stroke(d, narrow ? 0.5 : 0.7, { fill: PAPER })
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
      ...[...parts, closed(ARMREST)].map((d) => stroke(d, narrow ? 2 : 2.8, { 'stroke-linejoin': 'round' })),
      ...parts.map(filled),
      ...SEAMS.map((outline) => stroke(open(outline), 0.6, { opacity: 0.55 })),
      ...zones.map(({ id: zone }) =>
        stroke(open(SURFACES[zone].line), narrow ? 3.4 : 5, {
          stroke: ACCENT,
          opacity: 0.6,
          'stroke-linecap': 'round',
        }),
      ),
      ...(narrow ? [] : zones.map(({ id: zone }, i) => leadOf(place(SURFACES[zone].from), LEVELS[i]!))),
      filled(closed(ARMREST)),
      ...[HIP, KNEE].map(([x, y]) => {
        const [cx, cy] = place([x + 26, y])
        return tag('circle', { cx, cy, r: 22 * scale, fill: PAPER, stroke: INK, 'stroke-width': 0.6 })
      }),
      ground(width, floor),
    ]
    zones.forEach(({ id: zone, name, text }, i) => {
      const [x, y] = place(SURFACES[zone].from)
      body.push(dot([x, y], 3.4))
      if (narrow) {
        // The armrest covers the lumbar support, so its letter is below.
        const letter = [x - 11, zone === 'lumbar' ? y + 16 : y - 6] as const
        body.push(label(String.fromCodePoint(1072 + i), letter, { anchor: 'end', size: 14, fill: ACCENT }))
        return
      }
      const level = LEVELS[i]!
      body.push(label(name, [0, level - 11], { size: 16 }), label(text, [0, level + 24], { size: 14, fill: MUTED }))
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
