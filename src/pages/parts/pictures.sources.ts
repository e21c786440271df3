import type { NewsCategory } from '#src/domain/news.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { ImageSource } from '#src/components/lazy-image.tsx'

/**
 * Which raster versions of the drawings exist: the page asks for them, scripts/pictures makes them. A studio drawing is
 * 13 KB on the wire and a light one 3, but each keeps a phone's main thread twice as long as a ready-made picture; so
 * phones get the picture, wide screens the drawing itself, sharp at any size. Line, front and plan stay drawings.
 */
export const PHONE = '(max-width: 768px)'
export const NOT_PHONE = `not all and ${PHONE}`

/** Widths in pixels, all AVIF. The few browsers from before 2023 take the file of the `<img>`. */
export const RASTERS = {
  side: [800, 1280, 1920],
  /** The two smallest stand in lists of cars, where a drawing of a metre would fall apart into dots. */
  paint: [240, 480, 800, 1280],
  closeUp: [800, 1200],
  cover: [800, 1200],
  board: [800, 1200],
  still: [800, 1280, 1920],
} as const satisfies Record<string, readonly number[]>

export type RasterKind = keyof typeof RASTERS

/** `/images/cars/g70-studio.svg` as `<source>` elements: `/images/cars/g70-studio-1280.avif` and its sisters. */
export function sourcesOf(kind: RasterKind, src: string, sizes = '100vw', media?: string): ImageSource[] {
  const stem = src.slice(0, src.lastIndexOf('.'))
  const srcSet = RASTERS[kind].map((width) => `${stem}-${width}.avif ${width}w`).join(', ')
  return [{ type: 'image/avif', srcSet, sizes, ...(media && { media }) }]
}

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
