import type { MadePictures } from '#src/content/pictures/made-shape.ts'
import { made } from '#src/content/pictures/made.ts'

/**
 * Generated pictures of the concept cars. A separate module, so that only their pages load it
 * (scripts/media/bundled.ts).
 */
export const madeConcepts: NonNullable<MadePictures['concepts']> = made.concepts ?? {}
