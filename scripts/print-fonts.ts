import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/**
 * `npm run fonts:print`: static instances of the site's typeface for what the server draws itself (PDF, share cards),
 * where a variable font cannot be embedded. The results are committed: nobody needs this to build the site.
 */

type Options = { targetFormat: 'truetype'; variationAxes: Record<string, number>; noHinting: boolean }
/** The package brings no types of its own. */
const subsetFont = createRequire(import.meta.url)('subset-font') as (
  font: Buffer,
  text: string,
  options: Options,
) => Promise<Buffer>

const source = new URL('../src/styles/fonts/roboto-flex.woff2', import.meta.url)
const target = new URL('../src/printing/fonts/', import.meta.url)

/** The instances of src/styles/tokens.css that a sheet uses. */
const cuts = {
  giant: { wght: 200, wdth: 140 },
  display: { wght: 240, wdth: 132 },
  title: { wght: 290, wdth: 124 },
  text: { wght: 380, wdth: 104 },
} as const

const signs = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  ...Array.from({ length: 64 }, (_, index) => String.fromCodePoint(0x410 + index)),
  ...'Ёё\u00a0«»°·×©–—„“”’…−\u2009\u2011№₽',
].join('')

const font = await readFile(source)
for (const [name, axes] of Object.entries(cuts)) {
  const cut = await subsetFont(font, signs, { targetFormat: 'truetype', variationAxes: axes, noHinting: true })
  await writeFile(new URL(`${name}.ttf`, target), cut)
  console.log(`${name}.ttf ${(cut.length / 1024).toFixed(1)} KB`)
}
