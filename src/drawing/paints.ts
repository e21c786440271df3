import { exteriorColors } from '#src/content/cars/colors.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import { paintFrom, type Paint } from '#src/drawing/kit/paint.ts'

/** The exterior colours of the configurator by code, as the studio shades them. */
export const paints: ReadonlyMap<string, Paint> = new Map(exteriorColors.map((color) => [color.code, paintFrom(color)]))

export function paintOf(code: string): Paint {
  const paint = paints.get(code)
  if (!paint) throw new Error(`No exterior colour ${code}`)
  return paint
}

/** The colour a model is shown in where nobody has chosen one. */
export const defaultPaint = (code: ModelCode): Paint => paintOf(lineUp[code].shownPaint)

/** Codes of the colours a model is sold in. */
export const paintCodesOf = (code: ModelCode): string[] =>
  exteriorColors.filter(({ model_codes }) => model_codes.includes(confCodeOf[code])).map((color) => color.code)
