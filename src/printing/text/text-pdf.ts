// Its types know only the default export.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit'
import type { PrintedText } from '#src/content/owner-guide.ts'
import { company } from '#src/brand/brand.ts'
import { INK, STEEL } from '#src/brand/palette.ts'
import { collect } from '#src/printing/collect.ts'
import { fontFile } from '#src/printing/fonts.ts'

/** A text of sections as a tagged A4 PDF: legal documents, owners' guides. */

const MM = 72 / 25.4
const MARGIN = 22 * MM

const fonts = { text: fontFile('text'), title: fontFile('title') }

/** The same text produces the same file. */
export function makeTextPdf(document: PrintedText): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    lang: 'ru-RU',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: document.title,
      Author: company.distributor.name,
      // The edition's date, not the day of the build: the same text produces the same file.
      CreationDate: new Date(`${document.edition.slice(0, 10)}T00:00:00Z`),
    },
  })
  const bytes = collect(pdf)
  const structure = pdf.struct('Document')
  pdf.addStructure(structure)
  for (const block of blocksOf(document)) {
    // A block is never split: page breaks are between blocks, so every tag begins and ends on one page.
    if (pdf.y + heightOf(pdf, block) > pdf.page.height - MARGIN) pdf.addPage()
    structure.add(pdf.struct(block.tag, {}, () => writeBlock(pdf, block)))
  }
  structure.end()
  numberPages(pdf)
  pdf.end()
  return bytes
}

type Pdf = InstanceType<typeof PDFDocument>
type Block = { tag: 'H1' | 'H2' | 'P'; text: string; size: number; color: string; before: number; keepWith: number }

const title = (text: string): Block => ({ tag: 'H1', text, size: 24, color: INK, before: 0, keepWith: 0 })
// A heading is not left alone at the bottom of a page: it requires space for a few more lines.
const heading = (text: string): Block => ({ tag: 'H2', text, size: 14, color: INK, before: 12, keepWith: 48 })
const paragraph = (text: string, color = INK): Block => ({ tag: 'P', text, size: 10, color, before: 0, keepWith: 0 })

/** The font has no glyph for non-breaking characters. */
const printable = (block: Block): Block => ({ ...block, text: block.text.replaceAll('\u2060', '') })

function blocksOf(document: PrintedText): Block[] {
  return [
    title(document.title),
    paragraph(document.editionText, STEEL),
    ...document.sections.flatMap((section) => [
      ...(section.heading ? [heading(section.heading)] : []),
      ...(section.paragraphs ?? []).map((text) => paragraph(text)),
      ...(section.items ?? []).map((text, index) => paragraph(`${index + 1}. ${text}`)),
    ]),
  ].map(printable)
}

const LINES = { lineGap: 3, paragraphGap: 5 }

const styled = (pdf: Pdf, { tag, size, color }: Block) =>
  pdf
    .font(tag === 'P' ? fonts.text : fonts.title)
    .fontSize(size)
    .fillColor(color)

const heightOf = (pdf: Pdf, block: Block) =>
  block.before + styled(pdf, block).heightOfString(block.text, LINES) + block.keepWith

function writeBlock(pdf: Pdf, block: Block) {
  pdf.y += block.before
  styled(pdf, block).text(block.text, LINES)
}

function numberPages(pdf: Pdf) {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index)
    const { page } = pdf
    // Below the margin, where flowing text would start a new page.
    page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf
      .font(fonts.text)
      .fontSize(8)
      .fillColor(STEEL)
      .text(`${index + 1} / ${count}`, MARGIN, page.height - 14 * MM, { align: 'right', lineBreak: false })
    pdf.endMarkedContent()
    page.margins.bottom = MARGIN
  }
}
