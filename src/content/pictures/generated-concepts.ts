import type { GeneratedPictures } from '#src/content/pictures/generated-shape.ts'
import { generatedPictures } from '#src/content/pictures/generated.ts'

/**
 * Generated pictures of the concept cars. A separate module, so that only their pages load it
 * (scripts/media/bundled.ts).
 */
export const generatedConcepts: NonNullable<GeneratedPictures['concepts']> = generatedPictures.concepts ?? {}
