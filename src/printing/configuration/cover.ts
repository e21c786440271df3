import { encode } from 'uqr'
import { BRAND } from '#src/brand/brand.ts'
import { BONE, INK, STAGE_CENTRE, STAGE_EDGE, STAGE_MIDDLE, STEEL } from '#src/brand/palette.ts'
import { formatDate, formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { drawnCodeOf } from '#src/drawing/cars/car.ts'
import { paintOf } from '#src/drawing/paints.ts'
import { drawSide } from '#src/drawing/side.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { drawLogo, sizeInBox } from '#src/printing/logo.ts'
import { photoFor, type PrintedPhoto } from '#src/printing/photos.ts'
import { heightOfDrawing, printDrawing } from '#src/printing/print-drawing.ts'
import { COLUMN, MARGIN, MM, PAGE, TYPE, type Sheet } from '#src/printing/sheet.ts'

const QR_SIZE = 24 * MM
const LOGO_BOX = { width: 122.4, height: 24.48 } as const
/** As wide as the page, at 150 dpi. */
export const COVER_PHOTO_PIXELS = 1240
/** The line of the ground under the car. */
export const GROUND = 214 * MM
/** Where a picture of the hall ends, and where the price begins. */
const HALL_END = 236 * MM
const LOWEST = 247 * MM
/** Share of a drawing's height that is below the ground. */
export const UNDER_GROUND = 0.12

/** The car in its paint, in the hall or on a lit stage, the price and the link to the site. */
export async function writeCover(sheet: Sheet, document: ConfigurationDocument): Promise<void> {
  const { pdf } = sheet
  const photo = await photoInPaint(document.model, document.exterior.code)
  sheet.page(BONE)
  if (!photo?.isInHall) sheet.decorate(() => writeStage(pdf))
  sheet.tag('Figure', () => writeLogo(pdf), BRAND)

  const { model, trim } = document
  sheet.tag('H1', () => sheet.write(model.name, TYPE.giant, { x: MARGIN.side - 4, y: 46 * MM }))
  sheet.tag('P', () =>
    sheet.write(`${trim.modification}\n${trim.name}`, TYPE.lead, { x: MARGIN.side, y: 86 * MM, width: COLUMN }),
  )
  if (photo)
    writePhoto(sheet, photo, photo.isInPaint ? carWords(document, photo.isInHall ? 'спереди' : 'сбоку') : photo.alt)
  else writeCar(sheet, document)
  writePrice(sheet, document)
  writeShare(sheet, document)
}

/** Of the long car there are only drawings in the hall's place. */
export const photoInPaint = (model: ConfigurationDocument['model'], code: string): Promise<PrintedPhoto | null> =>
  photoFor(model.code, model.isLong ? { paint: code } : { showroom: code }, COVER_PHOTO_PIXELS)

export function writeStage(pdf: PDFKit.PDFDocument): void {
  const stage = pdf.radialGradient(PAGE.width / 2, GROUND, 0, PAGE.width / 2, GROUND, PAGE.height * 0.75)
  stage.stop(0, STAGE_CENTRE).stop(0.52, STAGE_MIDDLE).stop(1, STAGE_EDGE)
  pdf.rect(0, 0, PAGE.width, PAGE.height).fill(stage)
}

export function writeLogo(pdf: PDFKit.PDFDocument): void {
  const { width } = sizeInBox(LOGO_BOX)
  printDrawing(pdf, drawLogo({ color: INK, weight: 1.9 }), { x: MARGIN.side, y: MARGIN.top, width })
}

/** Across the page under its words, which end at `below`: its lower edge at the ground line, that of a hall under it. */
export function writePhoto(sheet: Sheet, photo: PrintedPhoto, words: string, below = 0): void {
  const { jpeg, width, height, isInHall } = photo
  const tall = (PAGE.width * height) / width
  const top = isInHall ? Math.min(Math.max(HALL_END - tall, below + 8 * MM), LOWEST - tall) : GROUND + 10 * MM - tall
  sheet.tag('Figure', () => sheet.pdf.image(jpeg, 0, top, { width: PAGE.width }), words)
}

const carWords = ({ model, exterior }: ConfigurationDocument, seen: 'спереди' | 'сбоку'): string =>
  `${BRAND} ${model.name} ${seen}, цвет кузова: ${exterior.name.toLowerCase()}`

function writeCar(sheet: Sheet, document: ConfigurationDocument): void {
  const { model, exterior } = document
  const code = drawnCodeOf(model)
  if (!code) return
  const svg = drawSide({ code, register: 'studio', paint: paintOf(exterior.code) })
  const width = PAGE.width - 12 * MM
  const height = heightOfDrawing(svg, width)
  sheet.tag(
    'Figure',
    () => printDrawing(sheet.pdf, svg, { x: 6 * MM, y: GROUND - height * (1 - UNDER_GROUND), width }),
    carWords(document, 'сбоку'),
  )
}

function writePrice(sheet: Sheet, { total, made, pricesEdition }: ConfigurationDocument): void {
  const x = MARGIN.side
  const edition = formatDate(pricesEdition)
  sheet.tag('P', () => {
    if (total === null) {
      const width = COLUMN / 2
      sheet.write(PRICE_SOON, TYPE.price, { x, y: 266 * MM - sheet.heightOf(PRICE_SOON, TYPE.price, width), width })
      return
    }
    sheet.write(`Максимальная рекомендованная розничная цена на ${edition}`, TYPE.small, {
      x,
      y: 251 * MM,
      color: STEEL,
    })
    sheet.write(formatMoney(total), TYPE.price, { x, y: 255.5 * MM })
  })
  sheet.tag('P', () =>
    sheet.write(`Конфигурация составлена ${formatDate(made)}`, TYPE.small, { x, y: 269 * MM, color: STEEL }),
  )
}

function writeShare(sheet: Sheet, { share }: ConfigurationDocument): void {
  if (!share) return
  const x = PAGE.width - MARGIN.side - QR_SIZE
  const y = PAGE.height - MARGIN.top - QR_SIZE - 2 * MM
  sheet.tag('Figure', () => writeQr(sheet.pdf, share.url, x, y), `QR-код со ссылкой ${share.url}`)
  sheet.tag('P', () => {
    const column = { x: x - 42 * MM, width: 38 * MM, align: 'right' } as const
    sheet.write('Эта же сборка на сайте', TYPE.small, { ...column, y: y + QR_SIZE - 9.5 * MM, color: STEEL })
    sheet.write(share.code, TYPE.h2, { ...column, y: y + QR_SIZE - 5.6 * MM })
  })
  sheet.pdf.link(x, y, QR_SIZE, QR_SIZE, share.url)
}

function writeQr(pdf: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const module = QR_SIZE / size
  pdf.fillOpacity(1)
  data.forEach((row, line) =>
    row.forEach((dark, column) => {
      if (dark) pdf.rect(x + column * module, y + line * module, module + 0.05, module + 0.05)
    }),
  )
  pdf.fill(INK)
}
