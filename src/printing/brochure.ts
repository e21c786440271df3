// Its types know only the default export.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type { Brochure, Swatch } from '#src/content/brochure.ts'
import { BRAND, company } from '#src/brand/brand.ts'
import { ASH, BONE, PAPER, STEEL } from '#src/brand/palette.ts'
import { formatDate } from '#src/domain/format.ts'
import { FRAME } from '#src/domain/frames.ts'
import { paintOf } from '#src/drawing/paints.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { drawnCodeOf, type DrawnCode } from '#src/drawing/cars/car.ts'
import { drawSide } from '#src/drawing/side.ts'
import { collect } from '#src/printing/collect.ts'
import {
  COVER_PHOTO_PIXELS,
  GROUND,
  UNDER_GROUND,
  writePhoto,
  writeStage,
  writeLogo,
} from '#src/printing/configuration/cover.ts'
import { writeFarewell } from '#src/printing/configuration/farewell.ts'
import { writeSpecification } from '#src/printing/configuration/specification.ts'
import { photoFor } from '#src/printing/photos.ts'
import { heightOfDrawing, printDrawing } from '#src/printing/print-drawing.ts'
import { COLUMN, MARGIN, MM, PAGE, Sheet, TYPE } from '#src/printing/sheet.ts'

const LEFT = 62 * MM
const RIGHT = COLUMN - LEFT
const TOP = 40 * MM
const BOTTOM = PAGE.height - MARGIN.bottom - 4 * MM

/** The brochure of a model: A4, tagged, made of the site's own texts, prices and drawings. */
export async function makeBrochure(brochure: Brochure): Promise<Buffer> {
  const { model, pricesEdition } = brochure
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'ru-RU',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${BRAND} ${model.name}: брошюра`,
      Author: company.distributor.name,
      // The price list's date, not the day of the build: the same content makes the same file.
      CreationDate: new Date(`${pricesEdition}T00:00:00Z`),
    },
  })
  const bytes = collect(pdf)
  const sheet = new Sheet(pdf)
  await writeCover(sheet, brochure)
  for (const [index, chapter] of brochure.chapters.entries()) {
    const below = writeChapter(sheet, chapter)
    const paint = brochure.paints[index % brochure.paints.length]
    // Pages are written in their order.
    // oxlint-disable-next-line no-await-in-loop
    if (paint) await writeCar(sheet, { ...model, isLong: chapter.isLong }, paint, below)
  }
  writeTrims(sheet, brochure)
  writeColors(sheet, brochure)
  writeSpecification(sheet, brochure)
  await writeFarewell(sheet, { model, dealer: null, pricesEdition })
  writeFooters(sheet, `${BRAND} ${model.name}`)
  sheet.end()
  return bytes
}

async function writeCover(sheet: Sheet, { model, title, lead, price, pricesEdition }: Brochure): Promise<void> {
  const { pdf } = sheet
  sheet.page(BONE)
  sheet.decorate(() => writeStage(pdf))
  sheet.tag('Figure', () => writeLogo(pdf), BRAND)
  sheet.tag('H1', () => sheet.write(model.name, TYPE.giant, { x: MARGIN.side - 4, y: 46 * MM }))
  const x = MARGIN.side
  const width = COLUMN * 0.62
  sheet.tag('P', () => sheet.write(title, TYPE.h1, { x, y: 88 * MM, width: COLUMN * 0.85 }))
  const below = 88 * MM + sheet.heightOf(title, TYPE.h1, COLUMN * 0.85) + 5 * MM
  sheet.tag('P', () => sheet.write(lead, TYPE.lead, { x, y: below, width, color: STEEL }))
  const photo = await photoFor(model.code, 'studio', COVER_PHOTO_PIXELS)
  if (photo) writePhoto(sheet, photo, photo.alt)
  else writeDrawing(sheet, model)
  sheet.tag('P', () => {
    sheet.write(`Максимальная рекомендованная розничная цена на ${formatDate(pricesEdition)}`, TYPE.small, {
      x,
      y: 251 * MM,
      color: STEEL,
    })
    sheet.write(price, TYPE.price, { x, y: 255.5 * MM })
  })
}

function writeDrawing(sheet: Sheet, { code, name }: Brochure['model']): void {
  if (!isDrawn(code)) return
  const svg = drawSide({ code, register: 'studio' })
  const width = PAGE.width - 12 * MM
  const y = GROUND - heightOfDrawing(svg, width) * (1 - UNDER_GROUND)
  sheet.tag('Figure', () => printDrawing(sheet.pdf, svg, { x: 6 * MM, y, width }), `${BRAND} ${name} сбоку`)
}

/** Headings left, texts right; a section is never broken. Answers where it ends. */
function writeChapter(sheet: Sheet, { title, lead, sections }: Brochure['chapters'][number]): number {
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

/** Dots are a tenth of the lines and gradients of one more car. */
const PICTURE = { pixels: 860, quality: 60 } as const

/** The car in one of its paints at the foot of the page, where there is room for it; a photograph only in that paint. */
async function writeCar(sheet: Sheet, model: Brochure['model'], { code, name }: Swatch, below: number): Promise<void> {
  const width = PAGE.width - 12 * MM
  const height = (width * FRAME.height) / FRAME.width
  const y = BOTTOM - height - 4 * MM
  if (y < below + 6 * MM) return
  const photo = await photoFor(model.code, { paint: code }, PICTURE.pixels)
  if (photo && !photo.isInPaint) return
  const drawn = drawnCodeOf(model)
  const picture = photo?.jpeg ?? (drawn && (await drawnPicture(drawn, code)))
  if (!picture) return
  sheet.tag(
    'Figure',
    () => sheet.pdf.image(picture, 6 * MM, y, { width }),
    `${model.name} сбоку, ${name.toLowerCase()}`,
  )
  sheet.tag('P', () => sheet.write(name, TYPE.note, { x: MARGIN.side, y: BOTTOM - 2 * MM, color: STEEL }))
}

const drawnPicture = (code: DrawnCode, paint: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      drawSide({
        code,
        register: 'studio',
        paint: paintOf(paint),
        label: '',
      }),
    ),
  )
    .resize(PICTURE.pixels)
    .flatten({ background: PAPER })
    .jpeg({ quality: PICTURE.quality, mozjpeg: true })
    .toBuffer()

function writeTrims(sheet: Sheet, { trims, steps, pricesEdition }: Brochure): void {
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

function writeColors(sheet: Sheet, { paints, cabins }: Brochure): void {
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

/** Answers where the first line stands. */
function startPage(sheet: Sheet, title: string): number {
  sheet.page(PAPER)
  sheet.tag('H1', () => sheet.write(title, TYPE.h1, { x: MARGIN.side, y: MARGIN.top, width: COLUMN }))
  return Math.max(TOP, MARGIN.top + sheet.heightOf(title, TYPE.h1, COLUMN) + 8 * MM)
}

/** On every page but the cover; the last one is dark. */
function writeFooters(sheet: Sheet, name: string): void {
  const { count } = sheet.pdf.bufferedPageRange()
  for (let index = 1; index < count; index++) {
    sheet.pdf.switchToPage(index)
    const y = PAGE.height - 12 * MM
    const color = index === count - 1 ? ASH : STEEL
    sheet.pdf.markContent('Artifact', { type: 'Pagination' })
    sheet.write(name, TYPE.small, { x: MARGIN.side, y, color })
    sheet.write(`${index + 1} из ${count}`, TYPE.small, { x: MARGIN.side, y, width: COLUMN, align: 'right', color })
    sheet.pdf.endMarkedContent()
  }
}
