import sharp, { type Sharp } from 'sharp'
import { INK } from '#src/brand/palette.ts'
import { pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import type { ShareScene } from '#src/content/share-cards.ts'
import { SHARE_SIZE } from '#src/domain/constants.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { facts } from '#src/content/models/facts.ts'
import { drawConcept } from '#src/drawing/concept.ts'
import { drawFront } from '#src/drawing/front.ts'
import { FRAME, FRONT_FRAME } from '#src/drawing/kit/frames.ts'
import { Defs, svgDocument, tag } from '#src/drawing/kit/svg.ts'
import { drawSide } from '#src/drawing/side.ts'
import { stage } from '../pictures/stage.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE

/** One scene is used by many cards: their text is laid over it. */
export const sceneKey = (scene: ShareScene): string => Object.values(scene).join('-')

/** The photograph that replaces the drawing, or null. */
export function photoIn(scene: ShareScene): Picture | null {
  if (scene.kind === 'concept') return null
  const picture =
    pictureOf(scene.car, 'hero') ?? pictureOf(scene.car, scene.kind === 'front' ? 'front-light' : scene.register)
  return picture?.source === 'drawing' ? null : picture
}

/** Dark scenes have light text: photographs do, too, under a darkening overlay. */
export const isDark = (scene: ShareScene): boolean =>
  photoIn(scene) !== null || !(scene.kind === 'side' && scene.register === 'studio')

/** The background of a card with its car, without text. */
export async function sceneOf(scene: ShareScene, publicFolder: string): Promise<Sharp> {
  const photo = photoIn(scene)
  if (!photo) return sharp(Buffer.from(drawScene(scene)))
  const { focus: [, down] = [50, 50] } = photo
  const gravity = down < 40 ? 'north' : down > 60 ? 'south' : 'centre'
  const picture = await sharp(publicFolder + photo.src)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover', position: gravity })
    .toBuffer()
  return sharp(picture).composite([{ input: Buffer.from(SHADE) }])
}

/** Text is above and below: there any photograph is dark enough. */
const SHADE = svgDocument(
  { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, className: 'shade', label: '', defs: new Defs('shade') },
  tag(
    'linearGradient',
    { id: 'shade-fall', x1: 0, y1: 0, x2: 0, y2: 1 },
    tag('stop', { offset: 0, 'stop-color': INK, 'stop-opacity': 0.86 }),
    tag('stop', { offset: 0.55, 'stop-color': INK, 'stop-opacity': 0.4 }),
    tag('stop', { offset: 0.72, 'stop-color': INK, 'stop-opacity': 0.2 }),
    tag('stop', { offset: 1, 'stop-color': INK, 'stop-opacity': 0.8 }),
  ),
  tag('rect', { width: WIDTH, height: HEIGHT, fill: 'url(#shade-fall)' }),
)

function drawScene(scene: ShareScene): string {
  const defs = new Defs('share')
  const fill = stage(defs, isDark(scene) ? 'dark' : 'lit')
  const placed = carOf(scene)
  return svgDocument(
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, className: 'share', label: '', defs },
    tag('rect', { width: WIDTH, height: HEIGHT, fill }),
    placed ? tag('svg', { x: placed.x, y: placed.y, width: placed.width, height: placed.height }, placed.drawing) : '',
  )
}

const TALL_MM = 1600

type Placed = { x: number; y: number; width: number; height: number; drawing: string }

/** Null for a car without a drawing: its card is the background alone. */
function carOf(scene: ShareScene): Placed | null {
  if (scene.kind === 'concept') return sidePlaced(scene, drawConcept(scene.name))
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
  return sidePlaced(scene, drawing)
}

function sidePlaced(scene: ShareScene, drawing: string): Placed {
  const isBright = !isDark(scene)
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
