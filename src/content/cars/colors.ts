import {
  exteriorRows,
  interiorRows,
  type ExteriorRow,
  type InteriorCode,
  type InteriorRow,
  type PaintCode,
} from '#src/content/cars/palette.ts'
import type { Trim } from '#src/content/cars/trims.ts'
import { inPaintOrder } from '#src/domain/configurator/paint-order.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import type { ExteriorColor, InteriorColor } from '#src/domain/shapes/configurator.ts'
import { confCodeOf, MODEL_CODES, type ConfCode, type ModelCode } from '#src/domain/model.ts'
import { typografDeep } from '#src/domain/typography.ts'

type Colors = { paints: readonly PaintCode[]; shownPaint: PaintCode; interiors: readonly InteriorCode[] }
/** An unknown colour code does not compile here. */
const sold: Readonly<Record<ModelCode, Colors>> = lineUp

type Offered = 'paints' | 'interiors'
const isOffered = (model: ModelCode, kind: Offered, code: string): boolean =>
  sold[model][kind].some((own) => own === code)
const soldFor = (kind: Offered, code: string): ConfCode[] =>
  MODEL_CODES.filter((model) => isOffered(model, kind, code)).map((model) => confCodeOf[model])

const exterior: readonly ExteriorRow[] = exteriorRows
const interior: readonly InteriorRow[] = interiorRows

/** One picture per colour; `{model}` in its address stands for the site's model code. */
export const exteriorColors: readonly ExteriorColor[] = inPaintOrder(exterior).map(({ excludes = [], ...color }) => ({
  ...typografDeep(color),
  model_codes: soldFor('paints', color.code),
  exclude_interior_ids: [...excludes],
  images: [{ angle: 0, src: `/images/cars/{model}-${color.code.toLowerCase()}.svg` }],
}))

export const interiorColors: readonly InteriorColor[] = interior.map((row) => {
  const { from: _, ...color } = row
  return {
    ...typografDeep(color),
    model_codes: soldFor('interiors', color.code),
    image: `/images/interior/${color.code.toLowerCase()}.webp`,
  }
})

export const exteriorIdsOf = ({ model }: Trim): number[] =>
  exterior.filter(({ code }) => isOffered(model, 'paints', code)).map(({ id }) => id)

/** Interiors of the model that the trim's level allows. */
export const interiorIdsOf = ({ model, level }: Trim): number[] =>
  interior.filter(({ code, from }) => isOffered(model, 'interiors', code) && level >= from).map(({ id }) => id)
