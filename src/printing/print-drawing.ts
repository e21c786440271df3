import { boxOfPath, type Box } from '#src/printing/path-box.ts'
import { readSvg, type SvgElement } from '#src/printing/svg-markup.ts'

/**
 * Puts a drawing of `drawing/` on a sheet as vectors. It knows the part of SVG that our drawings are written in:
 * paths, circles, ellipses, rectangles, gradients, clips, opacity, blur. A blur, which PDF lacks, becomes a few
 * widening layers.
 */

export type Pdf = PDFKit.PDFDocument
/** Where the drawing stands: points from the upper left corner of the page. Its height follows from its shape. */
export type Place = { x: number; y: number; width: number }

type Look = {
  fill: string
  fillRule: 'non-zero' | 'even-odd'
  stroke: string
  strokeWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'miter' | 'round' | 'bevel'
  opacity: number
}
type Definitions = ReadonlyMap<string, SvgElement>
type Shape = { path: string; box: () => Box }

const INITIAL: Look = {
  fill: '#000',
  fillRule: 'non-zero',
  stroke: 'none',
  strokeWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  opacity: 1,
}

/** Width of a drawing in its own units, which are the same for all cars and views. */
export const widthOfDrawing = (svg: string): number => viewBoxOf(readSvg(svg))[2]

/** Height a drawing takes at a width. */
export function heightOfDrawing(svg: string, width: number): number {
  const [, , boxWidth, boxHeight] = viewBoxOf(readSvg(svg))
  return (width * boxHeight) / boxWidth
}

export function printDrawing(pdf: Pdf, svg: string, { x, y, width }: Place): void {
  const root = readSvg(svg)
  const [left, top, boxWidth, boxHeight] = viewBoxOf(root)
  const definitions: Definitions = new Map(
    root.children
      .filter(({ name }) => name === 'defs')
      .flatMap(({ children }) => children.map((child) => [child.attributes['id'] ?? '', child] as const)),
  )
  pdf.save()
  pdf.translate(x, y).scale(width / boxWidth)
  pdf.rect(0, 0, boxWidth, boxHeight).clip()
  pdf.translate(-left, -top)
  for (const child of root.children) if (child.name !== 'defs') printElement(pdf, child, INITIAL, definitions)
  pdf.restore()
}

function viewBoxOf({ attributes }: SvgElement): [number, number, number, number] {
  const [x = 0, y = 0, width = 1, height = 1] = (attributes['viewBox'] ?? '').split(' ').map(Number)
  return [x, y, width, height]
}

function printElement(pdf: Pdf, element: SvgElement, inherited: Look, definitions: Definitions): void {
  const { name, attributes, children } = element
  const look = lookOf(attributes, inherited)
  const shape = shapeOf(element)
  pdf.save()
  transform(pdf, attributes['transform'])
  const clip = definitions.get(reference(attributes['clip-path']))
  for (const { attributes: cut } of clip?.children ?? []) pdf.path(cut['d'] ?? '').clip()
  if (shape) {
    const blur = definitions.get(reference(attributes['filter']))
    const deviation = Number(blur?.children[0]?.attributes['stdDeviation'] ?? 0)
    if (deviation > 0) printBlurred(pdf, shape, attributes, look, definitions, deviation)
    else printShape(pdf, shape, attributes, look, definitions)
  } else if (name === 'text') printText(pdf, element, look)
  for (const child of children) printElement(pdf, child, look, definitions)
  pdf.restore()
}

const lookOf = (attributes: SvgElement['attributes'], inherited: Look): Look => ({
  fill: attributes['fill'] ?? inherited.fill,
  fillRule: fillRuleOf(attributes['fill-rule']) ?? inherited.fillRule,
  stroke: attributes['stroke'] ?? inherited.stroke,
  strokeWidth: Number(attributes['stroke-width'] ?? inherited.strokeWidth),
  lineCap: (attributes['stroke-linecap'] as Look['lineCap'] | undefined) ?? inherited.lineCap,
  lineJoin: (attributes['stroke-linejoin'] as Look['lineJoin'] | undefined) ?? inherited.lineJoin,
  opacity: inherited.opacity * Number(attributes['opacity'] ?? 1),
})

