import { short } from '#src/drawing/kit/numbers.ts'
import { Path, type Place } from '#src/drawing/kit/path.ts'

/** Drawing units to a millimetre. */
export const SCALE = 0.2

/** The frame of every elevation from the side: all cars stand in it at one scale (millimetres). */
export const FRAME = { width: 5505, height: 1900, bumper: 100, ground: 1780 } as const

/** The frame of the view from the front: the axis in the middle, the ground below (millimetres). */
export const FRONT_FRAME = { width: 2800, height: 2000, axis: 1400, ground: 1830 } as const

/** The frame of the plan view: the nose at 100 as in the elevations, the axis in the middle (millimetres). */
export const PLAN_FRAME = { width: 5505, height: 2400, nose: 100, axis: 1200 } as const

/** A window into a frame in millimetres, from the frame's left top corner. */
export type Crop = readonly [x: number, top: number, width: number, height: number]

export const viewBoxOf = (window: Crop): string => window.map((mm) => short(mm * SCALE, 2)).join(' ')

/** The address of a car file that shows only a window of it; works in `<img>`. */
export const cropHref = (href: string, window: Crop): string =>
  `${href}#svgView(viewBox(${viewBoxOf(window).replaceAll(' ', ',')}))`

/** Turns millimetres of a subject into places of a sheet whose zero point is `left`, `top` millimetres in. */
export class Pen {
  readonly x: (mm: number) => number
  readonly y: (mm: number) => number
  readonly place: Place

  constructor(left: number, top: number) {
    this.x = (mm) => (mm + left) * SCALE
    this.y = (mm) => (top - mm) * SCALE
    this.place = ([x, y]) => [this.x(x), this.y(y)]
  }

  path(): Path {
    return new Path(this.place)
  }
}

export const sidePen = (): Pen => new Pen(FRAME.bumper, FRAME.ground)
