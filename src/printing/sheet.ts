import { BONE, INK, LIT } from '#src/brand/palette.ts'
import { mixed } from '#src/domain/colour.ts'
import { FONT_CUTS, fontFile, type FontCut } from '#src/printing/fonts.ts'

/** One A4 document in the site's visual language: type, colours, a tagged structure for screen readers. */

export const MM = 72 / 25.4
export const PAGE = { width: 210 * MM, height: 297 * MM } as const
export const MARGIN = { side: 17 * MM, top: 16 * MM, bottom: 20 * MM } as const
export const COLUMN = PAGE.width - 2 * MARGIN.side

/** Hairline colour: opaque, because transparency is not reliable in print. */
export const RULE = mixed(BONE, LIT, 0.18)

/** A text style: font instance, size in points, tracking in ems. */
export type Type = { font: FontCut; size: number; tracking?: number; leading?: number }
export const TYPE = {
  giant: { font: 'giant', size: 88, tracking: -0.035 },
  h1: { font: 'display', size: 27, tracking: -0.018 },
  h2: { font: 'title', size: 14, tracking: -0.008 },
  price: { font: 'display', size: 22, tracking: -0.012 },
  /** Lines of lists and tables, and notes below them. */
  row: { font: 'text', size: 11, leading: 2.6 },
  note: { font: 'text', size: 8.6, leading: 2 },
  lead: { font: 'text', size: 12, leading: 4 },
  text: { font: 'text', size: 9.6, leading: 2.6 },
  small: { font: 'text', size: 7.4, leading: 1.9 },
} as const satisfies Record<string, Type>

type StructTag = 'H1' | 'H2' | 'P' | 'Table' | 'Figure' | 'L' | 'LI'
type At = { x: number; y: number; width?: number; align?: 'left' | 'right' | 'center'; color?: string }

/** A document being written. `tagged` blocks are read aloud in order; `decorated` ones are skipped. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument
  readonly #structure: PDFKit.PDFStructureElement

  constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf
    for (const cut of FONT_CUTS) pdf.registerFont(cut, fontFile(cut))
    this.#structure = pdf.struct('Document')
    pdf.addStructure(this.#structure)
  }

  page(background: string): void {
    this.pdf.addPage({ size: [PAGE.width, PAGE.height], margin: 0 })
    // One point more, so that no white line shows at the edge.
    this.decorate(() => this.pdf.rect(-1, -1, PAGE.width + 2, PAGE.height + 2).fill(background))
  }

  /** A block with its role; `alt` describes a figure. */
  tag(tag: StructTag, write: () => void, alt?: string): void {
    this.#structure.add(this.pdf.struct(tag, alt === undefined ? {} : { alt }, write))
  }

  decorate(write: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    write()
    this.pdf.endMarkedContent()
  }

  end(): void {
    this.#structure.end()
    this.pdf.end()
  }

  /** Writes a text and returns its height, points. */
  write(text: string, type: Type, { x, y, width, align = 'left', color = INK }: At): number {
    const options = this.#options(type, width, align)
    this.#use(type).fillOpacity(1).fillColor(color)
    this.pdf.text(text, x, y, options)
    return this.heightOf(text, type, width)
  }

  heightOf(text: string, type: Type, width?: number): number {
    return this.#use(type).heightOfString(text, this.#options(type, width, 'left')) - (type.leading ?? 0)
  }

  widthOf(text: string, type: Type): number {
    return this.#use(type).widthOfString(text, { characterSpacing: (type.tracking ?? 0) * type.size })
  }

  rule(y: number, x: number = MARGIN.side, width: number = COLUMN, color: string = RULE): void {
    this.decorate(() =>
      this.pdf
        .strokeOpacity(1)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .stroke(color),
    )
  }

  #use(type: Type): PDFKit.PDFDocument {
    return this.pdf.font(type.font).fontSize(type.size)
  }

  #options(type: Type, width: number | undefined, align: 'left' | 'right' | 'center') {
    return {
      characterSpacing: (type.tracking ?? 0) * type.size,
      lineGap: type.leading ?? 0,
      align,
      ...(width === undefined ? { lineBreak: false } : { width }),
    }
  }
}
