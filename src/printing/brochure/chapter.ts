import type { Brochure } from '#src/content/brochure.ts'
import { STEEL } from '#src/brand/palette.ts'
import { COLUMN, MARGIN, MM, Sheet, TYPE } from '#src/printing/sheet.ts'
import { LEFT, RIGHT, BOTTOM, startPage } from '#src/printing/brochure/page-layout.ts'

/** Headings left, texts right; a section is never split. Returns where it ends. */
export function writeChapter(sheet: Sheet, { title, lead, sections }: Brochure['chapters'][number]): number {
  let y = startPage(sheet, title)
  if (lead) {
    sheet.tag('P', () => sheet.write(lead, TYPE.lead, { x: MARGIN.side, y, width: COLUMN * 0.8, color: STEEL }))
    y += sheet.heightOf(lead, TYPE.lead, COLUMN * 0.8) + 12 * MM
  }
  for (const { heading, text } of sections) {
    const height = Math.max(sheet.heightOf(heading, TYPE.h2, LEFT - 6 * MM), sheet.heightOf(text, TYPE.row, RIGHT))
    if (y + height > BOTTOM) y = startPage(sheet, `${title}, продолжение`)
    sheet.rule(y)
    y += 4.5 * MM
    sheet.tag('H2', () => sheet.write(heading, TYPE.h2, { x: MARGIN.side, y: y - 2, width: LEFT - 6 * MM }))
    sheet.tag('P', () => sheet.write(text, TYPE.row, { x: MARGIN.side + LEFT, y, width: RIGHT }))
    y += height + 6.5 * MM
  }
  sheet.rule(y)
  return y
}
