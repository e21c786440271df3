import { openSync, type Font } from 'fontkit'
import { fontFile, type FontCut } from '#src/printing/fonts.ts'
import { tag } from '#src/drawing/kit/svg.ts'

/** Text as outlines, for pictures that are made where no fonts are installed. */

export type OutlinedText = {
  x: number
  /** Of the line the letters stand on. */
  y: number
  size: number
  cut: FontCut
  fill: string
  /** Ems between letters. */
  tracking?: number
}

const fonts = new Map<FontCut, Font>()
function fontOf(cut: FontCut): Font {
  const font = fonts.get(cut) ?? (openSync(fontFile(cut)) as Font)
  fonts.set(cut, font)
  return font
}

/** An SVG path of one line. */
export function outlineText(text: string, { x, y, size, cut, fill, tracking = 0 }: OutlinedText): string {
  const font = fontOf(cut)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = x
  const paths = glyphs.map((glyph, index) => {
    const place = positions[index]
    const path = glyph.path.transform(scale, 0, 0, -scale, pen + (place?.xOffset ?? 0) * scale, y).toSVG()
    pen += (place?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size
    return path
  })
  return tag('path', { d: paths.join(''), fill })
}

/** Width of a line in the units of `size`. */
export function widthOfText(
  text: string,
  { size, cut, tracking = 0 }: Pick<OutlinedText, 'size' | 'cut' | 'tracking'>,
) {
  const font = fontOf(cut)
  const { glyphs, advanceWidth } = font.layout(text)
  return (advanceWidth / font.unitsPerEm) * size + glyphs.length * tracking * size
}

/** Breaks a text into lines no wider than `width`; words stay whole, non-breaking spaces hold. */
export function linesOfText(
  text: string,
  width: number,
  type: Pick<OutlinedText, 'size' | 'cut' | 'tracking'>,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOfText(longer, type) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
