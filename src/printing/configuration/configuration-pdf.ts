// Its types know only the default export.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit'
import { BRAND, company } from '#src/brand/brand.ts'
import { ASH, STEEL } from '#src/brand/palette.ts'
import { DEFAULT_ZONE, instantIn } from '#src/domain/time-zone.ts'
import { collect } from '#src/printing/collect.ts'
import { writeCover } from '#src/printing/configuration/cover.ts'
import { writeChoice } from '#src/printing/configuration/choice.ts'
import { writeCredit } from '#src/printing/configuration/credit.ts'
import type { ConfigurationDocument } from '#src/printing/configuration/document.ts'
import { writeEquipment } from '#src/printing/configuration/equipment.ts'
import { writeFarewell } from '#src/printing/configuration/farewell.ts'
import { writeSpecification } from '#src/printing/configuration/specification.ts'
import { MARGIN, MM, PAGE, Sheet, TYPE, COLUMN } from '#src/printing/sheet.ts'

/** The A4 document of a configuration (gaps.md 13): tagged, in Russian, its car drawn in the chosen paint. `images` is the folder of built pictures. */
export async function makeConfigurationPdf(document: ConfigurationDocument, images: string): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'ru-RU',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${BRAND} ${document.trim.caption}: ваша конфигурация`,
      Author: company.distributor.name,
      CreationDate: instantIn(DEFAULT_ZONE, document.made, '00:00'),
    },
  })
  const bytes = collect(pdf)
  const sheet = new Sheet(pdf)
  await writeCover(sheet, document)
  await writeChoice(sheet, document, images)
  writeEquipment(sheet, document)
  writeSpecification(sheet, document)
  if (document.credit) writeCredit(sheet, document.credit)
  await writeFarewell(sheet, document)
  writeFooters(sheet, document)
  sheet.end()
  return bytes
}

/** On every page but the cover; the last one is dark. */
function writeFooters(sheet: Sheet, { trim, share }: ConfigurationDocument): void {
  const { count } = sheet.pdf.bufferedPageRange()
  for (let index = 1; index < count; index++) {
    sheet.pdf.switchToPage(index)
    const y = PAGE.height - 12 * MM
    const color = index === count - 1 ? ASH : STEEL
    sheet.pdf.markContent('Artifact', { type: 'Pagination' })
    sheet.write(trim.caption, TYPE.small, { x: MARGIN.side, y, color })
    if (share)
      sheet.write(`Код сборки ${share.code}`, TYPE.small, {
        x: MARGIN.side,
        y,
        width: COLUMN,
        align: 'center',
        color,
      })
    sheet.write(`${index + 1} из ${count}`, TYPE.small, { x: MARGIN.side, y, width: COLUMN, align: 'right', color })
    sheet.pdf.endMarkedContent()
  }
}
