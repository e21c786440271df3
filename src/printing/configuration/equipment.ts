import { PAPER } from '#src/brand/palette.ts'
import { clamp } from '#src/drawing/kit/numbers.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { COLUMN, MARGIN, MM, PAGE, TYPE, type Sheet } from '#src/printing/sheet.ts'

const TOP = 40 * MM
const BOTTOM = PAGE.height - MARGIN.bottom - 4 * MM
/** Categories on the left, their items on the right. */
const ITEMS_LEFT = 62 * MM
const ITEMS_WIDTH = COLUMN - ITEMS_LEFT
const PITCH = { least: 5.1 * MM, most: 9 * MM } as const
/** Space between two categories, in line heights. */
const BETWEEN = 1.1

/** The equipment of the trim, by categories. Lines are spaced to fill the page; more pages only when necessary. */
export function writeEquipment(sheet: Sheet, { features }: ConfigurationDocument): void {
  const lines = features.reduce((sum, { items }) => sum + items.length, 0)
  const pitch = clamp((BOTTOM - TOP) / (lines + features.length * BETWEEN), PITCH.least, PITCH.most)
  startPage(sheet, 'Оснащение')
  let y = TOP
  for (const { category, items } of features) {
    // A category stays on one page, so that it reads as one list.
    if (y + items.length * pitch > BOTTOM + 1 && y > TOP) {
      startPage(sheet, 'Оснащение, продолжение')
      y = TOP
    }
    sheet.rule(y)
    y += (pitch * BETWEEN) / 2
    sheet.tag('H2', () => sheet.write(category, TYPE.h2, { x: MARGIN.side, y: y - 2, width: ITEMS_LEFT - 4 * MM }))
    for (const item of items) {
      sheet.tag('P', () => sheet.write(item, TYPE.row, { x: MARGIN.side + ITEMS_LEFT, y, width: ITEMS_WIDTH }))
      y += Math.max(pitch, sheet.heightOf(item, TYPE.row, ITEMS_WIDTH) + 1.5)
    }
    y += (pitch * BETWEEN) / 2
  }
  sheet.rule(y)
}

function startPage(sheet: Sheet, title: string): void {
  sheet.page(PAPER)
  sheet.tag('H1', () => sheet.write(title, TYPE.h1, { x: MARGIN.side, y: MARGIN.top }))
}
