import { carOf, type DrawnCode } from '#src/drawing/cars/car.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import { short } from '#src/drawing/kit/numbers.ts'
import { group, tag } from '#src/drawing/kit/svg.ts'
import { planGroup } from '#src/drawing/plan.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import {
  ACCENT,
  diagram,
  dimension,
  INK,
  label,
  MUTED,
  PAPER,
  planAt,
  polyline,
  stroke,
  type Diagram,
} from '#src/drawing/diagrams/sheet.ts'

/** Diagrams of the road from above, in metres: the car drives to the left, on a narrow sheet upwards. */
type Ground = { place: (point: Point) => Point; perMetre: number; width: number; height: number }

const written = ([x, y]: Point): string => `${short(x)} ${short(y)}`

/** Metres ahead of the nose and to the right of the car. */
function groundOf(narrow: boolean, size: readonly [number, number], perMetre: number, nose: Point): Ground {
  const [width, height] = size
  return {
    width,
    height,
    perMetre,
    place: ([ahead, right]) =>
      narrow
        ? [nose[0] + right * perMetre, nose[1] - ahead * perMetre]
        : [nose[0] - ahead * perMetre, nose[1] - right * perMetre],
  }
}

function lane({ place, perMetre }: Ground, right: number, dashed: boolean): string {
  return stroke(polyline([place([-30, right]), place([140, right])]), 0.8, {
    opacity: 0.4,
    'stroke-dasharray': dashed ? `${short(3 * perMetre)} ${short(5 * perMetre)}` : undefined,
  })
}

/** Another car on the road, seen from above; `towards` when it is oncoming. */
function other(code: DrawnCode, at: Point, narrow: boolean, perMetre: number, towards = false): string {
  const plan = planGroup(
    code,
    { scale: perMetre / 1000, x: 0, y: 0, up: narrow },
    { ink: MUTED, accent: MUTED, fill: PAPER, weight: 0.6 },
  )
  return group({ transform: `translate(${written(at)})${towards ? ' rotate(180)' : ''}` }, plan)
}

const clipped = (id: string, { width, height }: Ground): string =>
  tag('clipPath', { id }, tag('rect', { width, height }))

/** How far the light reaches, metres. */
const REACH = 100
const ONCOMING: Point = [62, -5.2]

