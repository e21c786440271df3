import { openSync, type Font } from 'fontkit'
import { fontFile } from '#src/printing/fonts.ts'

let font: Font | undefined
/** Not drawn: what binds words on a screen, and ends of lines. */
const UNSEEN = /[\u2060\s]/

/** Signs of a text that the typeface of printed documents does not have. */
export function unprintableSigns(text: string): string[] {
  // Cast: a single face, no collection.
  const face = (font ??= openSync(fontFile('text')) as Font)
  const signs = new Set(text)
  return [...signs].filter((sign) => !UNSEEN.test(sign) && !face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
}
