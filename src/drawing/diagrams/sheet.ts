import type { DrawnModel } from '#src/content/models/drawn.ts'
import { hashed } from '#src/content/pictures/hashed.ts'
import { carOf, type DrawnCode } from '#src/drawing/cars/car.ts'
import type { Point } from '#src/drawing/kit/curve.ts'
import { FRAME } from '#src/drawing/kit/frames.ts'
import { short } from '#src/drawing/kit/numbers.ts'
import { Path, type Place } from '#src/drawing/kit/path.ts'
import { Defs, svgDocument, tag, text, type Attributes } from '#src/drawing/kit/svg.ts'
import { planGroup, type PlanStyle } from '#src/drawing/plan.ts'

/**
 * Common parts of every diagram. A diagram is drawn twice, wide and narrow, in CSS pixels at its own width; the page
 * shows the one that fits (pages/shared/diagrams/diagram.tsx). Colours are the scene's, so a diagram works on light and
 * dark.
 */

/** A diagram for a page: its description and both drawings. */
export type Diagram = { label: string; wide: string; narrow: string }

/** One of the two drawings: its size, its content, and its definitions. */
export type Sheet = { width: number; height: number; body: string[]; defs?: string[] }

/** Makes ids that are unique on a page: «g70-sensors-w-fade». */
export type Name = (id: string) => string

export const INK = 'currentColor'
export const ACCENT = 'var(--accent)'
export const MUTED = 'var(--muted)'
export const PAPER = 'var(--bg)'

/** Type sizes of the diagrams; the style sheet converts them to pixels that stay readable at every width. */
export const TYPE_SIZES = [12, 13, 14, 16, 20, 30, 44] as const
export type TypeSize = (typeof TYPE_SIZES)[number]

export function diagram(id: string, label: string, draw: (narrow: boolean, name: Name) => Sheet): Diagram {
  const drawn = (narrow: boolean): string => {
    const prefix = `${id}-${narrow ? 'n' : 'w'}`
    const { width, height, body, defs = [] } = draw(narrow, (part) => `${prefix}-${part}`)
    return svgDocument(
      { viewBox: `0 0 ${short(width)} ${short(height)}`, className: 'diagram', label, defs: new Defs(prefix) },
      defs.length > 0 ? tag('defs', {}, ...defs) : '',
      ...body,
    )
  }
  return { label, wide: drawn(false), narrow: drawn(true) }
}

type LabelStyle = {
  size?: TypeSize
  anchor?: 'middle' | 'end' | undefined
  fill?: string
  display?: boolean
} & Attributes

export const label = (
  content: string,
  [x, y]: Point,
  { size = 13, anchor, fill = INK, display, ...rest }: LabelStyle = {},
): string =>
  text(content, {
    x,
    y,
    fill,
    'text-anchor': anchor,
    'data-z': size,
    'data-display': display ? 'on' : undefined,
    ...rest,
  })

/** Several lines of one label. */
export const lines = (rows: readonly string[], [x, y]: Point, step: number, style: LabelStyle = {}): string =>
  rows.map((row, i) => label(row, [x, y + i * step], style)).join('')

/** Text wrapped at this many letters. */
export function wrap(content: string, letters: number): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of content.split(' ')) {
    const longer = row ? `${row} ${word}` : word
    if (longer.length > letters && row) {
      rows.push(row)
      row = word
    } else row = longer
  }
  return [...rows, row]
}

/** Path data of straight lines between points of the sheet. */
export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')

export const stroke = (d: { toString(): string }, width: number, attributes: Attributes = {}): string =>
  tag('path', { d, fill: 'none', stroke: INK, 'stroke-width': width, ...attributes })

