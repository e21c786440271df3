import { hashed } from '#src/content/pictures/hashed.ts'

/** Another file of the same picture; the browser takes the first one it supports. */
export type ImageSource = { type: string; srcSet: string; sizes?: string; media?: string }

/**
 * Which raster versions of the drawings exist: the page requests them, scripts/pictures makes them. The side view in a
 * paint is rendered (docs/renders.md). A light drawing is 3 KB on the wire, but blocks a phone's main thread twice as
 * long as a ready-made picture; so phones get the picture, wide screens the drawing itself. Line, front and plan stay
 * drawings.
 */
export const PHONE = '(max-width: 768px)'
export const NOT_PHONE = `not all and ${PHONE}`

/** A phone that is not held sideways: an upright picture would be two of its screens there. */
export const UPRIGHT = `${PHONE} and (max-aspect-ratio:4/3)`

/** Widths in pixels, all AVIF. The few browsers from before 2023 take the file of the `<img>`. */
export const RASTERS = {
  side: [800, 1280, 1920],
  /** The two smallest are for lists of cars, where a large drawing would not be legible. */
  paint: [240, 480, 800, 1280],
  closeUp: [800, 1200],
  cover: [800, 1200],
  coverWide: [1280, 1920],
  board: [800, 1200],
  still: [800, 1280, 1920],
} as const satisfies Record<string, readonly number[]>

export type RasterKind = keyof typeof RASTERS

/** `/images/cars/g70-studio.svg` as `<source>` elements: `/images/cars/g70-studio-1280.avif` and its other widths. */
export function sourcesOf(kind: RasterKind, src: string, sizes = '100vw', media?: string): ImageSource[] {
  const stem = hashed(src.slice(0, src.lastIndexOf('.')))
  const srcSet = RASTERS[kind].map((width) => `${stem}-${width}.avif ${width}w`).join(', ')
  return [{ type: 'image/avif', srcSet, sizes, ...(media && { media }) }]
}

/** The downloadable picture, with its background, in a common format. Made by scripts/pictures. */
export const downloadOf = (src: string): string => src.replace(/\.svg$/, '.jpg')
