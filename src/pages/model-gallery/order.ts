import type { DrawnModel } from '#src/content/models/drawn.ts'
import type { CarView, CropName, RasterView } from '#src/content/pictures/drawings.ts'
import type { StillRegister, StillView } from '#src/content/pictures/stills.ts'

/** A whole view, a close-up as «register:window», or a rendered three-quarter picture. */
export type Shot = CarView | `${RasterView}:${CropName}` | `${StillView}-${StillRegister}`
/** Columns of twelve that a picture takes on a wide screen. */
export type Columns = 4 | 5 | 6 | 7 | 8 | 12
/** Pictures side by side: no two neighbours of one width, and no two rows alike in succession. */
type Row = readonly (readonly [Shot, Columns])[]

/**
 * The outside of each car in an order of its own: what it is about comes first, the drawings close. A drawing and a
 * picture of the same register never stand in one row. Rendered pictures come after the line drawings, the lit ones
 * last, so that none meets a drawing of its own register on one screen.
 */
// prettier-ignore
export const ORDER: Record<DrawnModel, readonly Row[]> = {
  // A car for the driver: wheel and stance before the face.
  g70: [
    [['studio:nose', 7], ['light:tail', 5]],
    [['studio:wheel', 4], ['light:roof', 8]],
    [['studio', 12]],
    [['light:lamp', 5], ['studio:tail', 7]],
    [['front-light', 6], ['studio:lamp', 6]],
    [['light', 12]],
    [['line', 8], ['front-line', 4]],
    [['plan', 12]],
    [['front34-studio', 7], ['rear34-studio', 5]],
    [['rear34-light', 5], ['front34-light', 7]],
  ],
  // One arc: the roof opens, every other picture follows it.
  gv70: [
    [['studio:roof', 12]],
    [['light:shoulder', 7], ['studio:tail', 5]],
    [['studio:lamp', 4], ['light:cabin', 8]],
    [['studio', 12]],
    [['studio:wheel', 5], ['light:nose', 7]],
    [['light', 12]],
    [['front-light', 5], ['studio:nose', 7]],
    [['plan', 12]],
    [['front-line', 4], ['line', 8]],
    [['front34-studio', 12]],
    [['rear34-light', 5], ['front34-light', 7]],
  ],
  // Quiet: the dark first, then one thing after another.
  'new-g80': [
    [['light', 12]],
    [['light:tail', 5], ['studio:nose', 7]],
    [['studio:tail', 8], ['light:lamp', 4]],
    [['studio:wheel', 4], ['light:roof', 8]],
    [['studio', 12]],
    [['studio:cabin', 7], ['front-light', 5]],
    [['line', 8], ['front-line', 4]],
    [['plan', 12]],
    [['front34-studio', 7], ['rear34-studio', 5]],
    [['rear34-light', 5], ['front34-light', 7]],
  ],
  // Size: whole views are the largest, the wheel is shown as large as they are.
  gv80: [
    [['front-light', 5], ['studio:wheel', 7]],
    [['studio', 12]],
    [['light:nose', 8], ['studio:lamp', 4]],
    [['studio:shoulder', 12]],
    [['light:cabin', 5], ['studio:tail', 7]],
    [['light', 12]],
    [['front-line', 4], ['line', 8]],
    [['plan', 12]],
    [['front34-studio', 7], ['rear34-studio', 5]],
    [['rear34-light', 5], ['front34-light', 7]],
  ],
  // The rear seat: what the passenger comes to, then what those outside see.
  g90: [
    [['studio:cabin', 8], ['light:tail', 4]],
    [['light', 12]],
    [['studio:tail', 5], ['light:shoulder', 7]],
    [['studio', 12]],
    [['front-light', 6], ['studio:wheel', 6]],
    [['light:roof', 8], ['studio:lamp', 4]],
    [['plan', 12]],
    [['line', 8], ['front-line', 4]],
    [['front34-studio', 7], ['rear34-studio', 5]],
    [['rear34-light', 5], ['front34-light', 7]],
  ],
}
