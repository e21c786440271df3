import { glob, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

/**
 * `npm run fonts`: cuts the site's font out of its originals (Roboto Flex with the axes weight and width, as
 * @fontsource-variable/roboto-flex 5 ships it), fits the system fonts that hold its place until it is here, and writes
 * the font faces into src/styles/fonts.css. The results are committed: nobody needs this to build the site.
 */

type Options = {
  targetFormat: 'sfnt' | 'woff2'
  keepAllGlyphs?: boolean
  variationAxes?: Record<string, { min: number; max: number }>
  keepFeatures?: readonly string[]
  noHinting?: boolean
  dropTables?: readonly string[]
}
/** The package brings no types of its own. */
const subsetFont = createRequire(import.meta.url)('subset-font') as (
  font: Buffer,
  text: string | undefined,
  options: Options,
) => Promise<Buffer>

/** The widest and the thinnest that the styles use; outside of them the font would only carry weight. */
const AXES = { wght: { min: 200, max: 520 }, wdth: { min: 100, max: 140 } } as const

/** Our figures are always tabular, which is the font's default: the proportional ones stay behind. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn']

const NO_BREAK_HYPHEN = 0x2011

/** What every page needs. Russian letters with the stress mark; then ASCII and the punctuation of Russian typography. */
const CYRILLIC = /[ЁА-яё№]|\u0301/u
const LATIN = /[ -~\u00a0\u00ad«»°·×©–—„“”’…−\u2009\u2011]/u

type Font = { file: string; takes: (sign: string) => boolean }

const isMain = (sign: string) => CYRILLIC.test(sign) || LATIN.test(sign) || sign === '₽'

/** One file for what every page needs: were there two, text would be laid out anew with each. `rest` is for names. */
const fonts: readonly Font[] = [
  { file: 'roboto-flex', takes: isMain },
  { file: 'roboto-flex-rest', takes: (sign) => !isMain(sign) && !/\p{Cc}/u.test(sign) },
]
/** Google cuts the font into these parts; the first one's kerning is kept. */
const PARTS = ['roboto-flex-latin', 'roboto-flex-cyrillic', 'roboto-flex-rouble'] as const

const folder = (name: string) => new URL(`${name}/`, import.meta.url)
const SOURCES = folder('fonts-src')
const FONTS = folder('../src/styles/fonts')

type Table = { tag: string; data: Buffer }

function tablesOf(sfnt: Buffer): Table[] {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, i) => {
    const at = 12 + i * 16
    const start = sfnt.readUInt32BE(at + 8)
    return { tag: sfnt.toString('latin1', at, at + 4), data: sfnt.subarray(start, start + sfnt.readUInt32BE(at + 12)) }
  })
}

/** Which glyph stands for which sign, from the font's own table (format 4, the one for the basic plane). */
function glyphsOf(sfnt: Buffer): Map<number, number> {
  const cmap = tablesOf(sfnt).find(({ tag }) => tag === 'cmap')!.data
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + i * 8))
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('The font has no cmap of format 4')
  const doubled = cmap.readUInt16BE(at + 6)
  const glyphs = new Map<number, number>()
  for (let i = 0; i < doubled; i += 2) {
    const last = cmap.readUInt16BE(at + 14 + i)
    const first = cmap.readUInt16BE(at + 16 + doubled + i)
    const delta = cmap.readUInt16BE(at + 16 + doubled * 2 + i)
    const rangeAt = at + 16 + doubled * 3 + i
    const range = cmap.readUInt16BE(rangeAt)
    for (let sign = first; sign <= last && sign !== 0xffff; sign++) {
      const found = range === 0 ? sign : cmap.readUInt16BE(rangeAt + range + (sign - first) * 2)
      const glyph = found === 0 ? 0 : (found + delta) & 0xffff
      if (glyph !== 0) glyphs.set(sign, glyph)
    }
  }
  return glyphs
}

type Tables = Map<string, Buffer>
const tableMap = (sfnt: Buffer): Tables => new Map(tablesOf(sfnt).map(({ tag, data }) => [tag, Buffer.from(data)]))

const upTo = (length: number): number[] => Array.from({ length }, (_, i) => i)

