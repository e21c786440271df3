import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { toHtml } from '#src/backend/mail/letter-html.ts'
import { brochureOf } from '#src/content/brochure.ts'
import { news } from '#src/content/seed/news-articles.ts'
import { drawFront } from '#src/drawing/front.ts'
import { drawSide } from '#src/drawing/side.ts'
import { makeBrochure } from '#src/printing/brochure/brochure.ts'
import { shareCardSvg } from '#src/printing/share-card.ts'
import { createTypesetter } from '#src/printing/typesetter.ts'
import { withColours, withConstants } from '../../scripts/css-constants.ts'
import { drawMap } from '../../scripts/map/draw.ts'
import { newsCover } from '../../scripts/pictures/covers.ts'
import { drawWords } from '../../scripts/share/words.ts'

/** Another brand's colours: whatever takes one by its name must show these. */
const changed = vi.hoisted(() => ({
  ACCENT: '#123456',
  ACCENT_ON_DARK: '#89abcd',
  INK: '#0a1b2c',
  BONE: '#f0e1d2',
}))
// Drawn cars: a photograph has its own colours.
vi.mock('#src/content/pictures/generated.ts', () => ({ generatedPictures: {} }))
vi.mock('#src/brand/palette.ts', async (original) => ({ ...(await original<object>()), ...changed }))

const { ACCENT, ACCENT_ON_DARK, INK, BONE } = changed

test('style sheets and the document take the changed colours', () => {
  const tokens = withConstants(readFileSync('src/styles/tokens.css', 'utf8'))
  for (const colour of Object.values(changed)) expect(tokens).toContain(colour)
  expect(withColours(readFileSync('index.html', 'utf8'))).toContain(`<meta name="theme-color" content="${INK}" />`)
})

test('drawings do', () => {
  expect(drawSide({ code: 'g70', register: 'line', dimensions: true })).toContain(ACCENT)
  expect(drawFront({ code: 'g70', register: 'line', dimensions: true })).toContain(ACCENT)
})

test('covers of news do, on light and on dark', () => {
  const covers = news.map((item) => newsCover(item, news)).join('')
  for (const colour of [ACCENT, ACCENT_ON_DARK, INK, BONE]) expect(covers).toContain(colour)
})

test('the map does', () => {
  expect(drawMap()).toContain(`stroke="${ACCENT}"`)
  expect(drawMap()).toContain(`stroke="${INK}"`)
})

test('documents do: the lamps of a drawing in the accent, words in ink', async () => {
  const written = linesOf(await makeBrochure(brochureOf('g70')))
  expect([ACCENT, INK].filter((colour) => !written.includes(asPrinted(colour)))).toEqual([])
})

test('cards of shared links do', () => {
  const faces = { display: createTypesetter('title'), text: createTypesetter('text') }
  const words = (register: 'light' | 'studio') =>
    drawWords({ key: 'home', title: 'Слова', scene: { kind: 'side', car: 'g70', register } }, faces)
  expect(words('studio')).toContain(INK)
  expect(words('light')).toContain(BONE)
  const model = { code: 'g70', name: 'G70', isLong: false } as const
  const exterior = { code: 'GRF', name: 'Графитовый' }
  expect(shareCardSvg({ model, exterior, trim: 'Sport', price: null })).toContain(INK)
})

test('letters do', () => {
  const words = { subject: 'Тема', preview: 'Начало', kicker: 'Заявка', heading: 'Заголовок' }
  const letter = { ...words, lead: [], button: null, rows: [], links: [], notes: [] }
  const html = toHtml(letter, { origin: 'https://site.example', email: null })
  for (const colour of [INK, BONE]) expect(html).toContain(colour)
})

/** All that a PDF draws with, unpacked. */
function linesOf(pdf: Buffer): string {
  const parts: string[] = []
  for (let from = pdf.indexOf('stream\n'); from !== -1; from = pdf.indexOf('stream\n', from + 7)) {
    const end = pdf.indexOf('endstream', from)
    const packed = pdf.subarray(from + 7, end)
    // Deflate begins so; fonts and pictures are unpacked with the rest.
    if (packed[0] === 0x78) parts.push(inflateSync(packed).toString('latin1'))
    from = end
  }
  return parts.join('\n')
}

/** Channels from 0 to 1. */
const asPrinted = (hex: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255).join(' ')
