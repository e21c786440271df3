import { generatedFaces } from '#src/content/pictures/generated-faces.ts'
import type { GeneratedModel } from '#src/content/pictures/generated-shape.ts'
import { generatedPictures } from '#src/content/pictures/generated.ts'
import { MODEL_CODES } from '#src/domain/model.ts'

/**
 * Imported for its effect by a page that shows the lamps of all models and no other picture of theirs: five whole lists
 * are ten kilobytes (app/own-pictures.ts).
 */
for (const code of MODEL_CODES) {
  const face = generatedFaces[code]
  if (face) {
    const model = generatedPictures.models?.[code]
    const both: GeneratedModel = {
      ...model,
      parts: { ...face.parts, ...model?.parts },
      slots: { ...face.slots, ...model?.slots },
    }
    generatedPictures.models = { ...generatedPictures.models, [code]: both }
  }
}
