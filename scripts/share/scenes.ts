import type { ShareScene } from '#src/content/share-cards.ts'
import { SHARE_SIZE } from '#src/domain/constants.ts'
import { facts } from '#src/content/models/facts.ts'
import { drawConcept } from '#src/drawing/concept.ts'
import { drawFront } from '#src/drawing/front.ts'
import { FRAME, FRONT_FRAME } from '#src/drawing/kit/frames.ts'
import { Defs, svgDocument, tag } from '#src/drawing/kit/svg.ts'
import { drawSide } from '#src/drawing/side.ts'
import { stage } from '../pictures/stage.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE

/** One scene serves many cards: what stands on it is laid over. */
export const sceneKey = (scene: ShareScene): string => Object.values(scene).join('-')

/** Dark scenes take light type. */
export const isDark = (scene: ShareScene): boolean => !(scene.kind === 'side' && scene.register === 'studio')

/** The ground of a card with its car, without words. */
export function drawScene(scene: ShareScene): string {
  const defs = new Defs('share')
  const fill = stage(defs, isDark(scene) ? 'dark' : 'lit')
  const { x, y, width, height, drawing } = carOf(scene)
  return svgDocument(
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, className: 'share', label: '', defs },
    tag('rect', { width: WIDTH, height: HEIGHT, fill }),
    tag('svg', { x, y, width, height }, drawing),
  )
}

const TALL_MM = 1600

type Placed = { x: number; y: number; width: number; height: number; drawing: string }

function carOf(scene: ShareScene): Placed {
  if (scene.kind === 'front') {
    // To the right, under the end of the words.
    const width = 660
    const height = (width * FRONT_FRAME.height) / FRONT_FRAME.width
    return {
      x: WIDTH - width + 20,
      y: HEIGHT - height + 26,
      width,
      height,
      drawing: drawFront({ code: scene.car, register: 'light', label: '' }),
    }
  }
  const isBright = !isDark(scene)
  // Two lines of type must fit above the roof, so tall cars are drawn smaller.
  const isTall = scene.kind === 'side' && facts[scene.car].height > TALL_MM
  const width = isBright || isTall ? 1000 : 1130
  const height = (width * FRAME.height) / FRAME.width
  const drawing =
    scene.kind === 'concept'
      ? drawConcept(scene.name)
      : scene.register === 'light'
        ? drawSide({ code: scene.car, register: 'light', label: '' })
        : drawSide({ code: scene.car, register: 'studio', label: '' })
  return {
    x: isBright ? WIDTH - width - 30 : (WIDTH - width) / 2,
    y: HEIGHT - height + (isBright ? -4 : 4),
    width,
    height,
    drawing,
  }
}
