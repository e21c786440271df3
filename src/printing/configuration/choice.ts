import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { company } from '#src/brand/brand.ts'
import { PAPER, STEEL } from '#src/brand/palette.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import { formatDate, formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { clamp } from '#src/drawing/kit/numbers.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { builtFile } from '#src/printing/photos.ts'
import { COLUMN, MARGIN, MM, PAGE, TYPE, type Sheet } from '#src/printing/sheet.ts'
import { rowsOf, heightOf, writeRow } from '#src/printing/configuration/choice-rows.ts'

/** The page is composed from the bottom: legal lines, total, rows; the picture takes the rest. */
const BAND = { top: 38 * MM, least: 62 * MM, most: 124 * MM } as const
const LEGAL_TOP = PAGE.height - 27 * MM
const TOTAL_TOP = LEGAL_TOP - 17 * MM
const ROWS_GAP = 7 * MM
/** About 130 dpi in print. */
const BAND_WIDTH = 1060

/** The chosen parts and their prices, under a band of the cabin in the chosen interior, or of its leather. `images` is the folder of built pictures. */
export async function writeChoice(sheet: Sheet, document: ConfigurationDocument, images: string): Promise<void> {
  const { interior, total, pricesEdition } = document
  const rows = rowsOf(document)
  const heights = rows.map((row) => heightOf(sheet, row))
  const room = TOTAL_TOP - BAND.top - ROWS_GAP
  const packed = heights.reduce((sum, height) => sum + height, 0)
  const bandHeight = clamp(room - packed - rows.length * 7 * MM, BAND.least, BAND.most)
  // The rows share the space left by the picture.
  const air = clamp((room - bandHeight - packed) / rows.length, 3 * MM, 14 * MM)

  sheet.page(PAPER)
  sheet.tag('H1', () => sheet.write('Выбор', TYPE.h1, { x: MARGIN.side, y: MARGIN.top }))
  const file = cabinFile(document) ?? join(images, 'interior', `${interior.code.toLowerCase()}.webp`)
  const band = await bandOf(file, Math.round((BAND_WIDTH * bandHeight) / PAGE.width))
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

/** The file of a photograph of the cabin in the chosen interior. */
function cabinFile({ model, interior }: ConfigurationDocument): string | null {
  const cabin = pictureOf(model.code, { interior: interior.code })
  return cabin && builtFile(cabin.src)
}

/** The middle of a picture at a height in pixels; PDF does not support WebP. */
const bands = new LRUCache<string, Promise<Buffer>>({ max: 32 })
function bandOf(file: string, height: number): Promise<Buffer> {
  const key = `${file} ${height}`
  const band =
    bands.get(key) ??
    sharp(file).resize({ width: BAND_WIDTH, height, fit: 'cover' }).jpeg({ quality: 58, mozjpeg: true }).toBuffer()
  bands.set(key, band)
  band.catch(() => bands.delete(key))
  return band
}
