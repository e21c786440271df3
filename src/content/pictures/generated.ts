import { existsSync, readFileSync } from 'node:fs'
import type { GeneratedPictures } from '#src/content/pictures/generated-shape.ts'

/**
 * The photographs for which scripts/media has made files. In Node the script's list is read. Bundles contain it: the
 * server's the whole list, the browser's what any page may request (scripts/media/bundled.ts, by vite.config.ts).
 */
const FILE = new URL('../../../public/images/.media.json', import.meta.url)

export const generatedPictures: GeneratedPictures = existsSync(FILE)
  ? (JSON.parse(readFileSync(FILE, 'utf8')) as GeneratedPictures)
  : {}
