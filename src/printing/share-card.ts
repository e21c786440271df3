import sharp from 'sharp'
import { BRAND } from '#src/brand/brand.ts'
import { SHARE_SIZE } from '#src/domain/constants.ts'
import { pictureOf } from '#src/content/pictures/picture-of.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { BONE, INK, STAGE_CENTRE, STAGE_EDGE, STAGE_MIDDLE } from '#src/brand/palette.ts'
import { Defs, svgDocument, tag } from '#src/drawing/kit/svg.ts'
import { FRAME } from '#src/drawing/kit/frames.ts'
import { paintOf } from '#src/drawing/paints.ts'
import { drawnCodeOf } from '#src/drawing/cars/car.ts'
import { drawSide } from '#src/drawing/side.ts'
import { drawLogo } from '#src/printing/logo.ts'
import { photoGround } from '#src/printing/photo-ground.ts'
import { builtFile, photoFor } from '#src/printing/photos.ts'
import { createTypesetter } from '#src/printing/typesetter.ts'

/** The card of a shared build: 1200×630, the car in its paint. */
export type ShareCard = {
  model: { code: ModelCode; name: string; isLong: boolean }
  exterior: { code: string; name: string }
  trim: string
  /** As printed; null leaves it out. */
  price: string | null
}

const LEFT = 64
const CAR_WIDTH = 880
/** At the right edge, clear of the text on the left. */
const PHOTO = { width: 800, left: 400, bottom: 566 } as const
/** Up to the nose of the car. */
const TEXT_WIDTH = 232
const TEXT_SIZE = 25
const LINE = 34
const NAME_SIZE = 124

export async function drawShareCard(card: ShareCard): Promise<Uint8Array> {
  const { model, exterior } = card
  const hall = pictureOf(model.code, { showroom: exterior.code })
  // Of the long car there are drawings alone.
  if (hall?.place === 'showroom' && !model.isLong) {
    const ground = await photoGround(builtFile(hall.src), hall.focus)
    const words = [{ input: Buffer.from(wordsOver(card)) }]
    return sharp(await ground.png().toBuffer())
      .composite(words)
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer()
  }
  const photo = await photoFor(model.code, { paint: exterior.code }, PHOTO.width)
  const svg = Buffer.from(shareCardSvg(card, photo === null))
  const above = photo ? [{ input: photo.jpeg, left: PHOTO.left, top: PHOTO.bottom - photo.height }] : []
  return sharp(svg).composite(above).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

/** The card without its photograph, which is laid over it where the car is not drawn. */
export function shareCardSvg({ model, exterior, trim, price }: ShareCard, isDrawn = true): string {
  const defs = new Defs('card')
  const { width, height } = SHARE_SIZE
  const stage = defs.radial('stage', [
    [0, STAGE_CENTRE],
    [0.52, STAGE_MIDDLE],
    [1, STAGE_EDGE],
  ])
  const [giant, title, text] = [createTypesetter('giant', -0.035), createTypesetter('title'), createTypesetter('text')]
  const lines = text.linesOf(`${trim}, ${exterior.name.toLowerCase()}`, TEXT_SIZE, TEXT_WIDTH)
  const bottom = height - 64
  const first = bottom - (price ? 56 : 0) - (lines.length - 1) * LINE
  return svgDocument(
    { viewBox: `0 0 ${width} ${height}`, className: 'share', label: `${BRAND} ${model.name}`, defs },
    tag('rect', { width, height, fill: stage }),
    isDrawn ? carOf(model, exterior) : '',
    drawLogo({ color: INK, weight: 1.7 }, { x: LEFT, y: 56, width: 170, height: 34 }),
    written(giant.pathOf(model.name, 148, [LEFT - 8, 246])),
    ...lines.map((line, index) => written(text.pathOf(line, TEXT_SIZE, [LEFT, first + index * LINE]))),
    price ? written(title.pathOf(price, 32, [LEFT, bottom])) : '',
  )
}

/** Over the car in the hall: its name, beside it what it is, to the right the price. */
function wordsOver({ model, exterior, trim, price }: ShareCard): string {
  const { width, height } = SHARE_SIZE
  const [name, title, text] = [createTypesetter('title', -0.018), createTypesetter('title'), createTypesetter('text')]
  const baseline = 208
  const beside = LEFT + name.widthOf(model.name, NAME_SIZE) + 60
  const lines = text.linesOf(`${trim}, ${exterior.name.toLowerCase()}`, TEXT_SIZE, 420)
  const first = baseline - (lines.length - 1) * LINE
  return svgDocument(
    { viewBox: `0 0 ${width} ${height}`, className: 'share', label: `${BRAND} ${model.name}`, defs: new Defs('words') },
    drawLogo({ color: BONE, weight: 1.8 }, { x: LEFT - 3, y: 52, width: 178.5, height: 35.7 }),
    written(name.pathOf(model.name, NAME_SIZE, [LEFT - 8, baseline]), BONE),
    ...lines.map((line, index) => written(text.pathOf(line, TEXT_SIZE, [beside, first + index * LINE]), BONE)),
    price ? written(title.pathOf(price, 36, [width - LEFT - title.widthOf(price, 36), baseline]), BONE) : '',
  )
}

function carOf(model: ShareCard['model'], exterior: ShareCard['exterior']): string {
  const drawn = drawnCodeOf(model)
  if (!drawn) return ''
  const { width, height } = SHARE_SIZE
  const carHeight = (CAR_WIDTH * FRAME.height) / FRAME.width
  return tag(
    'svg',
    { x: width - CAR_WIDTH - 10, y: height - carHeight - 18, width: CAR_WIDTH, height: carHeight },
    drawSide({ code: drawn, register: 'studio', paint: paintOf(exterior.code), label: '' }),
  )
}

const written = (d: string, fill = INK): string => tag('path', { d, fill })
