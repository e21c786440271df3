import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { company } from '#src/brand/brand.ts'
import { PAPER, STEEL } from '#src/brand/palette.ts'
import { formatDate, formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { clamp } from '#src/drawing/kit/numbers.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { COLUMN, MARGIN, MM, PAGE, RULE, TYPE, type Sheet } from '#src/printing/sheet.ts'

/** The page is composed from below: legal lines, total, rows; the picture takes what is left. */
const BAND = { top: 38 * MM, least: 62 * MM, most: 124 * MM } as const
const LEGAL_TOP = PAGE.height - 27 * MM
const TOTAL_TOP = LEGAL_TOP - 17 * MM
const ROWS_GAP = 7 * MM
/** Print at about 130 dots an inch. */
const BAND_WIDTH = 1060
const SWATCH = 8 * MM
const SWATCH_COLUMN = 14 * MM
const PRICE_COLUMN = 42 * MM

const INCLUDED = 'в цене'
const priceOf = (price: number | null): string =>
  price === null ? PRICE_SOON.toLowerCase() : price === 0 ? INCLUDED : formatMoney(price)

/** What was chosen and what it costs, under a band of the chosen leather. `images` is the folder of built pictures. */
export async function writeChoice(sheet: Sheet, document: ConfigurationDocument, images: string): Promise<void> {
  const { interior, total, pricesEdition } = document
  const rows = rowsOf(document)
  const heights = rows.map((row) => heightOf(sheet, row))
  const room = TOTAL_TOP - BAND.top - ROWS_GAP
  const packed = heights.reduce((sum, height) => sum + height, 0)
  const bandHeight = clamp(room - packed - rows.length * 7 * MM, BAND.least, BAND.most)
  // What the picture leaves is shared by the rows.
  const air = clamp((room - bandHeight - packed) / rows.length, 3 * MM, 14 * MM)

  sheet.page(PAPER)
  sheet.tag('H1', () => sheet.write('Выбор', TYPE.h1, { x: MARGIN.side, y: MARGIN.top }))
  const band = await bandOf(interior.code, images, Math.round((BAND_WIDTH * bandHeight) / PAGE.width))
  sheet.tag(
    'Figure',
    () => sheet.pdf.image(band, 0, BAND.top, { width: PAGE.width, height: bandHeight }),
    `Салон: ${interior.name.toLowerCase()}, ${interior.trim}`,
  )
  let y = BAND.top + bandHeight + ROWS_GAP
  for (const [index, row] of rows.entries()) {
    writeRow(sheet, y + (index === 0 ? 0 : air / 2), row)
    y += heights[index]! + (index === 0 ? air / 2 : air)
    sheet.rule(y)
  }
  writeTotal(sheet, Math.max(TOTAL_TOP, y + 5 * MM), total)
  const legal = `Указаны максимальные рекомендованные розничные цены ${company.distributor.name} на ${formatDate(pricesEdition)} Не является публичной офертой. Действительную цену уточняйте у официального дилера.`
  sheet.tag('P', () =>
    sheet.write(legal, TYPE.small, { x: MARGIN.side, y: LEGAL_TOP, width: COLUMN * 0.72, color: STEEL }),
  )
}

function writeTotal(sheet: Sheet, y: number, total: number | null): void {
  sheet.tag('P', () => {
    sheet.write('Итого', TYPE.price, { x: MARGIN.side, y })
    sheet.write(total === null ? PRICE_SOON : formatMoney(total), TYPE.price, {
      x: MARGIN.side,
      y,
      width: COLUMN,
      align: 'right',
    })
  })
}

type Row = {
  name: string
  note: string
  price: number | null
  /** Drawn beside the words: a round of paint, a square of leather with its inlay. */
  swatch?: { hex: string; inlay?: string }
}

const rowsOf = ({ trim, exterior, interior, packages }: ConfigurationDocument): Row[] => [
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
  ...packages.map(({ name, description, price }) => ({ name: `Пакет «${name}»`, note: description, price })),
]

const TEXT_WIDTH = COLUMN - SWATCH_COLUMN - PRICE_COLUMN - 6 * MM
const NOTE_GAP = 3

const heightOf = (sheet: Sheet, { name, note }: Row): number =>
  sheet.heightOf(name, TYPE.row, TEXT_WIDTH) + NOTE_GAP + sheet.heightOf(note, TYPE.note, TEXT_WIDTH)

function writeRow(sheet: Sheet, y: number, row: Row): void {
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

/** The middle of the interior's board at a height in dots; the document takes no WebP. */
const bands = new LRUCache<string, Promise<Buffer>>({ max: 32 })
function bandOf(code: string, images: string, height: number): Promise<Buffer> {
  const file = join(images, 'interior', `${code.toLowerCase()}.webp`)
  const key = `${file} ${height}`
  const band =
    bands.get(key) ??
    sharp(file).resize({ width: BAND_WIDTH, height, fit: 'cover' }).jpeg({ quality: 58, mozjpeg: true }).toBuffer()
  bands.set(key, band)
  band.catch(() => bands.delete(key))
  return band
}
