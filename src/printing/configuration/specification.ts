import { drawSide } from '#src/drawing/side.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { heightOfDrawing, printDrawing } from '#src/printing/print-drawing.ts'
import { COLUMN, MARGIN, MM, PAPER, STEEL, TYPE, type Sheet } from '#src/printing/sheet.ts'

const GAP = 10 * MM
const WIDTH = (COLUMN - GAP) / 2

/** The drawing with its dimensions, below it the figures in two columns. */
export function writeSpecification(sheet: Sheet, { model, specifications }: ConfigurationDocument): void {
  sheet.page(PAPER)
  sheet.tag('H1', () => sheet.write('Размеры и характеристики', TYPE.h1, { x: MARGIN.side, y: MARGIN.top }))
  const code = model.isLong ? 'g90-l' : model.code
  const svg = drawSide({ code, register: 'line', dimensions: true })
  const width = COLUMN * 0.86
  const top = 36 * MM
  sheet.tag(
    'Figure',
    () => {
      sheet.pdf.font('text')
      printDrawing(sheet.pdf, svg, { x: MARGIN.side, y: top, width })
    },
    `Чертёж ${model.name} сбоку с длиной, колёсной базой и высотой в миллиметрах`,
  )
  const start = top + heightOfDrawing(svg, width) + 8 * MM
  const ends = [start, start]
  // The next category goes where there is more room; the reading order stays that of the list.
  for (const category of specifications) {
    const column = ends[0]! <= ends[1]! ? 0 : 1
    ends[column] = writeCategory(sheet, category, MARGIN.side + column * (WIDTH + GAP), ends[column]!)
  }
}

type SpecificationCategory = ConfigurationDocument['specifications'][number]

/** Answers where the next category begins. */
function writeCategory(sheet: Sheet, { category, items }: SpecificationCategory, x: number, from: number): number {
  sheet.tag('H2', () => sheet.write(category, TYPE.h2, { x, y: from, width: WIDTH }))
  let y = from + 7 * MM
  for (const [name, value] of items) {
    const nameWidth = WIDTH * 0.56
    const valueWidth = WIDTH * 0.42
    const height = Math.max(sheet.heightOf(name, TYPE.text, nameWidth), sheet.heightOf(value, TYPE.text, valueWidth))
    sheet.tag('P', () => {
      sheet.write(name, TYPE.text, { x, y, width: nameWidth, color: STEEL })
      sheet.write(value, TYPE.text, { x: x + WIDTH - valueWidth, y, width: valueWidth, align: 'right' })
    })
    sheet.rule(y + height + 2.6, x, WIDTH)
    y += height + 6
  }
  return y + 6 * MM
}