const fillRuleOf = (rule: string | undefined): Look['fillRule'] | undefined =>
  rule === undefined ? undefined : rule === 'evenodd' ? 'even-odd' : 'non-zero'

/** Null for what is not a shape. */
function shapeOf({ name, attributes }: SvgElement): Shape | null {
  const value = (key: string) => Number(attributes[key] ?? 0)
  if (name === 'path') return { path: attributes['d'] ?? '', box: () => boxOfPath(attributes['d'] ?? '') }
  if (name === 'rect') {
    const [x, y, width, height] = [value('x'), value('y'), value('width'), value('height')]
    return { path: `M${x} ${y}h${width}v${height}h${-width}z`, box: () => ({ x, y, width, height }) }
  }
  if (name !== 'circle' && name !== 'ellipse') return null
  const [rx, ry] = name === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')]
  const [x, y] = [value('cx') - rx, value('cy') - ry]
  const arc = (to: number) => `a${rx} ${ry} 0 0 1 ${to} 0`
  return {
    path: `M${x} ${y + ry}${arc(rx * 2)}${arc(-rx * 2)}z`,
    box: () => ({ x, y, width: rx * 2, height: ry * 2 }),
  }
}

function printShape(
  pdf: Pdf,
  shape: Shape,
  attributes: SvgElement['attributes'],
  look: Look,
  definitions: Definitions,
): void {
  const fill = inkOf(pdf, look.fill, shape, definitions)
  const stroke = inkOf(pdf, look.stroke, shape, definitions)
  if (fill) {
    pdf.fillOpacity(look.opacity * Number(attributes['fill-opacity'] ?? 1))
    pdf.path(shape.path).fill(fill, look.fillRule)
  }
  if (!stroke || look.strokeWidth <= 0) return
  pdf.strokeOpacity(look.opacity * Number(attributes['stroke-opacity'] ?? 1))
  pdf.lineWidth(look.strokeWidth).lineCap(look.lineCap).lineJoin(look.lineJoin)
  const dash = attributes['stroke-dasharray']?.split(/[ ,]+/).map(Number)
  if (dash?.[0]) pdf.dash(dash[0], { space: dash[1] ?? dash[0] })
  pdf.path(shape.path).stroke(stroke)
}

/** How far each layer reaches beyond the shape, in deviations of the blur. */
const LAYERS = [-1.2, -0.5, 0.2, 0.9, 1.6] as const

/** Layers that together are as dense as the shape was in its middle and thin out over its edge. */
function printBlurred(
  pdf: Pdf,
  shape: Shape,
  attributes: SvgElement['attributes'],
  look: Look,
  definitions: Definitions,
  deviation: number,
): void {
  const strokeOnly = look.fill === 'none'
  const own = Number(attributes[strokeOnly ? 'stroke-opacity' : 'fill-opacity'] ?? 1)
  const dense = look.opacity * own
  const opacity = 1 - (1 - Math.min(dense, 0.98)) ** (1 / LAYERS.length)
  for (const reach of LAYERS) {
    const widening = reach * deviation * 2
    if (strokeOnly) {
      const strokeWidth = look.strokeWidth + widening
      if (strokeWidth > 0) printShape(pdf, shape, {}, { ...look, strokeWidth, opacity }, definitions)
    } else {
      const edge = { ...look, opacity, stroke: look.fill, strokeWidth: widening, lineJoin: 'round' as const }
      printShape(pdf, shape, {}, { ...edge, stroke: 'none' }, definitions)
      if (widening > 0) printShape(pdf, shape, {}, { ...edge, fill: 'none', opacity: opacity / 2 }, definitions)
    }
  }
}

