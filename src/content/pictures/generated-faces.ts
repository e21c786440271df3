import type { GeneratedPictures } from '#src/content/pictures/generated-shape.ts'

/**
 * The picture of every model's lamps. In a browser's bundle only (scripts/media/bundled.ts): elsewhere the list of
 * pictures has them all.
 */
export const generatedFaces: NonNullable<GeneratedPictures['models']> = {}
