import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/**
 * The site's type as paths: pictures cannot take its font, and the machine that builds need not have it. One weight and
 * width, cut out of the variable originals.
 */
const subsetFont = createRequire(import.meta.url)('subset-font') as (
  font: Buffer,
  text: undefined,
  options: { targetFormat: 'sfnt'; keepAllGlyphs: true; variationAxes: Record<string, number> },
) => Promise<Buffer>

/** The originals come in parts; each sign is taken from the first that has it. */
const PARTS = ['latin', 'cyrillic', 'rouble'] as const

const BALANCE_STEP = 20

export type Typesetter = {
  /** How wide a line is, px. */
  widthOf: (text: string, size: number) => number
  /** `d` of one path: the line with its left end and baseline at this point. */
  pathOf: (text: string, size: number, at: readonly [x: number, y: number]) => string
  /** Breaks a text into lines of like length, none wider than this; a word wider than a line stands alone. */
  linesOf: (text: string, size: number, width: number) => string[]
}

/** `tracking` is added after every sign, in sizes of the type. */
export async function createTypesetter(weight: number, stretch: number, tracking: number): Promise<Typesetter> {
  const fonts = await Promise.all(PARTS.map((part) => openPart(part, { wght: weight, wdth: stretch })))
  const fontFor = (sign: string): Font => {
    const point = sign.codePointAt(0)!
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(point))
    if (!font) throw new Error(`No part of the font has the sign «${sign}» (U+${point.toString(16)})`)
    return font
  }

  /** Signs of one font together, so that kerning works inside of a word. */
  function runsOf(text: string): { font: Font; text: string }[] {
    const runs: { font: Font; text: string }[] = []
    for (const sign of text) {
      const font = fontFor(sign)
      const last = runs.at(-1)
      if (last?.font === font) last.text += sign
      else runs.push({ font, text: sign })
    }
    return runs
  }

  function set(text: string, size: number, place: (font: Font, glyph: Glyph, x: number) => void): number {
    let x = 0
    for (const { font, text: run } of runsOf(text)) {
      const { glyphs, positions } = font.layout(run)
      for (const [index, glyph] of glyphs.entries()) {
        place(font, glyph, x)
        x += (positions[index]!.xAdvance * size) / font.unitsPerEm + tracking * size
      }
    }
    return x - tracking * size
  }

  const widthOf: Typesetter['widthOf'] = (text, size) => set(text, size, () => {})
  function fill(text: string, size: number, width: number): string[] {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }
  return {
    widthOf,
    pathOf(text, size, [left, baseline]) {
      let d = ''
      set(text, size, (font, glyph, x) => {
        const scale = size / font.unitsPerEm
        d += glyph.path
          .scale(scale, -scale)
          .translate(left + x, baseline)
          .toSVG()
      })
      return d
    },
    linesOf(text, size, width) {
      const lines = fill(text, size, width)
      // As narrow as the same number of lines allows: no word is left alone on the last one.
      for (let narrower = width - BALANCE_STEP; narrower > width / 2; narrower -= BALANCE_STEP) {
        const balanced = fill(text, size, narrower)
        if (balanced.length > lines.length || balanced.some((line) => widthOf(line, size) > narrower)) break
        lines.splice(0, lines.length, ...balanced)
      }
      return lines
    },
  }
}

type Glyph = ReturnType<Font['layout']>['glyphs'][number]

async function openPart(part: (typeof PARTS)[number], axes: Record<string, number>): Promise<Font> {
  const file = new URL(`../fonts-src/roboto-flex-${part}.woff2`, import.meta.url)
  const sfnt = await subsetFont(readFileSync(file), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: axes,
  })
  return create(sfnt) as Font
}