/** A dimension line with a tick at each end, horizontal or vertical. */
export function dimension([x1, y1]: Point, [x2, y2]: Point, color: string = ACCENT): string {
  const tick = ([x, y]: Point) => (x1 === x2 ? `M${short(x - 4)} ${short(y)}h8` : `M${short(x)} ${short(y - 4)}v8`)
  return stroke(
    polyline([
      [x1, y1],
      [x2, y2],
    ]) +
      tick([x1, y1]) +
      tick([x2, y2]),
    0.9,
    { stroke: color },
  )
}

export const dot = ([cx, cy]: Point, r: number, fill: string = ACCENT): string => tag('circle', { cx, cy, r, fill })

export const ground = (width: number, y: number): string =>
  stroke(`M0 ${short(y)}H${short(width)}`, 0.7, { opacity: 0.6 })

/** Millimetres of a plan on the sheet: nose to the left, on a narrow sheet nose up. */
export type Plan = { place: Place; draw: (style?: PlanStyle) => string; scale: number }

export function planAt(code: DrawnCode, narrow: boolean, scale: number, [x, y]: Point): Plan {
  return {
    scale,
    place: ([along, across]) =>
      narrow ? [x + across * scale, y + along * scale] : [x + along * scale, y - across * scale],
    draw: (style = {}) => planGroup(code, { scale, x, y, up: narrow }, { ink: INK, accent: ACCENT, ...style }),
  }
}

/** Path data over a plan or an elevation. */
export const pathOn = (place: Place): Path => new Path(place)

/** Millimetres of an elevation on the sheet: the bumper at `x`, the ground at `y`. */
export const elevationAt =
  (scale: number, [x, y]: Point): Place =>
  ([along, up]) => [x + along * scale, y - up * scale]

/** How much of the frame around the car the elevation includes, millimetres. */
const AROUND = 40

/** The elevation is cut off this far above the ground, because its own ground line would duplicate the sheet's. */
const OVER_GROUND = 0.6

/** The engineering elevation as the file used on the whole site, its bumper at `x`, its ground at `y`. */
export const elevation = (code: DrawnCode, scale: number, at: Point, attributes: Attributes = {}): string =>
  inFrame(hashed(`/images/cars/${code}-line.svg`), code, scale, at, attributes)

const SILVER = 'slv'

/**
 * The same of the car as it is rendered, pale: what it is explained on. It lies under an elevation, which remains where a
 * browser knows no AVIF and where a car is not sold in silver.
 */
export const paleCar = (code: DrawnModel, scale: number, at: Point): string =>
  inFrame(`${hashed(`/images/cars/${code}-${SILVER}`)}-1280.avif`, code, scale, at, {
    class: 'pale-car',
  })

/** A picture in the frame of the side views, its bumper at `x`, its ground at `y`. */
function inFrame(href: string, code: DrawnCode, scale: number, [x, y]: Point, attributes: Attributes): string {
  const left = (FRAME.bumper - AROUND) * scale
  const window = {
    x: x - AROUND * scale,
    y: y - FRAME.ground * scale,
    width: (carOf(code).length + 2 * AROUND) * scale,
    height: FRAME.ground * scale - OVER_GROUND,
  }
  const image = tag('image', {
    href,
    x: -left,
    width: FRAME.width * scale,
    height: FRAME.height * scale,
    ...attributes,
  })
  return tag('svg', window, image)
}

/** A fade to transparent at the ends of the sheet, as a mask. */
export function fade(id: string, { width, height }: { width: number; height: number }, down: boolean): string {
  const stops = [
    [0, 0],
    [0.14, 1],
    [0.88, 1],
    [1, 0],
  ].map(([offset, opacity]) => tag('stop', { offset: offset!, 'stop-color': '#fff', 'stop-opacity': opacity! }))
  return (
    tag('linearGradient', { id: `${id}g`, x1: 0, y1: 0, x2: down ? 0 : 1, y2: down ? 1 : 0 }, ...stops) +
    tag(
      'mask',
      { id, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width, height },
      tag('rect', { width, height, fill: `url(#${id}g)` }),
    )
  )
}
