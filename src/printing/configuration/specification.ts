import { PAPER, STEEL } from '#src/brand/palette.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { drawnCodeOf } from '#src/drawing/cars/car.ts'
import { drawFront } from '#src/drawing/front.ts'
import { clamp } from '#src/drawing/kit/numbers.ts'
import { drawSide } from '#src/drawing/side.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { heightOfDrawing, printDrawing, widthOfDrawing } from '#src/printing/print-drawing.ts'
import { COLUMN, MARGIN, MM, PAGE, TYPE, type Sheet } from '#src/printing/sheet.ts'

const GAP = 10 * MM
const WIDTH = (COLUMN - GAP) / 2
const TOP = 34 * MM
const BOTTOM = PAGE.height - MARGIN.bottom - 2 * MM
const HEADING = 8 * MM
const PITCH = { least: 6.2 * MM, most: 10.5 * MM } as const

/**
 * Side and front at one scale with their dimensions, the figures in two columns next to and below them; for a model
 * without a drawing only the figures. Lines are spaced to fill the page.
 */
export function writeSpecification(
  sheet: Sheet,
  { model, specifications }: Pick<ConfigurationDocument, 'model' | 'specifications'>,
): void {
  sheet.page(PAPER)
  sheet.tag('H1', () => sheet.write('Размеры и характеристики', TYPE.h1, { x: MARGIN.side, y: MARGIN.top }))
  const starts = writeElevations(sheet, model)
  const columns = parted(specifications, starts)
  const pitch = clamp(
    Math.min(...columns.map((column, i) => pitchOf(column, BOTTOM - starts[i]!))),
    PITCH.least,
    PITCH.most,
  )
  for (const [i, column] of columns.entries()) {
    let y = starts[i]!
    for (const category of column) y = writeCategory(sheet, category, MARGIN.side + i * (WIDTH + GAP), y, pitch)
  }
}

/** Draws the car from the side and from the front. Returns where the two columns begin below. */
function writeElevations(sheet: Sheet, model: ConfigurationDocument['model']): [left: number, right: number] {
  const code = drawnCodeOf(model)
  if (!code || !isDrawn(model.code)) return [TOP, TOP]
  const side = drawSide({ code, register: 'line', dimensions: true })
  const front = drawFront({ code: model.code, register: 'line', paper: PAPER, dimensions: true })
  const frontWidth = (COLUMN * widthOfDrawing(front)) / widthOfDrawing(side)
  const below = TOP + heightOfDrawing(side, COLUMN) + 4 * MM
  writeDrawing(
    sheet,
    side,
    { x: MARGIN.side, y: TOP, width: COLUMN },
    `Чертёж ${model.name} сбоку с длиной, колёсной базой и высотой в миллиметрах`,
  )
  writeDrawing(
    sheet,
    front,
    { x: MARGIN.side + (WIDTH - frontWidth) / 2, y: below, width: frontWidth },
    `Чертёж ${model.name} спереди с шириной в миллиметрах`,
  )
  return [below + heightOfDrawing(front, frontWidth) + 4 * MM, below + 4 * MM]
}

type SpecificationCategory = ConfigurationDocument['specifications'][number]
type Column = readonly SpecificationCategory[]

function writeDrawing(sheet: Sheet, svg: string, place: { x: number; y: number; width: number }, words: string) {
  sheet.tag(
    'Figure',
    () => {
      sheet.pdf.font('text')
      printDrawing(sheet.pdf, svg, place)
    },
    words,
  )
}

/** The distribution of categories over two columns that ends highest; `starts` are where the columns begin. */
function parted(categories: Column, starts: readonly number[]): [SpecificationCategory[], SpecificationCategory[]] {
  const ways = Array.from({ length: 2 ** categories.length }, (_, way) => {
    const isRight = (_category: SpecificationCategory, i: number) => ((way >> i) & 1) === 1
    const columns = [categories.filter((one, i) => !isRight(one, i)), categories.filter(isRight)] as const
    const ends = columns.map((column, i) =>
      column.reduce((y, category) => y + heightAt(category, PITCH.least), starts[i]!),
    )
    return { columns, end: Math.max(...ends) }
  })
  const [left, right] = ways.reduce((best, way) => (way.end < best.end ? way : best)).columns
  return [left, right]
}

/** Space after a category, in line heights. */
const AFTER = 1
const heightAt = ({ items }: SpecificationCategory, pitch: number): number => HEADING + (items.length + AFTER) * pitch

function pitchOf(column: Column, room: number): number {
  const lines = column.reduce((sum, { items }) => sum + items.length + AFTER, -AFTER)
  return (room - column.length * HEADING) / lines
}

/** Returns where the next category begins. */
function writeCategory(
  sheet: Sheet,
  { category, items }: SpecificationCategory,
  x: number,
  from: number,
  pitch: number,
): number {
  sheet.tag('H2', () => sheet.write(category, TYPE.h2, { x, y: from, width: WIDTH }))
  let y = from + HEADING
  const nameWidth = WIDTH * 0.52
  const valueWidth = WIDTH * 0.46
  for (const [name, value] of items) {
    const height = Math.max(sheet.heightOf(name, TYPE.text, nameWidth), sheet.heightOf(value, TYPE.text, valueWidth))
    const row = Math.max(pitch, height + 6)
    sheet.tag('P', () => {
      sheet.write(name, TYPE.text, { x, y, width: nameWidth, color: STEEL })
      sheet.write(value, TYPE.text, { x: x + WIDTH - valueWidth, y, width: valueWidth, align: 'right' })
    })
    sheet.rule(y + (height + row) / 2, x, WIDTH)
    y += row
  }
  return y + AFTER * pitch
}