function glyphDataOf(tables: Tables): Buffer[] {
  const [loca, glyf] = [tables.get('loca')!, tables.get('glyf')!]
  const isLong = tables.get('head')!.readInt16BE(50) === 1
  const at = (i: number) => (isLong ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2)
  return upTo(tables.get('maxp')!.readUInt16BE(4)).map((i) => Buffer.from(glyf.subarray(at(i), at(i + 1))))
}

/** A glyph made of others names them by number, and the numbers have moved. */
function moveComponents(glyph: Buffer, by: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph
  for (let at = 10, flags = 0x20; flags & 0x20;) {
    flags = glyph.readUInt16BE(at)
    glyph.writeUInt16BE(glyph.readUInt16BE(at + 2) + by, at + 2)
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0)
  }
  return glyph
}

type Variations = { axes: number; tuples: Buffer; glyphs: Buffer[] }

function variationsOf(gvar: Buffer): Variations {
  const [axes, count, first] = [gvar.readUInt16BE(4), gvar.readUInt16BE(6), gvar.readUInt32BE(8)]
  const isLong = (gvar.readUInt16BE(14) & 1) === 1
  const at = (i: number) =>
    gvar.readUInt32BE(16) + (isLong ? gvar.readUInt32BE(20 + i * 4) : gvar.readUInt16BE(20 + i * 2) * 2)
  const glyphs = upTo(gvar.readUInt16BE(12)).map((i) => Buffer.from(gvar.subarray(at(i), at(i + 1))))
  return { axes, tuples: gvar.subarray(first, first + count * axes * 2), glyphs }
}

/** Variations of a glyph point into a shared list of positions, which now has another font's before it. */
function moveTuples(glyph: Buffer, axes: number, by: number): Buffer {
  if (glyph.length === 0) return glyph
  const count = glyph.readUInt16BE(0) & 0xfff
  for (let i = 0, at = 4; i < count; i++) {
    const index = glyph.readUInt16BE(at + 2)
    if (!(index & 0x8000)) glyph.writeUInt16BE(index + by, at + 2)
    at += 4 + (index & 0x8000 ? axes * 2 : 0) + (index & 0x4000 ? axes * 4 : 0)
  }
  return glyph
}

/** Pieces one after the other, each on an even address, and where each begins. */
function lay(pieces: readonly Buffer[]): { data: Buffer; offsets: Buffer } {
  const offsets = Buffer.alloc((pieces.length + 1) * 4)
  const parts: Buffer[] = []
  let end = 0
  pieces.forEach((piece, i) => {
    const padded = Buffer.alloc(Math.ceil(piece.length / 4) * 4)
    piece.copy(padded)
    parts.push(padded)
    end += padded.length
    offsets.writeUInt32BE(end, (i + 1) * 4)
  })
  return { data: Buffer.concat(parts), offsets }
}

function gvarOf({ axes, tuples, glyphs }: Variations): Buffer {
  const { data, offsets } = lay(glyphs)
  const head = Buffer.alloc(20)
  head.writeUInt16BE(1, 0)
  head.writeUInt16BE(axes, 4)
  head.writeUInt16BE(tuples.length / axes / 2, 6)
  head.writeUInt32BE(head.length + offsets.length, 8)
  head.writeUInt16BE(glyphs.length, 12)
  head.writeUInt16BE(1, 14)
  head.writeUInt32BE(head.length + offsets.length + tuples.length, 16)
  return Buffer.concat([head, offsets, tuples, data])
}

function longMetricsOf(tables: Tables): Buffer[] {
  const [hmtx, long] = [tables.get('hmtx')!, tables.get('hhea')!.readUInt16BE(34)]
  return upTo(tables.get('maxp')!.readUInt16BE(4)).map((i) => {
    const metric = Buffer.from(hmtx.subarray(Math.min(i, long - 1) * 4, Math.min(i, long - 1) * 4 + 4))
    if (i >= long) hmtx.copy(metric, 2, long * 4 + (i - long) * 2, long * 4 + (i - long) * 2 + 2)
    return metric
  })
}

