import { short } from '#src/drawing/kit/numbers.ts'
import { text, type Attributes } from '#src/drawing/kit/svg.ts'

const NARROW_SPACE = '\u2009'

/** Millimetres as a dimension line says them: a thin space before the hundreds. */
export const dimensionText = (mm: number): string => String(mm).replace(/(\d)(?=\d{3}$)/, `$1${NARROW_SPACE}`)

export const dimensionLabel = (mm: number, ink: string, attributes: Attributes): string =>
  text(dimensionText(mm), {
    stroke: 'none',
    fill: ink,
    'font-size': 14,
    'letter-spacing': '.04em',
    'text-anchor': 'middle',
    ...attributes,
  })

/** A level dimension line with its two ticks, as path data (drawing units). */
export const levelDimension = (x1: number, x2: number, y: number): string => {
  const tick = (x: number) => `M${short(x)} ${short(y - 4)}v8`
  return `M${short(x1)} ${short(y)}H${short(x2)}${tick(x1)}${tick(x2)}`
}
