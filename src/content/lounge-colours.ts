import { INK } from '#src/brand/palette.ts'
import { exteriorRows, interiorRows } from '#src/content/cars/palette.ts'
import type { HALL_CARS } from '#src/content/lounge-hall.ts'
import { lineUp } from '#src/content/models/line-up.ts'

const paintOf = (code: (typeof HALL_CARS)[number]): string =>
  exteriorRows.find((paint) => paint.code === lineUp[code].shownPaint)?.hex ?? INK

/** Colours of the plan: each car in its main paint, and the library: every paint, then every leather. */
export const HALL_COLOURS = {
  paints: { g90: paintOf('g90'), gv80: paintOf('gv80'), 'new-g80': paintOf('new-g80') },
  samples: [...exteriorRows, ...interiorRows].map(({ hex }) => hex),
}
