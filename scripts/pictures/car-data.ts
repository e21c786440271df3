import { exteriorRows, interiorRows } from '#src/content/cars/palette.ts'
import { DRAWN_MODELS } from '#src/content/models/drawn.ts'
import { facts } from '#src/content/models/facts.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { bodyOf, modelName } from '#src/content/models/names.ts'

/**
 * The models' data used by drawings, as text: part of their stamps. Their files contain prices and texts too,
 * and neither a new price nor a model with photographs only may cause all drawings to be made again.
 */
export const carData = JSON.stringify([
  DRAWN_MODELS.map((code) => {
    const { paints, shownPaint, interiors } = lineUp[code]
    return [code, modelName(code), bodyOf(code), facts[code], paints, shownPaint, interiors]
  }),
  exteriorRows,
  interiorRows,
])
