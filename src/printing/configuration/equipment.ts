import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { COLUMN, MARGIN, MM, PAGE, PAPER, STEEL, TYPE, type Sheet } from '#src/printing/sheet.ts'

const GAP = 8 * MM
const WIDTH = (COLUMN - GAP) / 2
const TOP = 38 * MM
const BOTTOM = PAGE.height - MARGIN.bottom - 4 * MM
const ITEM_GAP = 2.4
const BLOCK_GAP = 6 * MM

const headingOf = (sheet: Sheet, category: string): number => sheet.heightOf(category, TYPE.h2, WIDTH) + 5

/** What the trim has, by categories, in two columns; as many pages as it takes. */
export function writeEquipment(sheet: Sheet, { features }: ConfigurationDocument): void {
  // Two columns of like height, where one page is enough.
  const heightOf = (items: readonly string[]) =>
    items.reduce((sum, item) => sum + sheet.heightOf(item, TYPE.text, WIDTH) + ITEM_GAP, 0)
  const whole = features.reduce(
    (sum, { category, items }) => sum + headingOf(sheet, category) + heightOf(items) + BLOCK_GAP,
    0,
  )
  const half = TOP + Math.max(whole / 2, (BOTTOM - TOP) / 3)
  let column = 0
  let y = TOP
  startPage(sheet, 'Оснащение')
  const room = (height: number) => {
    if (y + height <= BOTTOM) return
    column = 1 - column
    y = TOP
    if (column === 0) startPage(sheet, 'Оснащение, продолжение')
  }
  for (const { category, items } of features) {
    const [first = ''] = items
    const heading = headingOf(sheet, category)
    // A heading stays with its first line.
    room(column === 0 && y >= half ? BOTTOM : heading + sheet.heightOf(first, TYPE.text, WIDTH))
    const at = () => MARGIN.side + column * (WIDTH + GAP)
    sheet.tag('H2', () => sheet.write(category, TYPE.h2, { x: at(), y, width: WIDTH }))
    y += heading
    for (const item of items) {
      const height = sheet.heightOf(item, TYPE.text, WIDTH)
      room(height)
      sheet.tag('P', () => sheet.write(item, TYPE.text, { x: at(), y, width: WIDTH, color: STEEL }))
      y += height + ITEM_GAP
    }
    y += BLOCK_GAP
  }
}

function startPage(sheet: Sheet, title: string): void {
  sheet.page(PAPER)
  sheet.tag('H1', () => sheet.write(title, TYPE.h1, { x: MARGIN.side, y: MARGIN.top }))
}
