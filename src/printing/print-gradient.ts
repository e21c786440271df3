import type { SvgElement } from '#src/printing/svg-markup.ts'
import type { Shape } from '#src/printing/drawing-shape.ts'

type Gradient = PDFKit.PDFGradient
/** One object in the file for all uses: gradients are most of a printed drawing's size. */
const made = new WeakMap<SvgElement, Map<string, Gradient>>()

export function gradientOf(pdf: PDFKit.PDFDocument, element: SvgElement, shape: Shape): Gradient {
  const own = element.attributes['gradientUnits'] === 'userSpaceOnUse'
  const key = own ? '' : Object.values(shape.box()).join(' ')
  const known = made.get(element) ?? new Map<string, Gradient>()
  made.set(element, known)
  const gradient = known.get(key) ?? makeGradient(pdf, element, shape)
  known.set(key, gradient)
  return gradient
}

function makeGradient(pdf: PDFKit.PDFDocument, { name, attributes, children }: SvgElement, shape: Shape): Gradient {
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

/** PDFKit does not accept short hex colours in gradients. */
export const toFullHex = (color: string): string =>
  color.replace(/^#([\da-f])([\da-f])([\da-f])$/i, (_, r: string, g: string, b: string) => `#${r}${r}${g}${g}${b}${b}`)
