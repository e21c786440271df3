import { SLOT_NAMES, type Slot } from '#src/content/pictures/slots.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'

/** Where a photograph of the office stands: `g90/hero`. */
export const photoKey = (model: ModelCode, slot: Slot): string => `${model}/${slot}`

export function readPhotoKey(key: string): { model: ModelCode; slot: Slot } | null {
  const [first, second] = key.split('/')
  const model = MODEL_CODES.find((code) => code === first)
  const slot = SLOT_NAMES.find((name) => name === second)
  return model && slot ? { model, slot } : null
}
