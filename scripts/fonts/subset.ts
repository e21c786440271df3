import { createRequire } from 'node:module'

type Options = {
  targetFormat: 'sfnt' | 'woff2'
  keepAllGlyphs?: boolean
  variationAxes?: Record<string, { min: number; max: number }>
  keepFeatures?: readonly string[]
  noHinting?: boolean
  dropTables?: readonly string[]
}
/** The package brings no types of its own. */
export const subsetFont = createRequire(import.meta.url)('subset-font') as (
  font: Buffer,
  text: string | undefined,
  options: Options,
) => Promise<Buffer>

/** The same font, uncompressed and complete. */
export const toSfnt = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' })
