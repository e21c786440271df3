import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { face, unicodeRange } from './css.ts'
import { advancesOf, upTo, type Advances } from './sfnt.ts'
import { subsetFont } from './subset.ts'

/** Our type styles from narrow to wide: the widths they cover, and the weight and width they are measured at. */
const STYLES = [
  { widest: 106, wght: 380, wdth: 104 },
  { widest: 113, wght: 430, wdth: 111 },
  { widest: 118, wght: 360, wdth: 116 },
  { widest: 126, wght: 290, wdth: 123 },
  { widest: 131, wght: 260, wdth: 129 },
  { widest: 134, wght: 240, wdth: 132 },
  { widest: 138, wght: 220, wdth: 136 },
  { widest: 151, wght: 200, wdth: 140 },
] as const

const NARROW = 'адеёлуфхцъыья'
const WIDE = 'гжзк'
const codes = (signs: string) => [...signs].map((sign) => sign.codePointAt(0)!)
const MIDDLING = upTo(0x100)
  .map((i) => 0x430 + i)
  .filter((code) => !codes(NARROW + WIDE).includes(code))

/**
 * Characters that differ from a system font's by about the same factor share a size. Figures, Latin and punctuation
 * have the one at which figures are as wide as ours, so that `ch` stays the same. Russian letters are narrow, medium or
 * wide compared with Arial's; those next to spaces also compensate for the space, which is wider in system fonts. One
 * size for all would save a slow phone some 60 ms of layout, but lines would break elsewhere when the font is loaded.
 */
const CLASSES = [
  { fit: /[0-9]/u, signs: 'U+20-40, U+5B-BF, U+D7, U+DF-2FF, U+2000-2FFF', isRussian: false },
  { fit: /[A-ZА-ЯЁ]/u, signs: 'U+41-5A, U+C0-D6, U+D8-DE, U+401, U+410-42F', isRussian: false },
  { fit: /[бвийм-тчшщэю]/u, signs: `U+300-400, U+402-40F, ${unicodeRange(MIDDLING)}`, isRussian: true },
  { fit: new RegExp(`[${NARROW}]`, 'u'), signs: unicodeRange(codes(NARROW)), isRussian: true },
  { fit: new RegExp(`[${WIDE}]`, 'u'), signs: unicodeRange(codes(WIDE)), isRussian: true },
] as const
/** Ascent and descent of the font, ems. */
const [ASCENT, DESCENT] = [1900 / 2048, 500 / 2048]

async function instance(original: Buffer, wght: number, wdth: number): Promise<Advances> {
  const variationAxes = { wght: { min: wght, max: wght }, wdth: { min: wdth, max: wdth } }
  return advancesOf(await subsetFont(original, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes }))
}

/** Character frequencies in the site's texts. */
async function countSigns(): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  for await (const file of glob('src/content/**/*.ts', { cwd: fileURLToPath(new URL('../..', import.meta.url)) })) {
    const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8')
    for (const [words] of text.matchAll(/'[^'\n]*[а-яё][^'\n]*'/giu))
      for (const sign of words.slice(1, -1)) {
        const code = sign.codePointAt(0)!
        counts.set(code, (counts.get(code) ?? 0) + 1)
      }
  }
  return counts
}

/** Fallback system fonts, in order, with their character widths. */
export type Substitute = { family: string; locals: readonly string[]; advances: Advances }

/** Font faces that give a system font the metrics of ours, for every type style. */
export async function fitSubstitute(original: Buffer, { family, locals, advances }: Substitute): Promise<string[]> {
  const counts = await countSigns()
  const faces: string[] = []
  let from = 25
  for (const { widest, wght, wdth } of STYLES) {
    const ours = await instance(original, wght, wdth)
    const total = (widths: Advances, among: RegExp) =>
      [...counts]
        .filter(([sign]) => among.test(String.fromCodePoint(sign)) && ours.has(sign) && advances.has(sign))
        .reduce((sum, [sign, count]) => sum + count * widths.get(sign)!, 0)
    const ratio = (among: RegExp) => total(ours, among) / total(advances, among)
    const excess = total(advances, / /) * ratio(CLASSES[0].fit) - total(ours, / /)
    const makesUp = 1 - excess / total(ours, /[а-яё]/u)
    for (const { fit, signs, isRussian } of CLASSES) {
      const size = ratio(fit) * (isRussian ? makesUp : 1)
      const percent = (value: number) => `${(value * 100).toFixed(1)}%`
      faces.push(
        face({
          'font-family': `'${family}'`,
          'font-weight': '100 1000',
          'font-stretch': `${from}% ${widest}%`,
          src: locals.map((name) => `local('${name}')`).join(', '),
          'size-adjust': percent(size),
          'ascent-override': percent(ASCENT / size),
          'descent-override': percent(DESCENT / size),
          'line-gap-override': '0%',
          'unicode-range': signs,
        }),
      )
    }
    from = widest + 0.1
  }
  return faces
}
