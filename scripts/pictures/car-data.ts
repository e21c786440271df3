import { exteriorColors, interiorColors } from '#src/content/cars/colors.ts'
import { facts } from '#src/content/models/facts.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { bodyOf, modelName } from '#src/content/models/names.ts'
import { MODEL_CODES } from '#src/domain/model.ts'

/**
 * What drawings read of the models, as text: a part of their stamps. The files it stands in hold prices and words too,
 * and a new price must draw nothing anew.
 */
export const carData = JSON.stringify([
  MODEL_CODES.map((code) => [code, modelName(code), bodyOf(code), facts[code], lineUp[code].shownPaint]),
  exteriorColors,
  interiorColors,
])