/** Null for no ink. */
function inkOf(pdf: Pdf, ink: string, shape: Shape, definitions: Definitions): PDFKit.Mixins.ColorValue | null {
  if (ink === 'none' || ink === '') return null
  const gradient = definitions.get(reference(ink))
  return gradient ? gradientOf(pdf, gradient, shape) : toFullHex(ink)
}

type Gradient = PDFKit.PDFGradient
/** One object in the file for all uses: gradients are most of a printed drawing's weight. */
const made = new WeakMap<SvgElement, Map<string, Gradient>>()

function gradientOf(pdf: Pdf, element: SvgElement, shape: Shape): Gradient {
  const own = element.attributes['gradientUnits'] === 'userSpaceOnUse'
  const key = own ? '' : Object.values(shape.box()).join(' ')
  const known = made.get(element) ?? new Map<string, Gradient>()
  made.set(element, known)
  const gradient = known.get(key) ?? makeGradient(pdf, element, shape)
  known.set(key, gradient)
  return gradient
}

function makeGradient(pdf: Pdf, { name, attributes, children }: SvgElement, shape: Shape): Gradient {
  const own = attributes['gradientUnits'] === 'userSpaceOnUse'
  const box = own ? { x: 0, y: 0, width: 1, height: 1 } : shape.box()
  const at = (key: string, initial: number) => Number(attributes[key] ?? initial)
  const radius = Math.max(box.width, box.height) / 2
  const gradient =
    name === 'radialGradient'
      ? pdf.radialGradient(0, 0, 0, 0, 0, radius)
      : pdf.linearGradient(
          box.x + at('x1', 0) * box.width,
          box.y + at('y1', 0) * box.height,
          box.x + at('x2', own ? 0 : 1) * box.width,
          box.y + at('y2', 0) * box.height,
        )
  // A circle in a unit box: an ellipse in the box of the shape.
  if (name === 'radialGradient') {
    // Cast: its types do not know the transformation.
    ;(gradient as unknown as { setTransform: (...matrix: number[]) => void }).setTransform(
      box.width / (2 * radius),
      0,
      0,
      box.height / (2 * radius),
      box.x + box.width / 2,
      box.y + box.height / 2,
    )
  }
  for (const stop of children) {
    const { offset = '0', 'stop-color': color = '#000', 'stop-opacity': opacity = '1' } = stop.attributes
    gradient.stop(Number(offset), toFullHex(color), Number(opacity))
  }
  return gradient
}

function printText(pdf: Pdf, { attributes, text }: SvgElement, look: Look): void {
  const size = Number(attributes['font-size'] ?? 10)
  pdf.fontSize(size)
  const width = pdf.widthOfString(text)
  const anchor = attributes['text-anchor'] === 'middle' ? width / 2 : attributes['text-anchor'] === 'end' ? width : 0
  // The drawing sets type on its line, the sheet hangs it from its top.
  const x = Number(attributes['x'] ?? 0) - anchor
  const y = Number(attributes['y'] ?? 0)
  pdf.fillOpacity(look.opacity).fillColor(toFullHex(look.fill === 'none' ? '#000' : look.fill))
  pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
}

function transform(pdf: Pdf, value: string | undefined): void {
  for (const [, name, list = ''] of (value ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = list.split(/[ ,]+/).map(Number)
    if (name === 'translate') pdf.translate(a, b ?? 0)
    else if (name === 'scale') pdf.scale(a, b ?? a)
    else if (name === 'rotate') pdf.rotate(a, { origin: [b ?? 0, c ?? 0] })
    else throw new Error(`No transformation ${name} in a printed drawing`)
  }
}

const reference = (value = ''): string => /^url\(#(.+)\)$/.exec(value)?.[1] ?? ''

/** PDFKit knows no short form with its own digits doubled for gradients. */
const toFullHex = (color: string): string =>
  color.replace(/^#([\da-f])([\da-f])([\da-f])$/i, (_, r: string, g: string, b: string) => `#${r}${r}${g}${g}${b}${b}`)
