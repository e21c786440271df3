import { openSync, type Font } from 'fontkit'
import { fontFile, type FontCut } from '#src/printing/fonts.ts'

/**
 * The site's typeface as outlines: pictures cannot use its font, and the building machine need not have it installed.
 */
export type Typesetter = {
  /** The width of a line, in the units of `size`. */
  widthOf: (text: string, size: number) => number
  /**
   * `d` of one path: the line with its left end and baseline at this point.
   * @throws for a character that the font lacks: only visitors would notice a missing glyph
   */
  pathOf: (text: string, size: number, at: readonly [x: number, y: number]) => string
  /** Breaks a text into lines of similar length, none wider than this; a word wider than a line stands alone. */
  linesOf: (text: string, size: number, width: number) => string[]
}

const BALANCE_STEP = 20

const fonts = new Map<FontCut, Font>()
function fontOf(cut: FontCut): Font {
  const font = fonts.get(cut) ?? (openSync(fontFile(cut)) as Font)
  fonts.set(cut, font)
  return font
}

/** Sets lines in one font; `tracking` is added between letters, in ems. */
export function createTypesetter(cut: FontCut, tracking = 0): Typesetter {
  const font = fontOf(cut)

  function widthOf(text: string, size: number): number {
    const { glyphs, advanceWidth } = font.layout(text)
    return (advanceWidth / font.unitsPerEm + Math.max(glyphs.length - 1, 0) * tracking) * size
  }

  function pathOf(text: string, size: number, [left, baseline]: readonly [number, number]): string {
    for (const sign of text)
      if (!font.hasGlyphForCodePoint(sign.codePointAt(0)!)) throw new Error(`The cut ${cut} has no sign «${sign}»`)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    let pen = left
    const paths = glyphs.map((glyph, index) => {
      const { xOffset, xAdvance } = positions[index]!
      const path = glyph.path.transform(scale, 0, 0, -scale, pen + xOffset * scale, baseline)
      pen += xAdvance * scale + tracking * size
      return path.toSVG()
    })
    return paths.join('')
  }

  function fill(text: string, size: number, width: number): string[] {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  function linesOf(text: string, size: number, width: number): string[] {
    let lines = fill(text, size, width)
    // As narrow as possible with the same number of lines, so that no word is alone on the last one.
    for (let narrower = width - BALANCE_STEP; narrower > width / 2; narrower -= BALANCE_STEP) {
      const balanced = fill(text, size, narrower)
      if (balanced.length > lines.length || balanced.some((line) => widthOf(line, size) > narrower)) break
      lines = balanced
    }
    return lines
  }

  return { widthOf, pathOf, linesOf }
}
