import type { Line, Point } from '#src/drawing/kit/curve.ts'
import { FRAME, SCALE } from '#src/drawing/kit/frames.ts'
import { softLayers } from '#src/drawing/kit/soft.ts'
import { group, tag, type Attributes, type Defs } from '#src/drawing/kit/svg.ts'
import type { SideBody } from '#src/drawing/side/body.ts'
import { endGlass, sideGlass } from '#src/drawing/side/glass.ts'
import type { Paint } from '#src/drawing/kit/paint.ts'
import { paintMetal } from '#src/drawing/side/metal.ts'
import { studioMirror } from '#src/drawing/side/mirror.ts'
import { tonesOf } from '#src/drawing/side/tones.ts'
import { studioWheels } from '#src/drawing/side/wheel.ts'

type Blurs = { fine: string; soft: string }
/** Deviations of the blurs, units. */
const [FINE, SOFT] = [0.9, 2.2] as const

/** Soft shadows on the floor, the dark underbody and the wheel wells. */
function groundAndWells({ car, pen, axles, arches, lines }: SideBody, defs: Defs, blurs: Blurs): string {
  const [front, rear] = axles
  const shadow = defs.radial('sh', [
    [0, '#000', 0.62],
    [0.6, '#000', 0.34],
    [1, '#000', 0],
  ])
  const under = defs.linear('ud', { x2: 0, y2: 1 }, [
    // Under the sill it is black, and it stays dark down to the floor: a light strip there looks like a band of paint.
    [0, '#000', 0.94],
    [0.4, '#000', 0.82],
    [0.75, '#000', 0.62],
    [1, '#000', 0.4],
  ])
  const ellipse = (x: number, y: number, rx: number, ry: number, attributes: Attributes) =>
    tag('ellipse', { cx: pen.x(x), cy: pen.y(y), rx: rx * SCALE, ry, ...attributes })
  const floor = pen.path().polygon([
    [front - 120, 210],
    [rear + 120, 210],
    [rear + 60, -2],
    [front - 60, -2],
  ])
  const underbody = pen.path().polygon([
    [front - 330, lines.sill(front) + 40],
    [rear + 330, lines.sill(rear) + 40],
    [rear + 260, 168],
    [rear - 420, 160],
    [front + 420, 158],
    [front - 300, 164],
  ])
  return [
    // It ends where the frame does: a longer one would be cut off in front of the nose.
    ellipse(car.length / 2, -14, car.length / 2 + FRAME.bumper, 15, { fill: shadow }),
    ellipse((front + rear) / 2, 6, car.length * 0.44, 7, { fill: shadow }),
    tag('path', { d: floor, fill: under, filter: blurs.soft }),
    group({ opacity: 0.75, filter: blurs.fine }, ...axles.map((axle) => ellipse(axle, 2, car.tyre * 0.62, 4.4, {}))),
    tag('path', { d: underbody, fill: '#050506' }),
    ...axles.map((axle) =>
      tag('circle', { cx: pen.x(axle), cy: pen.y(car.tyre + 4), r: arches.radius + 1.2, fill: '#040405' }),
    ),
  ].join('')
}

/** The unpainted lower edge of a crossover. */
function cladding({ car, pen, lines }: SideBody): string {
  if (car.cladding === 0) return ''
  const edge: Line = (x) => lines.sill(x) + car.cladding
  const [from, to] = [-60, car.length + 60]
  const area = pen.path().along(edge, from, to, 10).line([to, 60], [from, 60]).close()
  return (
    tag('path', { d: area, fill: '#121315' }) +
    tag('path', {
      d: pen.path().along(edge, from, to, 10),
      fill: 'none',
      stroke: '#55585c',
      'stroke-width': 0.6,
      opacity: 0.8,
    })
  )
}

