import { generatedLineUp } from '#src/content/pictures/generated-line-up.ts'
import { generatedPictures } from '#src/content/pictures/generated.ts'
import { MODEL_CODES } from '#src/domain/model.ts'

/**
 * Imported for its effect by a page that shows all models in one picture: the list of the model it is kept with is
 * several kilobytes (app/own-pictures.ts).
 */
for (const code of MODEL_CODES) {
  const kept = generatedLineUp[code]
  if (kept) {
    const model = generatedPictures.models?.[code]
    generatedPictures.models = {
      ...generatedPictures.models,
      [code]: { ...model, slots: { ...kept.slots, ...model?.slots } },
    }
  }
}