/** High beam with a shadow cut out for the oncoming car. Light is drawn only on a dark scene. */
export function headlampDiagram(code: DrawnCode): Diagram {
  const sentence = `Дорога сверху: свет фар ${carOf(code).name} на ${REACH} метров вперёд, встречный автомобиль в ${ONCOMING[0]} метрах остаётся в узкой тени. Расстояния в масштабе, форма луча показана условно.`
  return diagram(`${code}-headlamps`, sentence, (narrow, name) => {
    const road = narrow ? groundOf(true, [390, 720], 5.9, [195, 650]) : groundOf(false, [1440, 560], 10.6, [1230, 280])
    const { place, perMetre, width, height } = road
    const lobe = (length: number, wide: number, skew: number) =>
      polyline(
        Array.from({ length: 41 }, (_, i) => {
          const t = -Math.PI / 2 + (i / 40) * Math.PI
          const r = Math.max(0, Math.cos(t)) ** 0.62
          return place([r * length * (0.35 + 0.65 * Math.cos(t)), -(Math.sin(t) * wide * (0.35 + r) + skew * r)])
        }),
      ) + 'Z'
    const [long, high, middle, low] = [lobe(108, 8.4, 0.6), lobe(84, 9, 0.3), lobe(62, 11.5, -0.8), lobe(34, 14, 0)]
    const [x, y] = place([6, 0])
    const shadow = [place([0, -0.6]), place([96, ONCOMING[1] + 2.6]), place([96, ONCOMING[1] - 6.2]), place([0, -0.9])]
    const blur = (id: string, by: number) =>
      tag(
        'filter',
        { id: name(id), x: '-20%', y: '-60%', width: '140%', height: '220%' },
        tag('feGaussianBlur', { stdDeviation: by }),
      )
    const stops = [
      [0, 0.78],
      [0.22, 0.42],
      [0.6, 0.14],
      [1, 0],
    ].map(([offset, opacity]) => tag('stop', { offset: offset!, 'stop-color': '#fff1dc', 'stop-opacity': opacity! }))
    const glow = `url(#${name('glow')})`
    const marks = [25, 50, 75, 100].map((metres) => {
      const at = place([metres, 0])
      return narrow
        ? label(`${metres}${NBSP}м`, [width - 20, at[1] + 4], { anchor: 'end', size: 12, fill: MUTED }) +
            stroke(`M${width - 62} ${short(at[1])}h-14`, 0.8, { stroke: ACCENT })
        : label(`${metres}${NBSP}м`, [at[0], height - 20], { anchor: 'middle', size: 14, fill: MUTED }) +
            stroke(`M${short(at[0])} ${height - 44}v-12`, 0.8, { stroke: ACCENT })
    })
    const note = place(ONCOMING)
    return {
      width,
      height,
      defs: [
        clipped(name('clip'), road),
        blur('soft', narrow ? 9 : 16),
        blur('edge', narrow ? 2 : 4),
        tag(
          'radialGradient',
          { id: name('glow'), gradientUnits: 'userSpaceOnUse', cx: x, cy: y, r: 96 * perMetre },
          ...stops,
        ),
        tag(
          'mask',
          { id: name('shade'), maskUnits: 'userSpaceOnUse', x: 0, y: 0, width, height },
          tag('rect', { width, height, fill: '#fff' }),
          tag('path', { d: `${polyline(shadow)}Z`, fill: '#000', filter: `url(#${name('edge')})` }),
        ),
      ],
      body: [
        group(
          { 'clip-path': `url(#${name('clip')})` },
          lane(road, 2.2, false),
          lane(road, -2.4, true),
          lane(road, -8.6, false),
          group(
            { mask: `url(#${name('shade')})` },
            group(
              { filter: `url(#${name('soft')})` },
              ...[long, middle, low].map((d) => tag('path', { d, fill: glow })),
            ),
            ...[long, high, middle, low].map((d, i) => stroke(d, 0.6, { opacity: 0.24 + i * 0.08 })),
          ),
        ),
        planAt(code, narrow, perMetre / 1000, place([0, 0])).draw({ fill: PAPER, accent: INK, weight: 0.7 }),
        other('g70', place(ONCOMING), narrow, perMetre, true),
        ...marks,
        narrow ? '' : dimension([place([REACH, 0])[0], height - 50], [place([0, 0])[0], height - 50]),
        ...(narrow
          ? [
              label('Встречный', [note[0] - 27, note[1] - 26], { anchor: 'end', size: 12, fill: MUTED }),
              label('в тени', [note[0] - 27, note[1] - 9], { anchor: 'end', size: 12, fill: MUTED }),
            ]
          : [label('Встречный автомобиль остаётся в тени', [note[0] - 40, note[1] + 50], { size: 14, fill: MUTED })]),
      ],
    }
  })
}

/** How far ahead the lower edge of the glass sees, in the units of the route; on a narrow sheet numbers stand there. */
const AHEAD = { wide: 1.5, narrow: 1.26 }
/** The route on the road: straight on, then to the right. Where a chevron lies (right, ahead), and where it points, degrees to the right. */
const ROUTE: readonly (readonly [at: Point, heading: number])[] = [
  [[0, 1.74], 0],
  [[0, 2.12], 0],
  [[0.06, 2.52], 16],
  [[0.42, 2.92], 56],
  [[1.06, 3.1], 82],
  [[1.76, 3.14], 88],
]

