import { exteriorColors } from '#src/content/cars/colors.ts'
import { captions } from '#src/content/gallery.ts'
import { facts } from '#src/content/models/facts.ts'
import { modelName } from '#src/content/models/summary.ts'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import { formatDecimal } from '#src/domain/format.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import { isDrawn, type DrawnModel } from '#src/content/models/drawn.ts'
import { closeUpSrc, windowOf, type CarView, type CropName, type RasterView } from '#src/content/pictures/drawings.ts'
import { galleryPhotosOf } from '#src/content/pictures/galleries.ts'
import { isInPaint, pictureOf } from '#src/content/pictures/picture-of.ts'
import { toKeep } from '#src/content/pictures/sources.ts'
import { STILL_VIEWS, type StillRegister, type StillView } from '#src/content/pictures/stills.ts'
import type { Frame, Ground } from '#src/pages/model-gallery/frame.ts'
import { ORDER, type Columns, type Shot } from '#src/pages/model-gallery/order.ts'
import { cabinFramesOf, photoFramesOf } from '#src/pages/model-gallery/photo-frames.ts'
import { boardSources, interiorsOf } from '#src/pages/shared/cars/colors.tsx'

export type Group = 'exterior' | 'colors' | 'interior'

const metres = (mm: number): string => captions.span(formatDecimal(mm / 1000))
const fileOf = (src: string, code: ModelCode, id: string): Frame['file'] => {
  const href = toKeep(src)
  return { href, name: `${BRAND_SLUG}-${modelName(code).toLowerCase()}-${id}${href.slice(href.lastIndexOf('.'))}` }
}

const GROUNDS: Record<CarView, Ground> = {
  light: 'ink',
  'front-light': 'ink',
  studio: 'stage',
  line: 'paper',
  'front-line': 'paper',
  plan: 'paper',
}

function whole(code: DrawnModel, view: CarView, columns: Columns): Frame[] {
  const picture = pictureOf(code, view)
  if (!picture) return []
  const { src, sources, alt, width, height } = picture
  return [
    {
      id: view,
      caption: captions.views[view],
      span: metres(view.startsWith('front') ? facts[code].width : facts[code].length),
      alt,
      width,
      height,
      columns,
      file: fileOf(src, code, view),
      picture: { src, sources, ground: GROUNDS[view] },
    },
  ]
}

function closeUp(code: DrawnModel, view: RasterView, crop: CropName, columns: Columns): Frame {
  const [, , width, height] = windowOf(crop, facts[code].length)
  const caption = captions.closeUps[view][crop]
  const id = `${view}-${crop}`
  return {
    id,
    caption,
    span: metres(width),
    alt: `${BRAND} ${modelName(code)}: ${caption.toLowerCase()}`,
    width,
    height,
    columns,
    file: fileOf(closeUpSrc(code, view, crop), code, id),
    picture: { view, crop },
  }
}

function still(code: DrawnModel, view: StillView, register: StillRegister, columns: Columns): Frame {
  const found = pictureOf(code, { still: view, register })
  if (!found) throw new Error(`No still ${view} ${register} of ${code}`)
  const { src, sources, alt, width, height } = found
  const id = `${view}-${register}` as const
  return {
    id,
    caption: captions.stills[id],
    span: metres(facts[code].length),
    alt,
    width,
    height,
    columns,
    file: fileOf(src, code, id),
    picture: { src, sources, ground: null },
  }
}

const isStill = (view: string): view is StillView => STILL_VIEWS.some((one) => one === view)

function shotOf(code: DrawnModel, [shot, columns]: readonly [Shot, Columns]): Frame[] {
  const [angle = '', register] = shot.split('-')
  if (isStill(angle)) return [still(code, angle, register as StillRegister, columns)]
  const [view, crop] = shot.split(':') as [RasterView, CropName | undefined]
  return crop ? [closeUp(code, view, crop, columns)] : whole(code, shot as CarView, columns)
}

/** Paints of which there is a picture. */
const colorFrames = (code: ModelCode): Frame[] =>
  exteriorColors
    .filter(({ model_codes }) => model_codes.includes(confCodeOf[code]))
    .flatMap((color): Frame[] => {
      const picture = pictureOf(code, { paint: color.code })
      if (!picture || !isInPaint(picture)) return []
      const { src, sources, width, height } = picture
      const id = `color-${color.code.toLowerCase()}`
      return [
        {
          id,
          caption: color.name,
          span: color.description ?? null,
          alt: `${BRAND} ${modelName(code)}, цвет «${color.name}»`,
          width,
          height,
          columns: 4,
          file: fileOf(src, code, id),
          picture: { src, sources, ground: picture.source === 'drawing' ? 'stage' : null },
        },
      ]
    })

const boardFrames = (code: ModelCode): Frame[] =>
  interiorsOf(code).map(({ code: name, image, name: title, trim }) => {
    const id = `interior-${name.toLowerCase()}`
    return {
      id,
      caption: `${title}, ${trim}`,
      span: captions.sample,
      alt: `Отделка салона: ${title}, ${trim}`,
      width: 1200,
      height: 800,
      columns: 6,
      file: fileOf(image, code, id),
      picture: { src: image, sources: boardSources(image), ground: null },
    }
  })

/** Shots that are technical drawings: they close a gallery of photographs. */
const PLANS: readonly Shot[] = ['line', 'front-line', 'plan']

/** The outside in drawings and rendered pictures; behind a gallery of photographs only what explains the car. */
function drawnFrames(code: ModelCode): Frame[] {
  if (!isDrawn(code)) return []
  const { details, gallery } = galleryPhotosOf(code)
  const hasGallery = details.length + gallery.length > 0
  const places = ORDER[code].flat()
  return places.filter(([shot]) => !hasGallery || PLANS.includes(shot)).flatMap((place) => shotOf(code, place))
}

/** One photograph may stand in for several drawings. */
const eachOnce = (frames: readonly Frame[]): Frame[] => {
  const files = frames.map(({ file }) => file.href)
  return frames.filter(({ file }, index) => files.indexOf(file.href) === index)
}

/** Every picture of a model by the section of the page it belongs to. */
export const framesOf = (code: ModelCode): Record<Group, Frame[]> => ({
  exterior: eachOnce([...photoFramesOf(code), ...drawnFrames(code)]),
  colors: colorFrames(code),
  interior: [...cabinFramesOf(code), ...boardFrames(code)],
})

export const isGroup = (id: string): id is Group => id === 'exterior' || id === 'colors' || id === 'interior'
