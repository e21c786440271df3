import type { MadePictures } from '#src/content/pictures/made-shape.ts'
import { made } from '#src/content/pictures/made.ts'

/** What was made of the concept cars' pictures. A module of its own, so that only their pages load it (scripts/media/bundled.ts). */
export const madeConcepts: NonNullable<MadePictures['concepts']> = made.concepts ?? {}
