import { exteriorColors } from '#src/content/cars/colors.ts'
import { captions } from '#src/content/gallery.ts'
import { facts } from '#src/content/models/facts.ts'
import { modelName } from '#src/content/models/summary.ts'
import { BRAND, BRAND_SLUG } from '#src/brand/brand.ts'
import { formatDecimal } from '#src/domain/format.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import { ORDER, type Columns, type Shot } from '#src/pages/model-gallery/order.ts'
import { boardSources, colorSources, colorSrc, interiorsOf } from '#src/pages/shared/cars/colors.tsx'
import { carAlt, carSources, carSrc, sizeOf, type CarView } from '#src/pages/parts/pictures.tsx'
import { closeUpStem, toKeep, windowOf, type CropName, type RasterView } from '#src/pages/parts/pictures.sources.ts'
import { STILL_VIEWS, stillSources, type StillRegister, type StillView } from '#src/pages/parts/stills.ts'
import type { ImageSource } from '#src/components/lazy-image.tsx'

/** What a drawing stands on. Close-ups, rendered pictures and boards fill their frame. */
export type Ground = 'stage' | 'ink' | 'paper'

type Whole = { src: string; sources: readonly ImageSource[] | undefined; ground: Ground | null }
type CloseUp = { crop: CropName; view: RasterView }

export type Frame = {
  /** Names the picture in the address: `#view=nose`. */
  id: string
  caption: string
  /** How much it shows. */
  span: string | null
  alt: string
  width: number
  height: number
  columns: Columns
  /** A file to take home and the name it gets there. */
  file: { href: string; name: string }
  picture: Whole | CloseUp
}

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

function whole(code: ModelCode, view: CarView, columns: Columns): Frame {
  const { length, width } = facts[code]
  return {
    id: view,
    caption: captions.views[view],
    span: metres(view.startsWith('front') ? width : length),
    alt: carAlt(code, view),
    ...sizeOf(view),
    columns,
    file: fileOf(carSrc(code, view), code, view),
    picture: { src: carSrc(code, view), sources: carSources(code, view), ground: GROUNDS[view] },
  }
}

function closeUp(code: ModelCode, view: RasterView, crop: CropName, columns: Columns): Frame {
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
    file: fileOf(`/images/cars/${closeUpStem(code, view, crop)}.svg`, code, id),
    picture: { view, crop },
  }
}

function still(code: ModelCode, view: StillView, register: StillRegister, columns: Columns): Frame {
  const found = stillSources(code, view, register)
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

function shotOf(code: ModelCode, [shot, columns]: readonly [Shot, Columns]): Frame {
  const [angle = '', register] = shot.split('-')
  if (isStill(angle)) return still(code, angle, register as StillRegister, columns)
  const [view, crop] = shot.split(':') as [RasterView, CropName | undefined]
  return crop ? closeUp(code, view, crop, columns) : whole(code, shot as CarView, columns)
}

const colorFrames = (code: ModelCode): Frame[] =>
  exteriorColors
    .filter(({ model_codes }) => model_codes.includes(confCodeOf[code]))
    .map((color) => {
      const src = colorSrc(color, code)
      const id = `color-${color.code.toLowerCase()}`
      return {
        id,
        caption: color.name,
        span: color.description ?? null,
        alt: `${BRAND} ${modelName(code)}, цвет «${color.name}»`,
        ...sizeOf('studio'),
        columns: 4,
        file: fileOf(src, code, id),
        picture: { src, sources: colorSources(src), ground: 'stage' },
      }
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

/** Every picture of a model by the section of the page it belongs to. */
export const framesOf = (code: ModelCode): Record<Group, Frame[]> => ({
  exterior: ORDER[code].flat().map((place) => shotOf(code, place)),
  colors: colorFrames(code),
  interior: boardFrames(code),
})

export const isGroup = (id: string): id is Group => id === 'exterior' || id === 'colors' || id === 'interior'
