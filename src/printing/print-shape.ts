import type { SvgElement } from '#src/printing/svg-markup.ts'
import { gradientOf, toFullHex } from '#src/printing/print-gradient.ts'
import type { Shape } from '#src/printing/drawing-shape.ts'
import type { Look } from '#src/printing/drawing-look.ts'

/** What a drawing refers to by id: gradients, clips, filters. */
export type Definitions = ReadonlyMap<string, SvgElement>

/** Fill, then stroke, according to the attributes. */
export function printShape(
  pdf: PDFKit.PDFDocument,
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

/** Layers that together are as dense as the shape in its middle and thin out at its edge. */
export function printBlurred(
  pdf: PDFKit.PDFDocument,
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

/** Null for nothing to draw. */
function inkOf(
  pdf: PDFKit.PDFDocument,
  ink: string,
  shape: Shape,
  definitions: Definitions,
): PDFKit.Mixins.ColorValue | null {
  if (ink === 'none' || ink === '') return null
  const gradient = definitions.get(reference(ink))
  return gradient ? gradientOf(pdf, gradient, shape) : toFullHex(ink)
}

export const reference = (value = ''): string => /^url\(#(.+)\)$/.exec(value)?.[1] ?? ''
