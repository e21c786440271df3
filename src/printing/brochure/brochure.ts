// Its types know only the default export.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit'
import type { Brochure } from '#src/content/brochure.ts'
import { BRAND, company } from '#src/brand/brand.ts'
import { ASH, STEEL } from '#src/brand/palette.ts'
import { collect } from '#src/printing/collect.ts'
import { writeFarewell } from '#src/printing/configuration/farewell.ts'
import { writeSpecification } from '#src/printing/configuration/specification.ts'
import { COLUMN, MARGIN, MM, PAGE, Sheet, TYPE } from '#src/printing/sheet.ts'
import { writeTrims } from '#src/printing/brochure/trims.ts'
import { writeColors } from '#src/printing/brochure/colors.ts'
import { writeCar } from '#src/printing/brochure/car.ts'
import { writeCover } from '#src/printing/brochure/cover.ts'
import { writeChapter } from '#src/printing/brochure/chapter.ts'

/** The brochure of a model: A4, tagged, from the site's own texts, prices and drawings. */
export async function makeBrochure(brochure: Brochure): Promise<Buffer> {
  const { model, pricesEdition, disclaimer } = brochure
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
    // Pages are written in order.
    // oxlint-disable-next-line no-await-in-loop
    if (paint) await writeCar(sheet, { ...model, isLong: chapter.isLong }, paint, below)
  }
  writeTrims(sheet, brochure)
  writeColors(sheet, brochure)
  writeSpecification(sheet, brochure)
  await writeFarewell(sheet, { model, dealer: null, pricesEdition, disclaimer })
  writeFooters(sheet, `${BRAND} ${model.name}`)
  sheet.end()
  return bytes
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
