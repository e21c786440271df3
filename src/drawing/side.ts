import { carOf, type Car, type DrawnCode } from '#src/drawing/cars/car.ts'
import { viewBoxOf, type Crop } from '#src/drawing/kit/frame.ts'
import { FRAME } from '#src/drawing/kit/frames.ts'
import { PENCIL } from '#src/brand/palette.ts'
import { Defs, svgDocument } from '#src/drawing/kit/svg.ts'
import type { Paint } from '#src/drawing/kit/paint.ts'
import { defaultPaint } from '#src/drawing/paints.ts'
import { sideBody } from '#src/drawing/side/body.ts'
import { lightSide } from '#src/drawing/side/light.ts'
import { DIMENSION_MARGIN, lineSide, sideDimensions } from '#src/drawing/side/line.ts'
import { studioSide } from '#src/drawing/side/studio.ts'

type SideOptions = {
  code: DrawnCode
  /** A window into the frame; the whole frame without it. */
  crop?: Crop
  /** Says what is drawn, with an empty one the drawing is decoration. */
  label?: string
  /** Keeps ids apart where the same drawing stands on a page twice. */
  prefix?: string
}
export type StudioOptions = SideOptions & {
  register: 'studio'
  paint?: Paint
  /** Fineness of the surfaces: 1 for a whole car, 2 for a close-up. */
  detail?: number
}
export type LightOptions = SideOptions & { register: 'light' }
export type LineOptions = SideOptions & {
  register: 'line'
  ink?: string
  /** Adds length, wheelbase and height; their text takes the page's font. */
  dimensions?: boolean
}

/** The whole frame of a car; the long version's is longer by what it adds. */
export const frameOf = ({ extra }: Pick<Car, 'extra'>): Crop => [0, 0, FRAME.width + extra, FRAME.height]

const dimensionedFrame = ({ extra }: Car): Crop => {
  const { above, below, right } = DIMENSION_MARGIN
  return [0, -above, FRAME.width + extra + right, FRAME.height + above + below]
}

/** The side view, nose to the left, in one of the three registers. */
export function drawSide(options: StudioOptions | LightOptions | LineOptions): string {
  const { code, register, crop, prefix } = options
  const car = carOf(code)
  const body = sideBody(car)
  const sheet = (id: string, label: string, window: Crop) => ({
    viewBox: viewBoxOf(crop ?? window),
    className: `car car--${register}`,
    label: options.label ?? label,
    defs: new Defs(prefix ?? id),
  })
  const name = `${car.name}, вид сбоку`

  if (options.register === 'studio') {
    const paint = options.paint ?? defaultPaint(code === 'g90-l' ? 'g90' : code)
    const detail = options.detail ?? 1
    const id = `${code}-${paint.code.toLowerCase()}${detail === 1 ? '' : detail}`
    const studio = sheet(id, `${name}, ${paint.name.toLowerCase()}`, frameOf(car))
    const content = studioSide(body, studio.defs, paint, detail)
    return svgDocument(studio, content)
  }
  if (options.register === 'light') {
    const light = sheet(`${code}-light`, name, frameOf(car))
    const content = lightSide(body, light.defs)
    return svgDocument(light, content)
  }
  const { ink = PENCIL, dimensions = false } = options
  const line = sheet(`${code}-line`, name, dimensions ? dimensionedFrame(car) : frameOf(car))
  const content = lineSide(body, line.defs, ink)
  return svgDocument(line, content, dimensions ? sideDimensions(body, ink) : '')
}
