import { BRAND } from '#src/brand/brand.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { modelName } from '#src/content/models/names.ts'
import { hashed } from '#src/content/pictures/hashed.ts'
import { PHONE, sourcesOf, downloadOf, type ImageSource } from '#src/content/pictures/sources.ts'
import type { CropName } from '#src/domain/car-details.ts'
import { FRAME, FRONT_FRAME, PLAN_FRAME } from '#src/domain/frames.ts'
import type { ModelCode } from '#src/domain/model.ts'

/**
 * The drawings of a car that are files of their own, by view and by register (line, light, studio). scripts/pictures
 * makes them.
 */
export type CarView = RasterView | 'line' | 'front-light' | 'front-line' | 'plan'

/** Registers that have raster versions. */
export const RASTER_VIEWS = ['studio', 'light'] as const
export type RasterView = (typeof RASTER_VIEWS)[number]
export const isRasterView = (view: string): view is RasterView => RASTER_VIEWS.some((one) => one === view)

export const isFront = (view: CarView): boolean => view === 'front-light' || view === 'front-line'

/** Of the drawing's file, in millimetres of the car: all are to one scale. */
export function sizeOf(view: CarView): { width: number; height: number } {
  const { width, height } = isFront(view) ? FRONT_FRAME : view === 'plan' ? PLAN_FRAME : FRAME
  return { width, height }
}

export const carSrc = (code: ModelCode, view: CarView): string => hashed(`/images/cars/${code}-${view}.svg`)

/** The side view in a paint of the configurator. */
export const paintSrc = (code: ModelCode, paint: string): string =>
  hashed(`/images/cars/${code}-${paint.toLowerCase()}.svg`)

const VIEW_NAMES: Record<CarView, string> = {
  studio: 'вид сбоку',
  light: 'силуэт в темноте: светятся крыша, линия кузова и фары',
  line: 'чертёж сбоку',
  'front-light': 'вид спереди в темноте, горят две линии фар',
  'front-line': 'чертёж спереди',
  plan: 'чертёж сверху',
}
export const carAlt = (code: ModelCode, view: CarView): string => `${BRAND} ${modelName(code)}, ${VIEW_NAMES[view]}`

/** Raster versions: of the studio those of the paint the car is shown in, of the dark for phones, because it is slow to render. */
export function carSources(code: ModelCode, view: CarView, sizes?: string): ImageSource[] {
  if (view === 'studio') return paintSources(paintSrc(code, lineUp[code].shownPaint), sizes)
  return isRasterView(view) ? sourcesOf('side', carSrc(code, view), '100vw', PHONE) : []
}

/** The side view in a paint as it is rendered; the drawing is for browsers without AVIF. */
export const paintSources = (src: string, sizes?: string): ImageSource[] => sourcesOf('paint', src, sizes)

/** The same windows as in pictures.module.css, for the pictures made from them: x, y, width, height in millimetres. */
export function windowOf(crop: CropName, length: number): readonly [x: number, y: number, w: number, h: number] {
  switch (crop) {
    case 'nose':
      return [0, 680, 1860, 1240]
    case 'lamp':
      return [20, 860, 1020, 680]
    case 'wheel':
      return [480, 980, 1380, 920]
    case 'cabin':
      return [1400, 260, 2280, 1520]
    case 'roof':
      return [900, 40, 3400, 960]
    case 'shoulder':
      return [820, 160, 4200, 1640]
    case 'tail':
      return [length - 1600, 620, 1860, 1240]
  }
}

const closeUpStem = (code: ModelCode, view: RasterView, crop: CropName): string => `${code}-${view}-${crop}`
export const closeUpSrc = (code: ModelCode, view: RasterView, crop: CropName): string =>
  hashed(`/images/cars/${closeUpStem(code, view, crop)}.svg`)

/**
 * A close-up for phones. Its `<img>` is the whole drawing behind a window; browsers without AVIF get the downloadable
 * picture instead.
 */
export function closeUpSources(code: ModelCode, view: RasterView, crop: CropName): ImageSource[] {
  const src = closeUpSrc(code, view, crop)
  return [...sourcesOf('closeUp', src, '100vw', PHONE), { type: 'image/jpeg', srcSet: downloadOf(src), media: PHONE }]
}
