import { globSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sheet = readFileSync(`${root}src/styles/fonts.css`, 'utf8')
const faces = [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule]) => rule!)
const [main, rest] = faces.filter((rule) => rule.includes("'Roboto Flex Variable'")) as [string, string]

function signsOf(rule: string): (code: number) => boolean {
  const ranges = [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first, last]) => [Number.parseInt(first!, 16), Number.parseInt(last ?? first!, 16)] as const,
  )
  return (code) => ranges.some(([first, last]) => code >= first && code <= last)
}

/** Texts a visitor reads: what stands in quotes and has Russian letters. */
const texts = globSync('src/{content,pages,layout,popups,components}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
  [...readFileSync(root + file, 'utf8').matchAll(/(['"`>])([^'"`<>\n]*[а-яё][^'"`<>\n]*)/giu)].map(
    ([, , text]) => text!,
  ),
)

test('one file holds every sign of our texts', () => {
  const has = signsOf(main)
  const missing = new Set([...texts.join('')].filter((sign) => !has(sign.codePointAt(0)!)))
  expect([...missing]).toEqual([])
})

test('names of visitors are in the site’s font too', () => {
  const [inMain, inRest] = [signsOf(main), signsOf(rest)]
  for (const sign of 'АбвгдеёжзийклмнопрстуфхцчшщъыьэюяAZazéüñÅøßЇіўЂ') {
    const code = sign.codePointAt(0)!
    expect([sign, Number(inMain(code)) + Number(inRest(code))]).toEqual([sign, 1])
  }
})

test('the file of every page stays small', () => {
  expect(statSync(`${root}src/styles/fonts/roboto-flex.woff2`).size).toBeLessThan(40 * 1024)
})

test('the axes cover every weight and width of the styles', () => {
  const [, wght, wdth] = /font-weight: (\d+ \d+);\s*font-stretch: (\d+% \d+%)/.exec(main)!
  const [light, heavy] = wght!.split(' ').map(Number) as [number, number]
  const [narrow, wide] = wdth!.split(' ').map(Number.parseFloat) as [number, number]
  const css = globSync('src/**/*.css', { cwd: root })
    .map((file) => readFileSync(root + file, 'utf8').replaceAll(/@font-face \{[^}]*\}/g, ''))
    .join('')
  const values = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, value]) => Number(value))
  for (const weight of values(/(?:font-weight|--w-\w+): (\d+);/g)) {
    expect(weight).toBeGreaterThanOrEqual(light)
    expect(weight).toBeLessThanOrEqual(heavy)
  }
  for (const width of values(/(?:font-stretch|--wd-\w+): (\d+)%/g)) {
    expect(width).toBeGreaterThanOrEqual(narrow)
    expect(width).toBeLessThanOrEqual(wide)
  }
})
