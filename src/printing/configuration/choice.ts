import { join } from 'node:path'
import sharp from 'sharp'
import { company } from '#src/domain/brand.ts'
import { formatDate, formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { COLUMN, MARGIN, MM, PAGE, PAPER, STEEL, TYPE, type Sheet } from '#src/printing/sheet.ts'

const BAND_HEIGHT = 74 * MM
/** Print at about 150 dots an inch. */
const BAND_PIXELS = { width: 1100, height: 388 }
const PRICE_COLUMN = 42 * MM

const INCLUDED = 'в цене'
const priceOf = (price: number | null): string =>
  price === null ? PRICE_SOON.toLowerCase() : price === 0 ? INCLUDED : formatMoney(price)

/** What was chosen and what it costs, under a band of the chosen leather. `images` is the folder of built pictures. */
export async function writeChoice(sheet: Sheet, document: ConfigurationDocument, images: string): Promise<void> {
  const { interior, total, pricesEdition } = document
  const band = await bandOf(interior.code, images)
  sheet.page(PAPER)
  sheet.tag('H1', () => sheet.write('Выбор', TYPE.h1, { x: MARGIN.side, y: MARGIN.top }))
  sheet.tag(
    'Figure',
    () => sheet.pdf.image(band, 0, 40 * MM, { width: PAGE.width, height: BAND_HEIGHT }),
    `Салон: ${interior.name.toLowerCase()}, ${interior.trim}`,
  )
  let y = 40 * MM + BAND_HEIGHT + 9 * MM
  for (const [name, note, price] of rowsOf(document)) y = writeRow(sheet, y, name, note, price)
  y += 5 * MM
  sheet.tag('P', () => {
    sheet.write('Итого', TYPE.price, { x: MARGIN.side, y })
    sheet.write(total === null ? PRICE_SOON : formatMoney(total), TYPE.price, {
      x: MARGIN.side,
      y,
      width: COLUMN,
      align: 'right',
    })
  })
  const legal = `Указаны максимальные рекомендованные розничные цены ${company.distributor.name} на ${formatDate(pricesEdition)} Не является публичной офертой. Действительную цену уточняйте у официального дилера.`
  sheet.tag('P', () =>
    sheet.write(legal, TYPE.small, { x: MARGIN.side, y: PAGE.height - 26 * MM, width: COLUMN * 0.72, color: STEEL }),
  )
}

type Row = readonly [name: string, note: string, price: number | null]

const rowsOf = ({ trim, exterior, interior, packages }: ConfigurationDocument): Row[] => [
  [`Комплектация ${trim.name}`, trim.modification, trim.price],
  [`Кузов: ${exterior.name.toLowerCase()}`, exterior.code, exterior.price],
  [`Салон: ${interior.name.toLowerCase()}`, `${interior.trim}, ${interior.code}`, interior.price],
  ...packages.map(({ name, description, price }): Row => [`Пакет «${name}»`, description, price]),
]

/** Answers where the next row begins. */
function writeRow(sheet: Sheet, y: number, name: string, note: string, price: number | null): number {
  const width = COLUMN - PRICE_COLUMN - 6 * MM
  const nameHeight = sheet.heightOf(name, TYPE.text, width)
  const height = nameHeight + 3 + sheet.heightOf(note, TYPE.small, width)
  sheet.tag('P', () => {
    sheet.write(name, TYPE.text, { x: MARGIN.side, y, width })
    sheet.write(note, TYPE.small, { x: MARGIN.side, y: y + nameHeight + 3, width, color: STEEL })
    sheet.write(priceOf(price), TYPE.text, {
      x: PAGE.width - MARGIN.side - PRICE_COLUMN,
      y,
      width: PRICE_COLUMN,
      align: 'right',
    })
  })
  const end = y + height + 3 * MM
  sheet.rule(end)
  return end + 3 * MM
}

/** The middle of the interior's board; the document takes no WebP. */
const bands = new Map<string, Promise<Buffer>>()
function bandOf(code: string, images: string): Promise<Buffer> {
  const file = join(images, 'interior', `${code.toLowerCase()}.webp`)
  const band =
    bands.get(file) ??
    sharp(file)
      .resize({ ...BAND_PIXELS, fit: 'cover' })
      .jpeg({ quality: 64, mozjpeg: true })
      .toBuffer()
  bands.set(file, band)
  band.catch(() => bands.delete(file))
  return band
}
