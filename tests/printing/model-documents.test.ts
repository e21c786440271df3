import { openSync, type Font } from 'fontkit'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { BRAND } from '#src/brand/brand.ts'
import { brochureOf } from '#src/content/brochure.ts'
import type { TrimRow } from '#src/content/models/define-model.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { modelDocuments } from '#src/content/model-documents.ts'
import { modelNav } from '#src/content/model-nav.ts'
import { ownerGuide } from '#src/content/owner-guide.ts'
import { formatMoney } from '#src/domain/format.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { makeBrochure } from '#src/printing/brochure/brochure.ts'
import { fontFile } from '#src/printing/fonts.ts'

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsOf)
      : []

describe.each(MODEL_CODES)('%s', (code) => {
  test('the fonts of print have every sign of its brochure', () => {
    const font = openSync(fontFile('text')) as Font
    const signs = new Set(stringsOf(brochureOf(code)).join(''))
    expect([...signs].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0)!))).toEqual([])
  })

  test('its brochure says once what each trim adds', () => {
    const all = brochureOf(code).steps.flatMap(({ adds }) => adds.toLowerCase().split(', '))
    expect(all.length).toBeGreaterThan(30)
    expect(new Set(all).size).toBe(all.length)
  })

  test('its guide says that it is short, what marks a danger, whom to call, and when to come', () => {
    const text = withPlainSpaces(stringsOf(ownerGuide(code)).join(' '))
    for (const said of [/Полное руководство лежит в автомобиле/, /Красная/, /112/, /8 \(800\)/, /ТО-4, 60 000 км/])
      expect(text).toMatch(said)
    // A figure nobody has confirmed is not given as one that is.
    expect(text).toMatch(/Объём бака: \d+ л \(уточняется\)/)
    expect(text).not.toMatch(/undefined|NaN|\[object/)
  })

  test('is sold with its brochure in the header', () => {
    const brochure = modelDocuments.find((one) => one.code === code && one.kind === 'brochure')
    expect(modelNav[code].addition.list).toContainEqual({
      title: 'Брошюра PDF',
      href: brochure?.path,
      target: '_blank',
    })
  })
})

test('only a model that burns it is told about diesel', () => {
  const text = (code: 'g70' | 'gv70') => stringsOf(ownerGuide(code)).join(' ')
  expect(text('gv70')).toMatch(/Дизельное топливо/)
  expect(text('g70')).not.toMatch(/Дизельное топливо|топливного фильтра/)
})

describe('a finished brochure', () => {
  let bytes: Buffer
  let text: string
  beforeAll(async () => {
    bytes = await makeBrochure(brochureOf('g70'))
    text = withPlainSpaces(
      (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text,
    )
  }, 60_000)

  test('is a file that a phone opens at once', () => expect(bytes.length).toBeLessThan(400 * 1024))

  test.each(['Не является публичной офертой', 'Панорамная крыша'])('says %s', (said) =>
    expect(text.toLowerCase()).toContain(said.toLowerCase()),
  )

  test('says the lowest price and that of every trim', () => {
    const trims: readonly TrimRow[] = lineUp.g70.trims
    const prices = trims.flatMap(([, , , price]) => price ?? [])
    const said = prices.map(formatMoney)
    const lowest = prices.length > 0 ? [`от ${formatMoney(Math.min(...prices))}`] : []
    expect([...said, ...lowest].filter((price) => !text.includes(withPlainSpaces(price)))).toEqual([])
  })

  test('is tagged and named, in Russian', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: `${BRAND} G70: брошюра`, Language: 'ru-RU' })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  })
})
