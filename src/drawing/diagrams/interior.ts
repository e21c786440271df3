import { ACCENT_ON_DARK, ASH, BONE } from '#src/brand/palette.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import { radians, short } from '#src/drawing/kit/numbers.ts'
import { Path } from '#src/drawing/kit/path.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import { formatDecimal } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import {
  ACCENT,
  diagram,
  dimension,
  dot,
  ground,
  INK,
  label,
  lines,
  MUTED,
  PAPER,
  polyline,
  stroke,
  type Diagram,
  wrap,
} from '#src/drawing/diagrams/sheet.ts'

const INCH = 25.4
/** Width to height of the screens. */
const RATIO = 24 / 9
const A4 = { width: 297, height: 210 } as const
const NIGHT = '#0f1012'

/** Millimetres of a screen with such a diagonal. */
export function screenSize(inches: number): { width: number; height: number } {
  const diagonal = inches * INCH
  const height = diagonal / Math.hypot(RATIO, 1)
  return { width: height * RATIO, height }
}

/** The screen beside a sheet of paper, both true to scale; `writing` adds the round pad. */
export function screenDiagram(id: string, inches: number, writing = false): Diagram {
  const size = screenSize(inches)
  const text = formatDecimal(inches)
  const sentence = `Экран ${text} дюйма, ${Math.round(size.width)} на ${Math.round(size.height)} мм, поверх листа А4 шириной ${A4.width} мм: слева карта с маршрутом, справа музыка${writing ? '; рядом круглая панель, на которой адрес пишут пальцем' : ''}. В масштабе, изображение условное.`
  return diagram(`${id}-screen`, sentence, (narrow, name) => {
    const width = narrow ? 350 : 1280
    const scale = narrow
      ? 338 / Math.max(size.width, A4.width)
      : (writing ? 958 : 1180) / Math.max(size.width, A4.width, 344)
    const [x, y] = [1, narrow ? 40 : 60]
    const [w, h] = [size.width * scale, size.height * scale]
    const paper = { width: A4.width * scale, height: A4.height * scale }
    const height = y + Math.max(h, paper.height) + 4
    const half = w * 0.62
    const streets: string[] = []
    for (let i = -4; i < 12; i++) streets.push(`M${short(x + (i * w) / 20)} ${y}l${short(w * 0.16)} ${short(h)}`)
    for (let i = 0; i < 6; i++)
      streets.push(`M${x} ${short(y + h * (0.05 + i * 0.2))}L${short(x + half)} ${short(y + h * (i * 0.2 - 0.06))}`)
    const onScreen = (u: number, v: number): Point => [x + w * u, y + h * v]
    const route = [
      onScreen(0.2, 0.9),
      onScreen(0.155, 0.615),
      onScreen(0.33, 0.545),
      onScreen(0.29, 0.26),
      onScreen(0.41, 0.2),
    ]
    const river = new Path((point) => point).through([
      onScreen(0.02, 0.78),
      onScreen(0.14, 0.62),
      onScreen(0.3, 0.56),
      onScreen(0.46, 0.4),
      onScreen(0.66, 0.28),
    ])
    const small = h < 130
    const music = x + half + w * (small ? 0.03 : 0.035)
    const pad = { x: 1158, y: y + h / 2, r: 108 }
    const letter = new Path((point) => point).through(
      [
        [-52, 44],
        [-50, -10],
        [-44, -50],
        [-10, -48],
        [34, -52],
        [40, -18],
        [38, 24],
        [54, 46],
      ].map(([dx, dy]): Point => [pad.x + dx!, pad.y + dy!]),
    )
    const screen = { x, y, width: w, height: h, rx: narrow ? 6 : 16 }
    return {
      width,
      height,
      defs: [
        tag('clipPath', { id: name('screen') }, tag('rect', screen)),
        tag('clipPath', { id: name('map') }, tag('rect', { x, y, width: half, height: h })),
      ],
      body: [
        tag('rect', {
          x,
          y,
          ...paper,
          fill: 'none',
          stroke: INK,
          'stroke-width': 0.7,
          'stroke-dasharray': '4 4',
          opacity: 0.6,
        }),
        label('Лист А4 в том же масштабе', [x + (narrow ? 7 : 14), y + paper.height - (narrow ? 9 : 16)], {
          size: narrow ? 12 : 13,
          fill: MUTED,
        }),
        tag('rect', { ...screen, fill: NIGHT, stroke: INK }),
        group(
          { 'clip-path': `url(#${name('screen')})` },
          group(
            { 'clip-path': `url(#${name('map')})` },
            stroke(streets.join(''), 0.6, { stroke: BONE, opacity: 0.22 }),
            stroke(river, narrow ? 3 : 9, { stroke: BONE, opacity: 0.13 }),
            stroke(polyline(route), narrow ? 1.6 : 3, { stroke: ACCENT_ON_DARK, 'stroke-linejoin': 'round' }),
            dot(route[0]!, narrow ? 3 : 6, BONE),
          ),
          stroke(`M${short(x + half)} ${y}v${short(h)}`, 1, { stroke: BONE, opacity: 0.2 }),
          narrow
            ? ''
            : label(`Через 400${NBSP}м направо`, onScreen(0.03, small ? 0.2 : 0.13), { size: 20, fill: BONE }),
          narrow ? '' : label('Сейчас играет', [music, y + h * 0.2], { size: 13, fill: ASH }),
          label('Тихий океан', [music, y + h * (narrow ? 0.22 : 0.34)], { size: narrow ? 12 : 20, fill: BONE }),
          stroke(`M${short(music)} ${short(y + h * 0.8)}H${short(x + w * 0.96)}`, 1, { stroke: BONE, opacity: 0.3 }),
          stroke(`M${short(music)} ${short(y + h * 0.8)}h${short(w * 0.12)}`, 1.6, { stroke: BONE }),
        ),
        dimension([x, y - 16], [x + w, y - 16]),
        label(`${text}${NBSP}дюйма по диагонали`, [x, y - 27], { size: narrow ? 13 : 16 }),
        ...(writing && !narrow
          ? [
              tag('circle', { cx: pad.x, cy: pad.y, r: pad.r, fill: 'none', stroke: INK, 'stroke-width': 1.1 }),
              tag('circle', { cx: pad.x, cy: pad.y, r: pad.r + 13, fill: 'none', stroke: INK, 'stroke-width': 0.5 }),
              stroke(letter, 5, { stroke: ACCENT, 'stroke-linecap': 'round' }),
              label('Адрес пишут пальцем', [pad.x, pad.y + 160], { size: 14, anchor: 'middle' }),
            ]
          : []),
      ],
    }
  })
}

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