/** A lit lip over each wheel, shade towards the ground. */
function archLips({ car, pen, axles, arches }: SideBody, defs: Defs, highlight: string): string {
  // As layers over each other it is as strong as one stroke of 0.85 above and 0.18 below.
  const lip = defs.down('af', pen.y(car.tyre + car.arch + 60), pen.y(car.tyre - 60), [
    [0, highlight, 0.95],
    [0.4, highlight, 0.11],
    [0.7, highlight, 0],
  ])
  const rings = (beyond: number, attributes: Attributes) =>
    group(
      { fill: 'none', stroke: '#000', ...attributes },
      ...axles.map((axle) => tag('circle', { cx: pen.x(axle), cy: pen.y(car.tyre), r: arches.radius + beyond })),
    )
  return [
    ...softLayers(13, SOFT, 0.16).map((layer) => rings(9, layer)),
    ...softLayers(4.4, FINE, 0.85).map((layer) => rings(3.4, { ...layer, stroke: lip })),
    rings(0.7, { 'stroke-opacity': 0.55, 'stroke-width': 1.2 }),
  ].join('')
}

/** Shut lines: a dark gap with a lit edge. */
function seams({ car, pen }: SideBody, clip: string, highlight: string): string {
  const gaps = pen.path()
  const edges = pen.path()
  for (const seam of car.seams) {
    gaps.through(seam)
    edges.through(seam.map(([x, y]): Point => [x + 6, y]))
  }
  return group(
    { 'clip-path': clip, fill: 'none', 'stroke-linecap': 'round' },
    tag('path', { d: gaps, stroke: '#000', 'stroke-opacity': 0.66, 'stroke-width': 0.9 }),
    tag('path', { d: edges, stroke: highlight, 'stroke-opacity': 0.35, 'stroke-width': 0.45 }),
  )
}

/** Shoulder and light catcher as sharp lines that fade in and out. */
function characterLines({ car, pen, axles, arches, lines }: SideBody, defs: Defs, highlight: string): string {
  const [front, rear] = axles
  const fading = (name: string, from: number, to: number, opacity: number) =>
    defs.across(name, pen.x(from), pen.x(to), [
      [0, highlight, 0],
      [0.2, highlight, opacity],
      [0.75, highlight, opacity],
      [1, highlight, 0],
    ])
  const shoulderFrom = car.lamps.head[0]![0]![0] + 180
  const shoulderTo = car.length - 90
  const [catcherFrom, catcherTo] = [front + arches.front, rear - arches.rear]
  const shoulder = pen.path().along((x) => lines.shoulder(x) + 3, shoulderFrom, shoulderTo, 14)
  const lightCatcher = pen.path().along((x) => lines.lightCatcher(x) + 3, catcherFrom + 20, catcherTo - 10, 6)
  return (
    tag('path', {
      d: shoulder,
      fill: 'none',
      stroke: fading('c1', shoulderFrom, shoulderTo, 0.75),
      'stroke-width': 0.9,
    }) +
    tag('path', {
      d: lightCatcher,
      fill: 'none',
      stroke: fading('c2', catcherFrom, catcherTo, 0.6),
      'stroke-width': 0.8,
    })
  )
}

/** Bars that stand off the doors, each over its shadow. */
function doorHandles({ car, pen }: SideBody, blurs: Blurs, highlight: string): string {
  const stroke = { fill: 'none', 'stroke-linecap': 'round' }
  const shadows = car.handles.map(([x, y]) =>
    tag('path', {
      d: pen.path().polygon([
        [x - 118, y + 6],
        [x + 112, y + 16],
        [x + 118, y - 14],
        [x - 112, y - 22],
      ]),
    }),
  )
  const bars = car.handles.map(([x, y]) => {
    const bar = pen.path().through([
      [x - 112, y],
      [x, y + 8],
      [x + 112, y + 8],
    ])
    const under = pen.path().through([
      [x - 110, y - 8],
      [x, y - 1],
      [x + 110, y - 1],
    ])
    return (
      tag('path', { d: bar, stroke: highlight, 'stroke-width': 2.2, ...stroke }) +
      tag('path', { d: under, stroke: '#000', 'stroke-opacity': 0.5, 'stroke-width': 0.8, ...stroke })
    )
  })
  return group({ opacity: 0.22, filter: blurs.fine }, ...shadows) + bars.join('')
}

