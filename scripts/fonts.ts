import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

import { face, unicodeRange } from './fonts/css.ts'
import { advancesOf, glyphsOf, join, withNoBreakHyphen } from './fonts/sfnt.ts'
import { subsetFont, toSfnt } from './fonts/subset.ts'
import { fitSubstitute, type Substitute } from './fonts/substitutes.ts'

/**
 * `npm run fonts`: subsets the site's font from its originals (Roboto Flex with the axes weight and width, as
 * @fontsource-variable/roboto-flex 5 ships it), adjusts the fallback system fonts to its metrics, and writes
 * the font faces into src/styles/fonts.css. The results are committed: nobody needs this to build the site.
 */

/** The widest and the thinnest instances used by the styles; beyond them the font would only be larger. */
const AXES = { wght: { min: 200, max: 520 }, wdth: { min: 100, max: 140 } } as const

/** Our figures are always tabular, the font's default: the proportional ones are left out. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn']

/**
 * Characters of every page: Russian letters with the stress mark; then ASCII and the punctuation of Russian typography.
 */
const CYRILLIC = /[ЁА-яё№]|\u0301/u
const LATIN = /[ -~\u00a0\u00ad«»°·×©–—„“”’…−\u2009\u2011]/u

type Font = { file: string; takes: (sign: string) => boolean }

const isMain = (sign: string) => CYRILLIC.test(sign) || LATIN.test(sign) || sign === '₽'

/** One file for every page's characters: with two, text would be laid out again with each. `rest` is for names. */
const fonts: readonly Font[] = [
  { file: 'roboto-flex', takes: isMain },
  { file: 'roboto-flex-rest', takes: (sign) => !isMain(sign) && !/\p{Cc}/u.test(sign) },
]
/** Google splits the font into these parts; the first one's kerning is kept. */
const PARTS = ['roboto-flex-latin', 'roboto-flex-cyrillic', 'roboto-flex-rouble'] as const

const folder = (name: string) => new URL(`${name}/`, import.meta.url)
const SOURCES = folder('fonts-src')
const FONTS = folder('../src/styles/fonts')

async function readOriginal(): Promise<Buffer> {
  const parts = await Promise.all(PARTS.map(async (name) => toSfnt(await readFile(new URL(`${name}.woff2`, SOURCES)))))
  return withNoBreakHyphen(parts.reduce(join))
}

const ROBOTO = createRequire(import.meta.url).resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf')
const SHEET = fileURLToPath(new URL('../src/styles/fonts.css', import.meta.url))
const HEAD =
  '/* Font faces, made by `npm run fonts`. Roboto Flex: npm @fontsource-variable/roboto-flex (wdth files), OFL. */'
const HELD = '/* Until the font is loaded system fonts with the same metrics replace it, so nothing moves then. */'

async function cut(original: Buffer, { file, takes }: Font): Promise<string> {
  const signs = [...glyphsOf(original).keys()].map((sign) => String.fromCodePoint(sign)).filter(takes)
  const font = await subsetFont(original, signs.join(''), {
    targetFormat: 'woff2',
    variationAxes: AXES,
    keepFeatures: FEATURES,
    noHinting: true,
    dropTables: ['STAT'],
  })
  await writeFile(new URL(`${file}.woff2`, FONTS), font)
  console.log(`${String(font.length).padStart(6)} bytes  ${file}.woff2`)
  const { wght, wdth } = AXES
  return face({
    'font-family': "'Roboto Flex Variable'",
    'font-style': 'normal',
    'font-display': 'swap',
    'font-weight': `${wght.min} ${wght.max}`,
    'font-stretch': `${wdth.min}% ${wdth.max}%`,
    src: `url(./fonts/${file}.woff2) format('woff2')`,
    'unicode-range': unicodeRange(glyphsOf(await toSfnt(font)).keys()),
  })
}

async function makeFonts() {
  const original = await readOriginal()
  const own: string[] = []
  for (const font of fonts) own.push(await cut(original, font))
  const arial = JSON.parse(await readFile(new URL('arial-advances.json', SOURCES), 'utf8')) as Record<string, number>
  const substitutes: Substitute[] = [
    {
      family: 'Flex Fallback',
      locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
      advances: new Map(Object.entries(arial).map(([sign, width]) => [sign.codePointAt(0)!, width])),
    },
    {
      family: 'Flex Fallback Android',
      locals: ['Roboto', 'Roboto Regular'],
      advances: advancesOf(await readFile(ROBOTO)),
    },
  ]
  const held = (await Promise.all(substitutes.map((substitute) => fitSubstitute(original, substitute)))).flat()
  const css = [HEAD, ...own, HELD, ...held].join('\n')
  await writeFile(SHEET, css)
  execFileSync('oxfmt', [SHEET])
}

if (import.meta.main) await makeFonts()