/** How the body settles after a bump: the same car, two characters of the dampers. */
export function damperDiagram(id: string): Diagram {
  const sentence =
    'Кузов после неровности: в режиме «Комфорт» 3 мягких качания, в режиме «Спорт» — 1 короткое. Показано условно.'
  return diagram(`${id}-damper`, sentence, (narrow) => {
    const [width, height, y, tall, from] = narrow ? [350, 230, 120, 80, 30] : [1280, 360, 190, 150, 150]
    const settle = (decay: number, turns: number) =>
      polyline(
        Array.from({ length: 161 }, (_, i): Point => {
          const t = i / 160
          const x = from + t * (width - from)
          return [x, y - tall * Math.exp(-decay * t) * Math.sin(2 * Math.PI * turns * t)]
        }),
      )
    return {
      width,
      height,
      body: [
        stroke(`M0 ${y}H${width}`, 0.5, { opacity: 0.5 }),
        stroke(`M0 ${y}H${from}`, 1.8),
        stroke(settle(3.2, 3), 1, { opacity: 0.7 }),
        stroke(settle(9, 2.2), 1.8, { stroke: ACCENT }),
        dot([from, y], 4),
        label('Неровность', [narrow ? 0 : from - 12, y + 28], { anchor: narrow ? undefined : 'end', fill: MUTED }),
        label('Комфорт', [from + (width - from) * (narrow ? 0.42 : 0.4), y - tall * 0.36], { size: 14 }),
        // To the right of its own only wave, where the other one is below the line.
        label('Спорт', [from + (width - from) * 0.2, y - tall * 0.2], { size: 14, fill: ACCENT }),
      ],
    }
  })
}
