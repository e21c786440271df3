import { exteriorRows, interiorRows } from '#src/content/cars/palette.ts'
import { DRAWN_MODELS } from '#src/content/models/drawn.ts'
import { facts } from '#src/content/models/facts.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { bodyOf, modelName } from '#src/content/models/names.ts'

/**
 * What drawings read of the models, as text: a part of their stamps. The files it stands in hold prices and words too,
 * and neither a new price nor a model that is only photographed may have everything drawn anew.
 */
export const carData = JSON.stringify([
  DRAWN_MODELS.map((code) => {
    const { paints, shownPaint, interiors } = lineUp[code]
    return [code, modelName(code), bodyOf(code), facts[code], paints, shownPaint, interiors]
  }),
  exteriorRows,
  interiorRows,
])