/** Puts the second part of the same font behind the first one: its glyphs, their widths and their variations. */
function join(one: Buffer, two: Buffer): Buffer {
  const [tables, added] = [tableMap(one), tableMap(two)]
  const [glyphs, ownGlyphs] = [glyphDataOf(added), glyphDataOf(tables)]
  const by = ownGlyphs.length
  const metrics = [...longMetricsOf(tables), ...longMetricsOf(added)]
  const outlines = lay([...ownGlyphs, ...glyphs.map((glyph) => moveComponents(glyph, by))])
  const [own, other] = [variationsOf(tables.get('gvar')!), variationsOf(added.get('gvar')!)]
  const shared = own.tuples.length / own.axes / 2
  const moved = other.glyphs.map((glyph) => moveTuples(glyph, other.axes, shared))
  const [maxp, more] = [tables.get('maxp')!, added.get('maxp')!]
  for (let at = 6; at < maxp.length; at += 2)
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), more.readUInt16BE(at)), at)
  maxp.writeUInt16BE(by + glyphs.length, 4)
  tables.get('hhea')!.writeUInt16BE(metrics.length, 34)
  tables.get('head')!.writeInt16BE(1, 50)
  const signs = new Map([...glyphsOf(two)].map(([sign, glyph]) => [sign, glyph + by]))
  tables
    .set('glyf', outlines.data)
    .set('loca', outlines.offsets)
    .set('hmtx', Buffer.concat(metrics))
    .set(
      'gvar',
      gvarOf({ axes: own.axes, tuples: Buffer.concat([own.tuples, other.tuples]), glyphs: [...own.glyphs, ...moved] }),
    )
    .set('cmap', cmapOf(new Map([...signs, ...glyphsOf(one)])))
    .set('post', Buffer.concat([Buffer.from([0, 3, 0, 0]), tables.get('post')!.subarray(4, 32)]))
    // Widths follow from the outlines' variations; the first part's list would not know the second's glyphs.
    .delete('HVAR')
  return assemble(
    one.readUInt32BE(0),
    [...tables].map(([tag, data]) => ({ tag, data })),
  )
}

/** The original has no no-break hyphen, which stands in many of our words: the hyphen's glyph serves for both. */
function withNoBreakHyphen(sfnt: Buffer): Buffer {
  const glyphs = glyphsOf(sfnt)
  glyphs.set(NO_BREAK_HYPHEN, glyphs.get('-'.codePointAt(0)!)!)
  return assemble(
    sfnt.readUInt32BE(0),
    tablesOf(sfnt).map((table) => (table.tag === 'cmap' ? { ...table, data: cmapOf(glyphs) } : table)),
  )
}

async function readOriginal(): Promise<Buffer> {
  const parts = await Promise.all(PARTS.map(async (name) => toSfnt(await readFile(new URL(`${name}.woff2`, SOURCES)))))
  return withNoBreakHyphen(parts.reduce(join))
}

/** A table of format 4, one segment to a sign; the subsetter writes its own from it. */
function cmapOf(glyphs: ReadonlyMap<number, number>): Buffer {
  const end = [0xffff, 0] as const
  const segments = [...[...glyphs].sort(([one], [other]) => one - other), end]
  const signs = segments.map(([sign]) => sign)
  const deltas = segments.map(([sign, glyph]) => (sign === end[0] ? 1 : (glyph - sign) & 0xffff))
  const nothing = segments.map(() => 0)
  const head = [4, 16 + segments.length * 8, 0, segments.length * 2, 0, 0, 0]
  const words = [0, 1, 3, 1, 0, 12, ...head, ...signs, 0, ...signs, ...deltas, ...nothing]
  const data = Buffer.alloc(words.length * 2)
  words.forEach((word, i) => data.writeUInt16BE(word, i * 2))
  return data
}

/** The directory's search hints and checksums stay empty: only the subsetter reads this. */
function assemble(version: number, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(12 + tables.length * 16)
  directory.writeUInt32BE(version, 0)
  directory.writeUInt16BE(tables.length, 4)
  const parts = [directory]
  let offset = directory.length
  tables.forEach(({ tag, data }, i) => {
    const at = 12 + i * 16
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(data.length, at + 12)
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    parts.push(padded)
    offset += padded.length
  })
  return Buffer.concat(parts)
}

const toSfnt = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' })

