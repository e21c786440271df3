import type { ShareCard } from '#src/content/share-cards.ts'
import { SHARE_SIZE } from '#src/domain/constants.ts'
import { BONE, INK } from '#src/brand/palette.ts'
import { Defs, svgDocument, tag } from '#src/drawing/kit/svg.ts'
import { drawLogo } from '#src/printing/logo.ts'
import type { Typesetter } from '#src/printing/typesetter.ts'
import { groundOf } from './photos.ts'
import { isDark } from './scenes.ts'

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE
const LEFT = 64
const TOP = 132
const LEADING = 1.16

export type Faces = { display: Typesetter; text: Typesetter }

/** Everything on a card except its scene: logo, title, and next to or below it the name or the note. */
export function drawWords(card: ShareCard, faces: Faces): string {
  const ink = isDark(card) ? BONE : INK
  const paths = card.name === undefined ? [titleOf(card, faces), noteOf(card, faces)] : nameOf(card, card.name, faces)
  return svgDocument(
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, className: 'share', label: '', defs: new Defs('words') },
    drawLogo({ color: ink, weight: 1.8 }, { x: LEFT - 3, y: 52, width: 178.5, height: 35.7 }),
    ...paths.filter(Boolean).map((d) => tag('path', { d, fill: ink })),
  )
}

/** Sizes from the largest; the first that fits into its lines is used. */
type Fit = readonly [size: number, lines: number]
const ABOVE_THE_CAR: readonly Fit[] = [
  [78, 1],
  [62, 2],
  [54, 2],
  [48, 2],
]
const BESIDE_THE_CAR: readonly Fit[] = [
  [78, 2],
  [66, 3],
  [56, 4],
  [48, 4],
]

/** A drawing from the front is next to the text, one from the side and any photograph below it. */
const isBesideTheCar = (card: ShareCard): boolean => card.scene.kind === 'front' && !groundOf(card)

function titleOf(card: ShareCard, { display }: Faces): string {
  const { title } = card
  const isBeside = isBesideTheCar(card)
  const width = isBeside ? 700 : WIDTH - LEFT * 2
  const sizes = isBeside ? BESIDE_THE_CAR : ABOVE_THE_CAR
  const fits = sizes.find(([size, lines]) => {
    const set = display.linesOf(title, size, width)
    return set.length <= lines && set.every((line) => display.widthOf(line, size) <= width)
  })
  const [size] = fits ?? sizes.at(-1)!
  return setLines(display, display.linesOf(title, size, width), size, [LEFT, TOP + size * 0.72])
}

function noteOf(card: ShareCard, { text }: Faces): string {
  const { note } = card
  if (note === undefined) return ''
  return text.pathOf(note, 26, isBesideTheCar(card) ? [LEFT, HEIGHT - 56] : [WIDTH - LEFT - text.widthOf(note, 26), 76])
}

/** A model: its name as large as possible, and its kind in a few words next to it. */
function nameOf(card: ShareCard, name: string, { display }: Faces): string[] {
  const { title } = card
  const size = groundOf(card) ? 124 : 168
  const right = LEFT + display.widthOf(name, size) + 72
  const lines = display.linesOf(title, 40, WIDTH - LEFT - right)
  const capital = size * 0.72
  return [display.pathOf(name, size, [LEFT - 8, TOP + capital]), setLines(display, lines, 40, [right, TOP + 40 * 0.72])]
}

const setLines = (
  face: Typesetter,
  lines: readonly string[],
  size: number,
  [x, y]: readonly [number, number],
): string => lines.map((line, index) => face.pathOf(line, size, [x, y + index * size * LEADING])).join('')
