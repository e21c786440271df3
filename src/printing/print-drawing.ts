import { readSvg, type SvgElement } from '#src/printing/svg-markup.ts'
import { toFullHex } from '#src/printing/print-gradient.ts'
import { shapeOf } from '#src/printing/drawing-shape.ts'
import { type Look, INITIAL, lookOf } from '#src/printing/drawing-look.ts'
import { type Definitions, printShape, printBlurred, reference } from '#src/printing/print-shape.ts'

/**
 * Draws a drawing of `drawing/` on a sheet as vectors. Supports the subset of SVG used by our drawings:
 * paths, circles, ellipses, rectangles, gradients, clips, opacity, blur. A blur, which PDF lacks, becomes a few
 * widening layers.
 */

/** Position of the drawing: points from the upper left corner of the page. Its height follows from its shape. */
export type Place = { x: number; y: number; width: number }

/** Width of a drawing in its own units, which are the same for all cars and views. */
export const widthOfDrawing = (svg: string): number => viewBoxOf(readSvg(svg))[2]

/** Height a drawing takes at a width. */
export function heightOfDrawing(svg: string, width: number): number {
  const [, , boxWidth, boxHeight] = viewBoxOf(readSvg(svg))
  return (width * boxHeight) / boxWidth
}

/** Throws Error for a transformation that our drawings do not use. */
export function printDrawing(pdf: PDFKit.PDFDocument, svg: string, { x, y, width }: Place): void {
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

function printElement(pdf: PDFKit.PDFDocument, element: SvgElement, inherited: Look, definitions: Definitions): void {
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

function printText(pdf: PDFKit.PDFDocument, { attributes, text }: SvgElement, look: Look): void {
  const size = Number(attributes['font-size'] ?? 10)
  pdf.fontSize(size)
  const width = pdf.widthOfString(text)
  const anchor = attributes['text-anchor'] === 'middle' ? width / 2 : attributes['text-anchor'] === 'end' ? width : 0
  // The drawing positions text by its baseline, the sheet by its top.
  const x = Number(attributes['x'] ?? 0) - anchor
  const y = Number(attributes['y'] ?? 0)
  pdf.fillOpacity(look.opacity).fillColor(toFullHex(look.fill === 'none' ? '#000' : look.fill))
  pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
}

function transform(pdf: PDFKit.PDFDocument, value: string | undefined): void {
  for (const [, name, list = ''] of (value ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = list.split(/[ ,]+/).map(Number)
    if (name === 'translate') pdf.translate(a, b ?? 0)
    else if (name === 'scale') pdf.scale(a, b ?? a)
    else if (name === 'rotate') pdf.rotate(a, { origin: [b ?? 0, c ?? 0] })
    else throw new Error(`No transformation ${name} in a printed drawing`)
  }
}
