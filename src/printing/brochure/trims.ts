import type { Brochure } from '#src/content/brochure.ts'
import { company } from '#src/brand/brand.ts'
import { STEEL } from '#src/brand/palette.ts'
import { formatDate } from '#src/domain/format.ts'
import { COLUMN, MARGIN, MM, Sheet, TYPE } from '#src/printing/sheet.ts'
import { LEFT, RIGHT, BOTTOM, startPage } from '#src/printing/brochure/page-layout.ts'

/** Prices of all trims, then what each adds to the one below it. */
export function writeTrims(sheet: Sheet, { trims, steps, pricesEdition }: Brochure): void {
  let y = startPage(sheet, 'Комплектации и цены')
  for (const { name, engine, price } of trims) {
    sheet.rule(y)
    y += 3 * MM
    sheet.tag('P', () => {
      sheet.write(name, TYPE.h2, { x: MARGIN.side, y: y - 2, width: LEFT - 6 * MM })
      sheet.write(engine, TYPE.row, { x: MARGIN.side + LEFT, y, width: RIGHT * 0.62 })
      sheet.write(price, TYPE.row, { x: MARGIN.side, y, width: COLUMN, align: 'right' })
    })
    y += 6.6 * MM
  }
  sheet.rule(y)
  y += 3 * MM
  const note = `Максимальные рекомендованные розничные цены ${company.distributor.name} на ${formatDate(pricesEdition)} Не является публичной офертой. Действительную цену уточняйте у официальных дилеров.`
  sheet.tag('P', () => sheet.write(note, TYPE.note, { x: MARGIN.side, y, width: COLUMN, color: STEEL }))
  y += sheet.heightOf(note, TYPE.note, COLUMN) + 12 * MM
  sheet.tag('H2', () => sheet.write('Что добавляет каждая', TYPE.h1, { x: MARGIN.side, y }))
  y += 16 * MM
  for (const { name, adds } of steps) {
    const height = Math.max(sheet.heightOf(adds, TYPE.row, RIGHT), sheet.heightOf(name, TYPE.h2, LEFT - 6 * MM))
    if (y + height > BOTTOM) y = startPage(sheet, 'Комплектации, продолжение')
    sheet.rule(y)
    y += 4 * MM
    sheet.tag('P', () => {
      sheet.write(name, TYPE.h2, { x: MARGIN.side, y: y - 2, width: LEFT - 6 * MM })
      sheet.write(adds, TYPE.row, { x: MARGIN.side + LEFT, y, width: RIGHT })
    })
    y += height + 5 * MM
  }
  sheet.rule(y)
}
