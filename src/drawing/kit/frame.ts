import { short } from '#src/drawing/kit/numbers.ts'
import { SCALE, FRAME } from '#src/drawing/kit/frames.ts'
import { Path, type Place } from '#src/drawing/kit/path.ts'

/** A window into a frame in millimetres, from the frame's left top corner. */
export type Crop = readonly [x: number, top: number, width: number, height: number]

export const viewBoxOf = (window: Crop): string => window.map((mm) => short(mm * SCALE, 2)).join(' ')

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
