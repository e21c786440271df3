import type { GeneratedPictures } from '#src/content/pictures/generated-shape.ts'

/**
 * The picture of all models, wide and upright. In a browser's bundle only (scripts/media/bundled.ts): elsewhere the list
 * of pictures has it.
 */
export const generatedLineUp: NonNullable<GeneratedPictures['models']> = {}
