import sharp, { type Sharp } from 'sharp'
import { INK } from '#src/brand/palette.ts'
import type { Picture } from '#src/content/pictures/picture-of.ts'
import { SHARE_SIZE } from '#src/domain/constants.ts'
import { Defs, svgDocument, tag } from '#src/drawing/kit/svg.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE

/** Where the subject of a photograph stands, from the top: below the text. */
const SUBJECT = 0.63
/** At most so much of a wide picture is cut off at its foot: wheels stand there. */
const FOOT = 0.12
/** As far down there may be text. */
const TEXT_END = 250

export type GroundPhoto = Pick<Picture, 'src' | 'focus'>

/** The ground of a card of a shared link: a photograph over its whole width, dark behind the text above it. */
export async function photoGround(file: string | Buffer, focus: Picture['focus']): Promise<Sharp> {
  const { data, info } = await sharp(file).resize({ width: WIDTH }).toBuffer({ resolveWithObject: true })
  const { height } = info
  const top = topOf(height, focus)
  const above = Math.max(0, top)
  const picture = await sharp(data)
    .extract({ left: 0, top: above - top, width: WIDTH, height: Math.min(HEIGHT - above, height) })
    .toBuffer()
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: INK } }).composite([
    { input: picture, left: 0, top: above },
    { input: Buffer.from(shade(above)) },
  ])
}

/** The upper edge, pixels, is over that of the card if the photograph is a tall one. */
function topOf(height: number, [, down]: readonly [number, number] = [50, 50]): number {
  const wanted = SUBJECT * HEIGHT - (down / 100) * height
  const [highest, lowest] = [HEIGHT - height, Math.max(0, HEIGHT - height * (1 - FOOT))]
  return Math.round(Math.min(Math.max(wanted, highest), lowest))
}

/** Over a photograph that begins at `top`: dark as far as the text, then it clears. */
function shade(top: number): string {
  const stops: readonly [at: number, opacity: number][] = [
    [top, 1],
    [top + 30, 0.84],
    [Math.max(TEXT_END, top + 90), 0.58],
    [Math.max(TEXT_END + 130, top + 200), 0],
    [HEIGHT - 90, 0],
    [HEIGHT, 0.4],
  ]
  return svgDocument(
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, className: 'shade', label: '', defs: new Defs('shade') },
    tag(
      'linearGradient',
      { id: 'shade-fall', x1: 0, y1: 0, x2: 0, y2: 1 },
      ...stops.map(([at, opacity]) => tag('stop', { offset: at / HEIGHT, 'stop-color': INK, 'stop-opacity': opacity })),
    ),
    tag('rect', { width: WIDTH, height: HEIGHT, fill: 'url(#shade-fall)' }),
  )
}
