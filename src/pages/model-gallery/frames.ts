import { exteriorColors } from '#src/content/cars/colors.ts'
import { captions } from '#src/content/gallery.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { facts } from '#src/content/models/facts.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { modelName } from '#src/content/models/summary.ts'
import { hashed } from '#src/content/pictures/hashed.ts'
import { isInPaint, pictureOf, type Picture } from '#src/content/pictures/picture-of.ts'
import { BRAND } from '#src/brand/brand.ts'
import { formatDecimal } from '#src/domain/format.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import type { InteriorColor } from '#src/domain/shapes/configurator.ts'
import { frameOf } from '#src/pages/model-gallery/frame-of.ts'
import type { Frame } from '#src/pages/model-gallery/frame.ts'
import { cabinFrames, detailFrames, outsideFrames, placeFrames, SIDE } from '#src/pages/model-gallery/photo-frames.ts'
import { boardSources, interiorsOf } from '#src/pages/shared/cars/colors.tsx'

/** Sections of the page, in its order. */
export const GROUPS = ['exterior', 'places', 'details', 'interior', 'colors', 'drawings'] as const
export type Group = (typeof GROUPS)[number]
export const isGroup = (id: string): id is Group => GROUPS.some((group) => group === id)

/** Paints with a picture. The one of the page's other pictures is first and shown: another would come from nowhere. */
const colorFrames = (code: ModelCode): Frame[] => {
  const paints = exteriorColors.filter(({ model_codes }) => model_codes.includes(confCodeOf[code]))
  const { shownPaint } = lineUp[code]
  return paints
    .toSorted((a, b) => Number(b.code === shownPaint) - Number(a.code === shownPaint))
    .flatMap((color): Frame[] => {
      const picture = pictureOf(code, { showroom: color.code })
      if (!picture || !isInPaint(picture)) return []
      const frame = frameOf(
        code,
        { ...picture, alt: `${BRAND} ${modelName(code)}, цвет «${color.name}»` },
        {
          id: `color-${color.code.toLowerCase()}`,
          caption: color.name,
          note: color.description ?? null,
          shape: 'small',
          tone: 'studio',
          swatch: { hex: color.hex, dark: color.hex_dark },
          ...(color.code === shownPaint && { instead: SIDE }),
        },
      )
      return [frame]
    })
}

/** The cabin in every interior it is sold with, or else its material boards: a row has one kind of picture. */
function interiorFrames(code: ModelCode): Frame[] {
  const interiors = interiorsOf(code)
  const views = interiors.flatMap((interior) => pictureOf(code, { interior: interior.code }, '100vw') ?? [])
  return interiors.map((interior, index) => {
    const view = views.length === interiors.length ? views[index] : undefined
    return frameOf(code, view ?? boardOf(interior), {
      id: `interior-${interior.code.toLowerCase()}`,
      caption: interior.name,
      note: view ? interior.trim : captions.sample(interior.trim),
      shape: 'small',
      tone: 'inside',
      ...(view && { swatch: { hex: interior.hex, dark: interior.hex_accent } }),
    })
  })
}

const boardOf = ({ image, name, trim }: InteriorColor): Picture => ({
  source: 'render',
  src: hashed(image),
  sources: boardSources(image),
  alt: `Отделка салона: ${name}, ${trim}`,
  width: 1200,
  height: 800,
})

/** Elevations and the plan, to one scale. */
const drawingFrames = (code: ModelCode): Frame[] =>
  (['line', 'front-line', 'plan'] as const).flatMap((view) => {
    const picture = isDrawn(code) ? pictureOf(code, view) : null
    if (picture?.source !== 'drawing') return []
    const { length, width } = facts[code]
    const metres = formatDecimal((view === 'front-line' ? width : length) / 1000)
    return [
      frameOf(code, picture, {
        id: view,
        caption: captions.views[view],
        note: captions.span(metres),
        shape: 'drawing',
        tone: 'paper',
        ...(view !== 'front-line' && { centered: code }),
      }),
    ]
  })

/** One photograph may be in several places. */
const eachOnce = (frames: readonly Frame[]): Frame[] => {
  const files = frames.map(({ file }) => file.href)
  return frames.filter(({ file }, index) => files.indexOf(file.href) === index)
}

function outsideOf(code: ModelCode): Record<'exterior' | 'details', Frame[]> {
  const whole = outsideFrames(code)
  const once = eachOnce([...whole, ...detailFrames(code)])
  const [exterior, details] = [true, false].map((isWhole) => once.filter((frame) => whole.includes(frame) === isWhole))
  return { exterior: exterior ?? [], details: details ?? [] }
}

/** Every picture of a model by the section of the page it belongs to. */
export const framesOf = (code: ModelCode): Record<Group, Frame[]> => ({
  ...outsideOf(code),
  places: placeFrames(code),
  interior: [...cabinFrames(code), ...interiorFrames(code)],
  colors: colorFrames(code),
  drawings: drawingFrames(code),
})

/**
 * The picture that a word of the address names: by its id, or the nearest to one that the gallery no longer has;
 * null for other words.
 */
export const frameIdOf = (frames: readonly Frame[], word: string): string | null =>
  (frames.find(({ id }) => id === word) ?? frames.findLast(({ instead }) => instead?.includes(word)))?.id ?? null
