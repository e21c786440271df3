import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DrawnModel } from '#src/content/models/drawn.ts'

const FOLDER = fileURLToPath(new URL('../renders/pictures/', import.meta.url))

/**
 * The car from the side in a paint as `npm run renders` made it, cut out, in the frame of the drawings: raster versions of a
 * drawing are made of it. Undefined where there is none.
 */
export function sideRender(code: DrawnModel, paint: string): string | undefined {
  const file = `${FOLDER}${code}/side-${paint.toLowerCase()}.avif`
  return existsSync(file) ? file : undefined
}