/** A chevron that lies on the ground: `onRoad` says where a point of the ground is seen. */
function chevronOf([[right, ahead], heading]: (typeof ROUTE)[number], onRoad: (point: Point) => Point): Point[] {
  const [sin, cos] = [Math.sin((heading * Math.PI) / 180), Math.cos((heading * Math.PI) / 180)]
  const outline: Point[] = [
    [-0.3, 0],
    [0, 0.22],
    [0.3, 0],
    [0.3, -0.18],
    [0, 0.04],
    [-0.3, -0.18],
  ]
  return outline.map(([across, along]) =>
    onRoad([right + across * cos + along * sin, ahead - across * sin + along * cos]),
  )
}

/** The arrow of the route that lies on the road, through the windscreen. */
export function projectionDiagram(code: DrawnCode): Diagram {
  const sentence = `Дорога через лобовое стекло ${carOf(code).name}: над капотом скорость 90 км/ч, на самой дороге стрелка — через 400 метров направо. Пример, показан условно.`
  return diagram(`${code}-projection`, sentence, (narrow, name) => {
    const [width, height, horizon] = narrow ? [350, 330, 96] : [1280, 500, 130]
    const eye: Point = [width * 0.5, horizon]
    const bottom = height - (narrow ? 70 : 96)
    const at = (side: number, near: number): Point => [
      eye[0] + side * near * width * (narrow ? 0.42 : 0.3),
      horizon + (bottom - horizon) * near,
    ]
    const onRoad = ([right, ahead]: Point): Point => at(right, (narrow ? AHEAD.narrow : AHEAD.wide) / ahead)
    const glass = `M${short(width * 0.02)} ${bottom}C${short(width * 0.06)} ${short(height * 0.3)} ${short(width * 0.1)} ${short(height * 0.1)} ${short(width * 0.17)} 6H${short(width * 0.83)}C${short(width * 0.9)} ${short(height * 0.1)} ${short(width * 0.94)} ${short(height * 0.3)} ${short(width * 0.98)} ${bottom}C${short(width * 0.7)} ${short(bottom + (narrow ? 34 : 60))} ${short(width * 0.3)} ${short(bottom + (narrow ? 34 : 60))} ${short(width * 0.02)} ${bottom}Z`
    const edges = [-1.55, -0.5, 0.5, 1.55].map((side, i) =>
      // On a narrow sheet the inner ones end above the numbers over the bonnet.
      stroke(
        polyline([at(side, 0.02), at(side, narrow && Math.abs(side) < 1 ? 0.82 : 1.2)]),
        i === 0 || i === 3 ? 0.9 : 1.2,
        {
          opacity: 0.5,
          'stroke-dasharray': i === 1 || i === 2 ? `${narrow ? 9 : 20} ${narrow ? 9 : 18}` : undefined,
        },
      ),
    )
    const clip = name('glass')
    return {
      width,
      height,
      defs: [tag('clipPath', { id: clip }, tag('path', { d: glass }))],
      body: [
        group(
          { 'clip-path': `url(#${clip})` },
          stroke(`M0 ${horizon}H${width}`, 0.6, { opacity: 0.5 }),
          ...edges,
          ...ROUTE.map((chevron, i) =>
            tag('path', {
              d: `${polyline(chevronOf(chevron, onRoad))}Z`,
              fill: ACCENT,
              'fill-opacity': 0.92 - i * 0.07,
            }),
          ),
        ),
        stroke(glass, 1.15),
        label('90', [width / 2 - (narrow ? 34 : 60), height - (narrow ? 62 : 76)], {
          size: 30,
          anchor: 'end',
          display: true,
        }),
        label(`км/ч`, [width / 2 - (narrow ? 30 : 54), height - (narrow ? 62 : 76)], { size: 13, fill: MUTED }),
        label(`400${NBSP}м`, [width / 2 + (narrow ? 24 : 40), height - (narrow ? 62 : 76)], { size: 16, fill: ACCENT }),
      ],
    }
  })
}
