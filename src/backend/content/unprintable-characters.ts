import { openSync, type Font } from 'fontkit'
import { fontFile } from '#src/printing/fonts.ts'

let font: Font | undefined
/** Not drawn: non-breaking characters and line ends. */
const UNSEEN = /[\u2060\s]/

/** Characters of a text that the typeface of printed documents lacks. */
export function unprintableCharacters(text: string): string[] {
  // Cast: a single face, not a collection.
  const face = (font ??= openSync(fontFile('text')) as Font)
  const signs = new Set(text)
  return [...signs].filter((sign) => !UNSEEN.test(sign) && !face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
}
