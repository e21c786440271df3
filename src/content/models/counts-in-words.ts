import type { Engine } from '#src/content/cars/engines.ts'
import type { EngineRow } from '#src/content/models/define-details.ts'
import { capitalized, countInWords, feminineInWords } from '#src/content/models/in-words.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import type { PluralForms } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'

/** How many of something a model has, for its texts: an editor may add one or remove it. */

type Engines = readonly EngineRow[]

/** «Шесть версий» */
export const versionsInWords = (code: ModelCode): string =>
  capitalized(feminineInWords(lineUp[code].trims.length, ['версия', 'версии', 'версий']))

/** The engines of these rows, each once whatever its drive. */
export const withoutDrives = (rows: Engines): EngineRow[] => [
  ...new Map(rows.map((row) => [`${row.engine.engine} ${row.engine.power_hp}`, row])).values(),
]

/** «Три мотора», «Два бензиновых мотора» for one fuel. */
export const enginesInWords = (rows: Engines, forms: PluralForms, fuel?: Engine['fuel']): string =>
  capitalized(
    countInWords(withoutDrives(rows).filter(({ engine }) => fuel === undefined || engine.fuel === fuel).length, forms),
  )

export const MOTORS: PluralForms = ['мотор', 'мотора', 'моторов']

/** «два типа привода» */
export const drivesInWords = (rows: Engines): string =>
  countInWords(new Set(rows.map(({ drive }) => drive)).size, ['тип привода', 'типа привода', 'типов привода'])

/** «все пять салонов», «салон» where there is one. */
export function allInteriorsInWords(code: ModelCode): string {
  const count = lineUp[code].interiors.length
  return count > 1 ? `все ${countInWords(count, ['салон', 'салона', 'салонов'])}` : 'салон'
}
