import sharp, { type Sharp } from 'sharp'
import type { ShareCard } from '#src/content/share-cards.ts'
import { SHARE_SIZE } from '#src/domain/constants.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { facts } from '#src/content/models/facts.ts'
import { drawConcept } from '#src/drawing/concept.ts'
import { drawFront } from '#src/drawing/front.ts'
import { FRAME, FRONT_FRAME } from '#src/drawing/kit/frames.ts'
import { Defs, svgDocument, tag } from '#src/drawing/kit/svg.ts'
import { drawSide } from '#src/drawing/side.ts'
import { photoGround } from '#src/printing/photo-ground.ts'
import { stage } from '../pictures/stage.ts'
import { groundOf } from './photos.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE

/** One scene is used by many cards: their text is laid over it. */
export const sceneKey = (card: ShareCard): string => groundOf(card)?.src ?? Object.values(card.scene).join('-')

/** Dark scenes have light text: photographs do, too, which are darkened behind it. */
export const isDark = (card: Pick<ShareCard, 'key' | 'scene'>): boolean =>
  groundOf(card) !== null || !(card.scene.kind === 'side' && card.scene.register === 'studio')

/** The background of a card with its car, without text. */
export async function sceneOf(card: ShareCard, publicFolder: string): Promise<Sharp> {
  const photo = groundOf(card)
  if (!photo) return sharp(Buffer.from(drawScene(card)))
  return photoGround(publicFolder + photo.src, photo.focus)
}

function drawScene(card: ShareCard): string {
  const defs = new Defs('share')
  const fill = stage(defs, isDark(card) ? 'dark' : 'lit')
  const car = carOf(card)
  return svgDocument(
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, className: 'share', label: '', defs },
    tag('rect', { width: WIDTH, height: HEIGHT, fill }),
    car ? tag('svg', { x: car.x, y: car.y, width: car.width, height: car.height }, car.drawing) : '',
  )
}

const TALL_MM = 1600

type Placed = { x: number; y: number; width: number; height: number; drawing: string }

/** Null for a car without a drawing: its card is the background alone. */
function carOf(card: ShareCard): Placed | null {
  const { scene } = card
  if (scene.kind === 'concept') return sidePlaced(card, drawConcept(scene.name))
  const { car } = scene
  if (!isDrawn(car)) return null
  if (scene.kind === 'front') {
    // To the right, under the end of the text.
    const width = 660
    const height = (width * FRONT_FRAME.height) / FRONT_FRAME.width
    return {
      x: WIDTH - width + 20,
      y: HEIGHT - height + 26,
      width,
      height,
      drawing: drawFront({ code: car, register: 'light', label: '' }),
    }
  }
  const drawing =
    scene.register === 'light'
      ? drawSide({ code: car, register: 'light', label: '' })
      : drawSide({ code: car, register: 'studio', label: '' })
  return sidePlaced(card, drawing)
}

function sidePlaced(card: ShareCard, drawing: string): Placed {
  const { scene } = card
  const isBright = !isDark(card)
  // Two lines of text must fit above the roof, so tall cars are drawn smaller.
  const isTall = scene.kind === 'side' && facts[scene.car].height > TALL_MM
  const width = isBright || isTall ? 1000 : 1130
  const height = (width * FRAME.height) / FRAME.width
  return {
    x: isBright ? WIDTH - width - 30 : (WIDTH - width) / 2,
    y: HEIGHT - height + (isBright ? -4 : 4),
    width,
    height,
    drawing,
  }
}
