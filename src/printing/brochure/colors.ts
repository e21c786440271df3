import type { Brochure, Swatch } from '#src/content/brochure.ts'
import { ASH, STEEL } from '#src/brand/palette.ts'
import { COLUMN, MARGIN, MM, Sheet, TYPE } from '#src/printing/sheet.ts'
import { startPage } from '#src/printing/brochure/page-layout.ts'

/** Paints and interiors as swatches with their names. */
export function writeColors(sheet: Sheet, { paints, cabins }: Brochure): void {
  let y = startPage(sheet, 'Цвета')
  y = writeSwatches(sheet, 'Кузов', paints, y, 'round')
  writeSwatches(sheet, 'Салон', cabins, y + 8 * MM, 'square')
}

const PER_ROW = 3
const SWATCH = 12 * MM

function writeSwatches(sheet: Sheet, title: string, list: readonly Swatch[], from: number, shape: 'round' | 'square') {
  const { pdf } = sheet
  sheet.rule(from)
  sheet.tag('H2', () => sheet.write(title, TYPE.h2, { x: MARGIN.side, y: from + 4 * MM }))
  const width = COLUMN / PER_ROW
  const top = from + 14 * MM
  for (const [index, { name, note, hex, dark }] of list.entries()) {
    const x = MARGIN.side + (index % PER_ROW) * width
    const y = top + Math.floor(index / PER_ROW) * 24 * MM
    sheet.decorate(() => {
      const half = SWATCH / 2
      pdf.fillOpacity(1).strokeOpacity(1)
      if (shape === 'round') pdf.circle(x + half, y + half, half).fill(hex)
      else {
        pdf.rect(x, y, SWATCH, SWATCH).fill(hex)
        pdf.rect(x, y + SWATCH * 0.78, SWATCH, SWATCH * 0.22).fill(dark)
      }
      // White paint on white paper has an edge too.
      if (shape === 'round')
        pdf
          .circle(x + half, y + half, half)
          .lineWidth(0.4)
          .stroke(ASH)
    })
    const words = { x: x + SWATCH + 4 * MM, width: width - SWATCH - 8 * MM }
    sheet.tag('P', () => {
      const height = sheet.write(name, TYPE.text, { ...words, y })
      sheet.write(note, TYPE.note, { ...words, y: y + height + 2, color: STEEL })
    })
  }
  return top + Math.ceil(list.length / PER_ROW) * 24 * MM
}