/** Dark inserts and bright lines. */
function trims({ car, pen }: SideBody, clip: string, chrome: string): string {
  const parts = car.trims.map(({ kind, points }) => {
    if (kind === 'dark') {
      return tag('path', { d: pen.path().polygon(points), fill: '#0b0c0d', stroke: '#0b0c0d', 'stroke-width': 1.6 })
    }
    const d = pen.path().through(points)
    return (
      tag('path', { d, fill: 'none', stroke: '#000', 'stroke-opacity': 0.53, 'stroke-width': 2.4 }) +
      tag('path', { d, fill: 'none', stroke: chrome, 'stroke-width': 1.3 })
    )
  })
  return group({ 'clip-path': clip, 'stroke-linejoin': 'round' }, ...parts)
}

/** From the housing to the light itself: colour and width of each stroke. */
const lampLayers = {
  head: [
    ['#0b0d0f', 6],
    ['#2a3036', 4.6],
    ['#fff', 1.6],
  ],
  fender: [
    ['#0b0d0f', 3.4],
    ['#e9e4dc', 1.4],
  ],
  tail: [
    ['#140404', 5.4],
    ['#5a0a09', 4],
    ['#ff4a38', 1.1],
  ],
} as const

function lamps({ car, pen }: SideBody, clip: string): string {
  const strokes = (['head', 'fender', 'tail'] as const).flatMap((place) => {
    const d = pen.path()
    for (const points of car.lamps[place]) d.through(points)
    return lampLayers[place].map(([stroke, width]) => tag('path', { d, stroke, 'stroke-width': width }))
  })
  return group({ 'clip-path': clip, fill: 'none' }, ...strokes)
}

/** The full-colour register: computed surfaces under one studio light. */
export function studioSide(body: SideBody, defs: Defs, paint: Paint, detail: number): string {
  const { car, pen, axles, lines } = body
  const { ground, mirror, highlight, edge: edgeLine } = tonesOf(paint)
  const metal = paintMetal(body, defs, paint, detail)
  const blurs: Blurs = { fine: defs.blur('b1', FINE), soft: defs.blur('b2', SOFT) }
  const clip = defs.clip('cb', body.bodyPath)
  const cabinClip = defs.clip(
    'cg',
    pen
      .path()
      .along((x) => lines.belt(x) - 2, metal.cabinFrom, metal.cabinTo, 14)
      .line([metal.cabinTo, FRAME.ground], [metal.cabinFrom, FRAME.ground])
      .close(),
  )
  const chrome = defs.across('chr', pen.x(axles[0]), pen.x(car.length - 300), [
    [0, '#8b8e92'],
    [0.3, '#f4f5f6'],
    [0.55, '#a5a8ac'],
    [0.8, '#eceded'],
    [1, '#7d8084'],
  ])
  const lower = defs.down('lo', pen.y(430), pen.y(170), [
    [0, '#000', 0],
    [1, '#000', 0.42],
  ])
  const width = (FRAME.width + car.extra) * SCALE
  const silhouette = defs.shape('ed', pen.path().chain(body.outline))
  const edge = (attributes: Attributes) => tag('use', { href: silhouette, fill: 'none', ...attributes })
  const wheel = studioWheels(car, pen, defs)

  return [
    groundAndWells(body, defs, blurs),
    ...axles.map(wheel),
    group(
      { 'clip-path': clip },
      tag('rect', { width, height: FRAME.height * SCALE, fill: ground }),
      ...metal.body,
      group({ 'clip-path': cabinClip }, ...metal.cabin),
      tag('rect', { y: pen.y(430), width, height: 60, fill: lower }),
      cladding(body),
      archLips(body, defs, highlight),
      group({ stroke: '#000' }, ...softLayers(2.2, FINE, 0.28).map(edge)),
      edgeLine === 0 ? '' : edge({ stroke: '#3a3733', 'stroke-opacity': edgeLine, 'stroke-width': 1.5 }),
    ),
    endGlass(body, defs, clip),
    sideGlass(body, defs, blurs, chrome),
    seams(body, clip, highlight),
    characterLines(body, defs, highlight),
    doorHandles(body, blurs, highlight),
    trims(body, clip, chrome),
    lamps(body, clip),
    studioMirror(car, pen, mirror, highlight),
  ].join('')
}
