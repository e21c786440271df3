import { PAPER } from '#src/brand/palette.ts'
import { COLUMN, MARGIN, MM, PAGE, Sheet, TYPE } from '#src/printing/sheet.ts'

/** Columns of headings and of texts; where a page begins and ends. */
export const LEFT = 62 * MM
export const RIGHT = COLUMN - LEFT
const TOP = 40 * MM
export const BOTTOM = PAGE.height - MARGIN.bottom - 4 * MM

/** A new page with a title. Returns the position of its first line. */
export function startPage(sheet: Sheet, title: string): number {
  sheet.page(PAPER)
  sheet.tag('H1', () => sheet.write(title, TYPE.h1, { x: MARGIN.side, y: MARGIN.top, width: COLUMN }))
  return Math.max(TOP, MARGIN.top + sheet.heightOf(title, TYPE.h1, COLUMN) + 8 * MM)
}
