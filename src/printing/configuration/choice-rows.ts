import { STEEL } from '#src/brand/palette.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { quoted } from '#src/domain/quoted.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { COLUMN, MARGIN, MM, PAGE, RULE, TYPE, type Sheet } from '#src/printing/sheet.ts'

const SWATCH = 8 * MM
const SWATCH_COLUMN = 14 * MM
const PRICE_COLUMN = 42 * MM

const INCLUDED = 'в цене'
const priceOf = (price: number | null): string =>
  price === null ? PRICE_SOON.toLowerCase() : price === 0 ? INCLUDED : formatMoney(price)

type Row = {
  name: string
  note: string
  price: number | null
  /** Drawn next to the text: a circle of paint, a square of leather with its inlay. */
  swatch?: { hex: string; inlay?: string }
}

export const rowsOf = ({ trim, exterior, interior, packages }: ConfigurationDocument): Row[] => [
  { name: `Комплектация ${trim.name}`, note: trim.modification, price: trim.price },
  {
    name: `Кузов: ${exterior.name.toLowerCase()}`,
    note: exterior.description ?? '',
    price: exterior.price,
    swatch: { hex: exterior.hex },
  },
  {
    name: `Салон: ${interior.name.toLowerCase()}`,
    note: interior.trim,
    price: interior.price,
    swatch: { hex: interior.hex, inlay: interior.hex_accent },
  },
  ...packages.map(({ name, description, price }) => ({ name: `Пакет ${quoted(name)}`, note: description, price })),
]

const TEXT_WIDTH = COLUMN - SWATCH_COLUMN - PRICE_COLUMN - 6 * MM
const NOTE_GAP = 3

export const heightOf = (sheet: Sheet, { name, note }: Row): number =>
  sheet.heightOf(name, TYPE.row, TEXT_WIDTH) + NOTE_GAP + sheet.heightOf(note, TYPE.note, TEXT_WIDTH)

export function writeRow(sheet: Sheet, y: number, row: Row): void {
  const x = MARGIN.side + SWATCH_COLUMN
  const { name, note, price, swatch } = row
  if (swatch) sheet.decorate(() => drawSwatch(sheet, y + (heightOf(sheet, row) - SWATCH) / 2, swatch))
  sheet.tag('P', () => {
    sheet.write(name, TYPE.row, { x, y, width: TEXT_WIDTH })
    const below = y + sheet.heightOf(name, TYPE.row, TEXT_WIDTH) + NOTE_GAP
    sheet.write(note, TYPE.note, { x, y: below, width: TEXT_WIDTH, color: STEEL })
    sheet.write(priceOf(price), TYPE.row, {
      x: PAGE.width - MARGIN.side - PRICE_COLUMN,
      y,
      width: PRICE_COLUMN,
      align: 'right',
    })
  })
}

function drawSwatch({ pdf }: Sheet, y: number, { hex, inlay }: NonNullable<Row['swatch']>): void {
  const x = MARGIN.side
  pdf.fillOpacity(1).strokeOpacity(1).lineWidth(0.5)
  if (inlay === undefined) {
    pdf.circle(x + SWATCH / 2, y + SWATCH / 2, SWATCH / 2).fillAndStroke(hex, RULE)
    return
  }
  pdf.rect(x, y, SWATCH, SWATCH).fill(hex)
  pdf.rect(x, y + SWATCH * 0.7, SWATCH, SWATCH * 0.3).fill(inlay)
  pdf.rect(x, y, SWATCH, SWATCH).stroke(RULE)
}
