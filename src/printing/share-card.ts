import sharp from 'sharp'
import { BRAND } from '#src/domain/brand.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { INK } from '#src/drawing/kit/palette.ts'
import { Defs, group, svgDocument, tag } from '#src/drawing/kit/svg.ts'
import { FRAME } from '#src/drawing/kit/frame.ts'
import { paintOf } from '#src/drawing/paints.ts'
import { drawSide } from '#src/drawing/side.ts'
import { WORDMARK } from '#src/drawing/wordmark.ts'
import { linesOfText, outlineText } from '#src/printing/outlined-text.ts'

/** The card of a shared build: 1200×630, the car in its paint. */
export type ShareCard = {
  model: { code: ModelCode; name: string; isLong: boolean }
  exterior: { code: string; name: string }
  trim: string
  /** As it is printed; null leaves it out. */
  price: string | null
}

export const CARD = { width: 1200, height: 630 } as const
const LEFT = 64
const CAR_WIDTH = 880
const TEXT_WIDTH = 300
const LINE = 34

export async function drawShareCard(card: ShareCard): Promise<Uint8Array> {
  const svg = Buffer.from(shareCardSvg(card))
  return sharp(svg).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

export function shareCardSvg({ model, exterior, trim, price }: ShareCard): string {
  const defs = new Defs('card')
  const { width, height } = CARD
  const stage = defs.radial('stage', [
    [0, '#fcfbf9'],
    [0.52, '#efebe5'],
    [1, '#ddd7cf'],
  ])
  const carHeight = (CAR_WIDTH * FRAME.height) / FRAME.width
  const type = { size: 25, cut: 'text', fill: INK } as const
  const lines = linesOfText(`${trim}, ${exterior.name.toLowerCase()}`, TEXT_WIDTH, type)
  const bottom = height - 64
  const first = bottom - (price ? 56 : 0) - (lines.length - 1) * LINE
  return svgDocument(
    { viewBox: `0 0 ${width} ${height}`, className: 'share', label: `${BRAND} ${model.name}`, defs },
    tag('rect', { width, height, fill: stage }),
    tag(
      'svg',
      { x: width - CAR_WIDTH - 10, y: height - carHeight - 18, width: CAR_WIDTH, height: carHeight },
      drawSide({
        code: model.isLong ? 'g90-l' : model.code,
        register: 'studio',
        paint: paintOf(exterior.code),
        label: '',
      }),
    ),
    group(
      { transform: 'translate(64 56)', fill: 'none', stroke: INK, 'stroke-width': 1.7 },
      tag('path', { d: WORDMARK.strokes, 'stroke-linejoin': 'bevel' }),
      tag('ellipse', { ...WORDMARK.ring }),
    ),
    outlineText(model.name, { x: LEFT - 8, y: 246, size: 148, cut: 'giant', fill: INK, tracking: -0.035 }),
    ...lines.map((line, index) => outlineText(line, { x: LEFT, y: first + index * LINE, ...type })),
    price ? outlineText(price, { x: LEFT, y: bottom, size: 32, cut: 'title', fill: INK }) : '',
  )
}
