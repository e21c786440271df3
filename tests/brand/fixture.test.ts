import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as brand from '#src/brand/brand.ts'
import * as palette from '#src/brand/palette.ts'
import { readLogo } from '#src/printing/logo.ts'
import { checkBrand } from '#src/server/settings/check-brand.ts'
import { coloursIn, wordsIn } from '../../scripts/prove/brand/traces.ts'
import * as otherBrand from '../fixtures/brand/brand.ts'
import * as otherPalette from '../fixtures/brand/palette.ts'

const folder = 'tests/fixtures/brand'
const names = (module: object) => Object.keys(module).toSorted()

// `npm run prove:brand` builds the site with it; here is what takes no build.
test('the other brand of the proof has all that a brand is made of, and can start', () => {
  expect(names(otherBrand)).toEqual(names(brand))
  expect(names(otherPalette)).toEqual(names(palette))
  expect(() => readLogo(readFileSync(`${folder}/logo.svg`, 'utf8'))).not.toThrow()
  expect(() => checkBrand({ slug: otherBrand.BRAND_SLUG })).not.toThrow()
})

test('nothing in it is ours, so that whatever is found in its site was forgotten', () => {
  for (const file of ['brand.ts', 'palette.ts', 'logo.svg', 'mark.svg']) {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const common = [...wordsIn(text), ...coloursIn(text)]
    expect(common, `src/brand and ${folder}/${file} have this in common: change it in the fixture`).toEqual([])
  }
})

test('traces of a brand are found however they are written', () => {
  const { company, BRAND, BRAND_IN_RUSSIAN } = brand
  expect(wordsIn(`<a href="https://${BRAND.toLowerCase()}.example">`)).toEqual([BRAND.toLowerCase()])
  expect(wordsIn(encodeURIComponent(BRAND_IN_RUSSIAN.nominative))).toEqual([BRAND_IN_RUSSIAN.nominative])
  expect(wordsIn(company.supportPhone.replaceAll(' ', '\u00a0'))).toEqual([company.supportPhone])
  expect(wordsIn('Ничего')).toEqual([])
  expect(coloursIn(`fill:${palette.INK.toUpperCase()}29`)).toEqual([palette.INK.toUpperCase()])
})
