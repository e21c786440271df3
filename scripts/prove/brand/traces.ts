import { inflateSync } from 'node:zlib'
import {
  BRAND,
  BRAND_IN_RUSSIAN,
  BRAND_MISSPELT,
  BRAND_SLUG,
  company,
  externalLinks,
  social,
} from '#src/brand/brand.ts'
import * as palette from '#src/brand/palette.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'

/** Finds traces of this project's own brand in the output of a site with another one. */

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const hostOf = (href: string): string[] => (href === '' ? [] : [href.replace(/^https?:\/\/|\/$/g, '')])
const digits = (text: string): string => text.replace(/\D/g, '')

/** Names, addresses and numbers; a phone as displayed, and as dialled. */
const WORDS = [
  BRAND,
  BRAND_SLUG,
  ...Object.values(BRAND_IN_RUSSIAN),
  ...BRAND_MISSPELT,
  ...[...Object.values(externalLinks), ...social.map(({ href }) => href)].flatMap(hostOf),
  ...Object.values(company.distributor),
  company.supportPhone,
  company.supportEmail,
  company.purchasingEmail,
  `+7${digits(company.supportPhone).slice(1)}`,
]
const NAMED = new RegExp([...new Set(WORDS)].map(escaped).join('|'), 'giu')

/** The words of the brand in a text, each once. Non-breaking characters and percent-encoding hide none. */
export function wordsIn(text: string): string[] {
  const plain = withPlainSpaces(text).replaceAll('\u00a0', ' ')
  return [...new Set([plain, decoded(plain)].flatMap((one) => one.match(NAMED) ?? []))]
}

/** Percent-encoded Cyrillic; invalid encoding stays as it is. */
const decoded = (text: string): string =>
  text.replace(/(?:%[\dA-F]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return part
    }
  })

// White belongs to every brand.
const COLOURS = Object.values(palette).filter((colour) => colour !== palette.WHITE)
/** `#rrggbb`, with an opacity behind it too, and rgb(…) with spaces or commas. */
const WRITTEN = new RegExp(COLOURS.map((hex) => `${hex}|rgba?\\(${channels(hex).join('[ ,]+')}`).join('|'), 'gi')

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** Steps of a gradient are computed shades of a paint: a dark one may equal any dark grey, the brand's too. */
const SHADE = /stop-color="#[\da-f]{6}"/gi

/** Colours of the brand's palette in a style sheet, a drawing or a page. */
export const coloursIn = (text: string): string[] => [...new Set(text.replace(SHADE, '').match(WRITTEN))]

const PRINTED = COLOURS.map((hex) =>
  channels(hex)
    .map((value) => value / 255)
    .join(' '),
)

/** The same for a PDF: the decompressed drawing operations of its pages. */
export function coloursInPdf(pdf: Buffer): string[] {
  const lines = unpacked(pdf)
  return COLOURS.filter((_, index) => lines.includes(PRINTED[index] ?? ''))
}

const STREAM = 'stream\n'

function unpacked(pdf: Buffer): string {
  const parts: string[] = []
  for (let from = pdf.indexOf(STREAM); from !== -1; from = pdf.indexOf(STREAM, from)) {
    const begin = from + STREAM.length
    const end = pdf.indexOf('endstream', begin)
    if (end === -1) break
    const packed = pdf.subarray(begin, end)
    // Signature of Deflate; pictures in JPEG do not have it.
    if (packed[0] === 0x78) parts.push(inflateSync(packed).toString('latin1'))
    from = end + 'endstream'.length
  }
  return parts.join('\n')
}