/** As CSS writes it: U+20-7E, U+A0. */
function unicodeRange(signs: Iterable<number>): string {
  const ranges: [first: number, last: number][] = []
  for (const sign of [...signs].sort((one, other) => one - other)) {
    const range = ranges.at(-1)
    if (range && range[1] === sign - 1) range[1] = sign
    else ranges.push([sign, sign])
  }
  const hex = (sign: number) => sign.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ')
}

const ROBOTO = createRequire(import.meta.url).resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf')
const SHEET = fileURLToPath(new URL('../src/styles/fonts.css', import.meta.url))
const HEAD =
  '/* Font faces, made by `npm run fonts`. Roboto Flex: npm @fontsource-variable/roboto-flex (wdth files), OFL. */'
const HELD =
  '/* Until the font is here system fonts of the same measure hold its place, so nothing moves when it comes. */'

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

const face = (descriptors: Record<string, string>): string =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n')}\n}`

/** Width of every sign in ems. */
type Advances = ReadonlyMap<number, number>

function advancesOf(sfnt: Buffer): Advances {
  const tables = new Map(tablesOf(sfnt).map(({ tag, data }) => [tag, data]))
  const last = tables.get('hhea')!.readUInt16BE(34) - 1
  const unitsPerEm = tables.get('head')!.readUInt16BE(18)
  const metrics = tables.get('hmtx')!
  return new Map(
    [...glyphsOf(sfnt)].map(([sign, glyph]) => [sign, metrics.readUInt16BE(Math.min(glyph, last) * 4) / unitsPerEm]),
  )
}

/** Our type styles from narrow to wide: which widths they cover and the weight and width they are measured at. */
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
 * Signs that differ from a system font's by about the same measure share a size. Figures, Latin and punctuation have the
 * one at which figures are as wide as ours, so that `ch` stays what it is. Russian letters are narrow, middling or wide
 * beside Arial's; those between spaces also make up for the space, which is wider in system fonts. One size for all
 * would save a slow phone some 60 ms of layout, but lines would break elsewhere when the font comes.
 */
const CLASSES = [
  { fit: /[0-9]/u, signs: 'U+20-40, U+5B-BF, U+D7, U+DF-2FF, U+2000-2FFF', isRussian: false },
  { fit: /[A-ZА-ЯЁ]/u, signs: 'U+41-5A, U+C0-D6, U+D8-DE, U+401, U+410-42F', isRussian: false },
  { fit: /[бвийм-тчшщэю]/u, signs: `U+300-400, U+402-40F, ${unicodeRange(MIDDLING)}`, isRussian: true },
  { fit: new RegExp(`[${NARROW}]`, 'u'), signs: unicodeRange(codes(NARROW)), isRussian: true },
  { fit: new RegExp(`[${WIDE}]`, 'u'), signs: unicodeRange(codes(WIDE)), isRussian: true },
] as const
/** Of the font's height above and below the line, ems. */
const [ASCENT, DESCENT] = [1900 / 2048, 500 / 2048]

async function instance(original: Buffer, wght: number, wdth: number): Promise<Advances> {
  const variationAxes = { wght: { min: wght, max: wght }, wdth: { min: wdth, max: wdth } }
  return advancesOf(await subsetFont(original, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes }))
}

/** How often the site's texts use a sign. */
async function countSigns(): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  for await (const file of glob('src/content/**/*.ts', { cwd: fileURLToPath(new URL('..', import.meta.url)) })) {
    const text = await readFile(new URL(`../${file}`, import.meta.url), 'utf8')
    for (const [words] of text.matchAll(/'[^'\n]*[а-яё][^'\n]*'/giu))
      for (const sign of words.slice(1, -1)) {
        const code = sign.codePointAt(0)!
        counts.set(code, (counts.get(code) ?? 0) + 1)
      }
  }
  return counts
}

type Substitute = { family: string; locals: readonly string[]; advances: Advances }

async function fitSubstitute(original: Buffer, { family, locals, advances }: Substitute): Promise<string[]> {
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
  await writeFile(SHEET, await format(css, { ...(await resolveConfig(SHEET)), parser: 'css' }))
}

if (import.meta.main) await makeFonts()
