import { carOf } from '#src/drawing/cars/car.ts'
import { frontShape, type FrontShape } from '#src/drawing/front/shape.ts'
import { dimensionLabel, levelDimension } from '#src/drawing/kit/dimension.ts'
import { viewBoxOf, type Crop } from '#src/drawing/kit/frame.ts'
import { FRONT_FRAME, SCALE } from '#src/drawing/kit/frames.ts'
import { short } from '#src/drawing/kit/numbers.ts'
import { BONE, ACCENT, GLOW, NIGHT, PENCIL } from '#src/brand/palette.ts'
import { Defs, group, svgDocument, tag, type Stop } from '#src/drawing/kit/svg.ts'
import type { DrawnModel } from '#src/content/models/drawn.ts'

type FrontOptions = {
  code: DrawnModel
  crop?: Crop
  label?: string
  prefix?: string
}
export type FrontLight = FrontOptions & { register: 'light' }
export type FrontLine = FrontOptions & {
  register: 'line'
  ink?: string
  /** The ground behind the body: it hides the wheels. */
  paper?: string
  /** Adds the width; its text takes the page's font. */
  dimensions?: boolean
}

function lineFront(shape: FrontShape, ink: string, paper: string): string {
  const { pen, height } = shape
  const hair = (d: { toString(): string }, width: number) => tag('path', { d, 'stroke-width': width })
  const level = pen.path().polyline([
    [-1250, 0],
    [1250, 0],
  ])
  const axis = pen.path().polyline([
    [0, height + 60],
    [0, -50],
  ])
  return group(
    { fill: 'none', stroke: ink, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    hair(shape.tyres, 0.9),
    tag('path', { d: shape.body, 'stroke-width': 1.15, fill: paper }),
    hair(shape.screen, 0.7),
    hair(shape.creases + shape.leadingEdge, 0.5),
    hair(shape.grille, 0.7),
    tag('path', { d: shape.bars, 'stroke-width': 0.35, opacity: 0.7 }),
    hair(shape.openings, 0.6),
    hair(shape.bumper, 0.5),
    hair(shape.roofRails, 0.8),
    hair(shape.mirrors, 0.8),
    tag('path', { d: shape.lamps, 'stroke-width': 0.9, stroke: ACCENT }),
    tag('path', { d: axis, 'stroke-width': 0.3, 'stroke-dasharray': '8 2 1.5 2', opacity: 0.55 }),
    tag('path', { d: level, 'stroke-width': 0.5, opacity: 0.6 }),
  )
}

function widthDimension({ pen, width }: FrontShape, ink: string): string {
  const y = pen.y(-320)
  const [left, right] = [pen.x(-width / 2), pen.x(width / 2)]
  const drop = (x: number) => `M${short(x)} ${short(pen.y(560))}V${short(y + 6)}`
  return group(
    { class: 'car-dims', fill: 'none', stroke: ACCENT, 'stroke-width': 0.6 },
    tag('path', { d: levelDimension(left, right, y) }),
    tag('path', { d: drop(left) + drop(right), 'stroke-width': 0.35, opacity: 0.6 }),
    dimensionLabel(width, ink, { x: pen.x(0), y: y - 5 }),
  )
}

type Glow = readonly [offset: number, opacity: number]
const warm = (stops: readonly Glow[]): Stop[] => stops.map(([offset, opacity]) => [offset, GLOW, opacity])

function lightFront(shape: FrontShape, defs: Defs): string {
  const { pen, width, height, shoulderY } = shape
  const half = width / 2
  // oxfmt-ignore
  const rim = defs.down('rm', pen.y(height), pen.y(shoulderY), warm([[0, 1], [0.32, 0.62], [0.62, 0.3], [0.86, 0.42], [1, 0]]))
  const bonnet = defs.across(
    'hd',
    pen.x(-half * 0.9),
    pen.x(half * 0.9),
    // oxfmt-ignore
    warm([[0, 0], [0.18, 0.5], [0.5, 0.16], [0.82, 0.5], [1, 0]]),
  )
  const lead = defs.across(
    'ld',
    pen.x(-half),
    pen.x(half),
    // oxfmt-ignore
    warm([[0, 0], [0.12, 0.4], [0.36, 0.75], [0.5, 0.9], [0.64, 0.75], [0.88, 0.4], [1, 0]]),
  )
  const metal = defs.linear('bd', { x2: 0, y2: 1 }, [
    [0, NIGHT],
    [0.42, '#101012'],
    [1, '#060607'],
  ])
  const glass = defs.linear('gl', { x2: 0, y2: 1 }, [
    [0, '#17181b'],
    [0.5, '#08090a'],
    [1, '#0c0d0f'],
  ])
  const ground = defs.radial('fl', [
    [0, '#000', 0.9],
    [0.7, '#000', 0.5],
    [1, '#000', 0],
  ])
  const soft = defs.blur('b1', 1.4, [10, 30])
  const halo = defs.blur('b9', 9, [30, 300])
  const clip = defs.clip('cb', shape.body)
  return [
    tag('ellipse', { cx: pen.x(0), cy: pen.y(4), rx: half * 1.25 * SCALE, ry: 15, fill: ground }),
    tag('path', { d: shape.tyres, fill: '#050506' }),
    tag('path', { d: shape.mirrors, fill: '#0d0d0f' }),
    tag('path', { d: shape.body, fill: metal }),
    group(
      { class: 'rim', fill: 'none' },
      tag('path', { d: shape.screen, fill: glass }),
      group(
        { 'clip-path': clip },
        tag('path', { d: shape.rail, stroke: rim, 'stroke-width': 22, opacity: 0.22, filter: halo }),
        tag('path', { d: shape.leadingEdge, stroke: lead, 'stroke-width': 26, opacity: 0.2, filter: halo }),
        tag('path', { d: shape.rail, stroke: rim, 'stroke-width': 4.2, filter: soft }),
        tag('path', { d: shape.rail, stroke: rim, 'stroke-width': 1.8 }),
      ),
      tag('path', { d: shape.creases, stroke: bonnet, 'stroke-width': 1 }),
      tag('path', { d: shape.leadingEdge, stroke: lead, 'stroke-width': 1.2 }),
      tag('path', { d: shape.grille, stroke: lead, 'stroke-width': 0.9, fill: '#060607' }),
      tag('path', { d: shape.bars, stroke: GLOW, 'stroke-opacity': 0.17, 'stroke-width': 0.7 }),
      tag('path', { d: shape.openings, stroke: lead, 'stroke-width': 0.8, opacity: 0.5, fill: '#040405' }),
      tag('path', { d: shape.bumper, stroke: lead, 'stroke-width': 0.8, opacity: 0.5 }),
      tag('path', { d: shape.roofRails, stroke: rim, 'stroke-width': 0.9, fill: '#0d0d0f' }),
      tag('path', { d: shape.mirrors, stroke: rim, 'stroke-width': 0.9 }),
    ),
    group(
      { class: 'lamp', fill: 'none', stroke: '#fff', 'stroke-linecap': 'round' },
      tag('path', { d: shape.lamps, 'stroke-width': 7, opacity: 0.6, filter: halo }),
      tag('path', { d: shape.lamps, 'stroke-width': 2.5 }),
    ),
  ].join('')
}

const { width: FRAME_WIDTH, height: FRAME_HEIGHT } = FRONT_FRAME
const frame: Crop = [0, 0, FRAME_WIDTH, FRAME_HEIGHT]
const dimensionedFrame: Crop = [0, 0, FRAME_WIDTH, FRAME_HEIGHT + 220]

/** The view from the front: the dark register or the engineering elevation. */
export function drawFront(options: FrontLight | FrontLine): string {
  const { code, register, crop, label, prefix } = options
  const car = carOf(code)
  const shape = frontShape(code, car)
  const dimensions = options.register === 'line' && options.dimensions === true
  const sheet = {
    viewBox: viewBoxOf(crop ?? (dimensions ? dimensionedFrame : frame)),
    className: `car car--front car--${register}`,
    label: label ?? `${car.name}, вид спереди`,
    defs: new Defs(prefix ?? `${code}-front`),
  }
  if (options.register === 'light') {
    const content = lightFront(shape, sheet.defs)
    return svgDocument(sheet, content)
  }
  const { ink = PENCIL, paper = BONE } = options
  return svgDocument(sheet, lineFront(shape, ink, paper), dimensions ? widthDimension(shape, ink) : '')
}
