import type { NewsCategory } from '#src/domain/news.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { ImageSource } from '#src/components/lazy-image.tsx'
import { PHONE, sourcesOf } from '#src/components/picture-sources.ts'

export { NOT_PHONE, PHONE, RASTERS, sourcesOf, type RasterKind } from '#src/components/picture-sources.ts'

export const CROP_NAMES = ['nose', 'lamp', 'wheel', 'cabin', 'roof', 'shoulder', 'tail'] as const
export type CropName = (typeof CROP_NAMES)[number]

/** The same windows as in pictures.module.css, for the pictures made of them: x, y, width, height in millimetres. */
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

/** Registers that have raster versions. */
export const RASTER_VIEWS = ['studio', 'light'] as const
export type RasterView = (typeof RASTER_VIEWS)[number]
export const isRasterView = (view: string): view is RasterView => RASTER_VIEWS.some((one) => one === view)

export const closeUpStem = (code: ModelCode, view: RasterView, crop: CropName): string => `${code}-${view}-${crop}`

/** What a visitor takes home: the picture on its ground, in a format that opens everywhere. Made by scripts/pictures. */
export const toKeep = (src: string): string => src.replace(/\.svg$/, '.jpg')

/**
 * A close-up for phones. Its `<img>` is the whole drawing behind a window, which a phone does not lay, so a browser
 * without AVIF gets the picture to keep.
 */
export function closeUpSources(code: ModelCode, view: RasterView, crop: CropName): ImageSource[] {
  const src = `/images/cars/${closeUpStem(code, view, crop)}.svg`
  return [...sourcesOf('closeUp', src, '100vw', PHONE), { type: 'image/jpeg', srcSet: toKeep(src), media: PHONE }]
}

/** News about cars are covered by a close-up, which is heavy; the other covers are a few lines. */
export const hasRasterCover = ({ category }: { category: NewsCategory }): boolean => category === 'models'

type Covered = { image: string; category: NewsCategory }
export const coverSources = (item: Covered) =>
  hasRasterCover(item) ? sourcesOf('cover', item.image, '100vw', PHONE) : undefined
