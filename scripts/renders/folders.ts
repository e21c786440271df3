import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Finished pictures and their stamps: committed. */
export const FINISHED = `${ROOT}scripts/renders/pictures/`
/** Exports, previews, lossless pictures, measured costs: not committed. */
export const WORK = `${ROOT}var/renders/`
export const BLENDER_SCRIPTS = `${ROOT}scripts/renders/blender/`
