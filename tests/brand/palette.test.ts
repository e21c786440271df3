import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import * as palette from '#src/brand/palette.ts'
import { mixed, translucent } from '#src/domain/colour.ts'
import { fromHex, luminance } from '#src/drawing/kit/light.ts'
import { withColours, withConstants } from '../../scripts/css-constants.ts'

const colours: [string, string][] = Object.entries(palette)

/** Of two colours, as WCAG counts it: 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(fromHex(one)), luminance(fromHex(other))].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

test.each(colours)('%s is a colour of six digits', (_, value) => expect(value).toMatch(/^#[\da-f]{6}$/))

test('contrast is counted as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 1)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

const { ACCENT, ACCENT_ON_DARK, ASH, BONE, ERROR, ERROR_ON_DARK, INK, PAPER, STEEL } = palette
const { DEEP_STAGE_EDGE, STEEL_ON_DEEP } = palette
test.each([
  ['ACCENT', ACCENT, 'BONE', BONE],
  ['ACCENT', ACCENT, 'PAPER', PAPER],
  ['ACCENT_ON_DARK', ACCENT_ON_DARK, 'INK', INK],
  ['INK', INK, 'BONE', BONE],
  ['INK', INK, 'ACCENT_ON_DARK (the ground of a pressed button)', ACCENT_ON_DARK],
  ['STEEL', STEEL, 'BONE', BONE],
  ['ASH', ASH, 'INK', INK],
  ['ERROR', ERROR, 'BONE', BONE],
  ['ERROR_ON_DARK', ERROR_ON_DARK, 'INK', INK],
  ['STEEL_ON_DEEP', STEEL_ON_DEEP, 'DEEP_STAGE_EDGE', DEEP_STAGE_EDGE],
])('%s (%s) can be read on %s (%s): 4.5:1 (WCAG 1.4.3)', (_type, type, _ground, ground) =>
  expect(contrast(type, ground)).toBeGreaterThanOrEqual(4.5),
)

test('land of the map is told from the sea', () => expect(contrast(PAPER, palette.SEA)).toBeGreaterThan(1.3))

describe('palette(…) of a style sheet', () => {
  it('is a colour, one that lets the ground through, or two mixed', () => {
    expect(withColours('color: palette(INK)')).toBe(`color: ${INK}`)
    expect(withColours('color: palette(INK / 0.16)')).toBe(`color: ${translucent(INK, 0.16)}`)
    expect(withConstants('color: palette(BONE, INK 25%)')).toBe(`color: ${mixed(BONE, INK, 0.25)}`)
  })

  it('stops the build for a name that is none, and for what is no function', () => {
    expect(() => withColours('palette(INC)')).toThrow('src/brand/palette.ts holds no colour #rrggbb of this name: INC')
    expect(() => withColours('palette(INK, INC 25%)')).toThrow('INC')
    expect(withColours('<meta content="palette">')).toBe('<meta content="palette">')
  })
})

test('colours are mixed channel by channel', () => {
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mixed('#0a0b0c', '#ffffff', 0)).toBe('#0a0b0c')
  expect(mixed('#0a0b0c', '#102030', 1)).toBe('#102030')
  expect(translucent('#0b0b0c', 0.16)).toBe('rgb(11 11 12 / 0.16)')
})

// The mark has colours of its own; paints and leathers are content: one of them may well be a colour of the brand.
const OWN_COLOURS = /^src\/(?:brand|content)\//

test('a colour of the palette is written in no other file: it is taken by its name', () => {
  const written = new RegExp(colours.map(([, value]) => value).join('|'), 'i')
  const files = ['index.html', ...['src', 'scripts'].flatMap((folder) => filesOf(folder))]
  expect(files.filter((file) => !OWN_COLOURS.test(file) && written.test(readFileSync(file, 'utf8')))).toEqual([])
})

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css|svg)$/.test(file))
    .map((file) => `${folder}/${file}`)
