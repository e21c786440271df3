import { resolveBuild, type Resolved } from '#src/domain/configurator/resolve-build.ts'
import type { Choice } from '#src/domain/configurator/choice.ts'
import { confCodeOf, MODEL_CODES, toModelCode, type ConfCode } from '#src/domain/model.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { Package } from '#src/domain/shapes/configurator.ts'
import type { AppData } from '#src/stores/app-data.ts'

/** The model shown before one is chosen. */
const FIRST_MODEL: ConfCode = confCodeOf[MODEL_CODES[0]]

/** The choice with a model: a car is shown even before one is chosen. */
export const withModel = (choice: Choice): Choice & { model: ConfCode } => ({
  ...choice,
  model: choice.model ?? FIRST_MODEL,
})

type Sources = Pick<AppData, 'confData' | 'complectations' | 'features'>

/** The car of a choice, from the data loaded so far. Null until the trims of its model have loaded. */
export function resolveFrom({ confData, complectations, features }: Sources, wanted: Choice): Resolved | null {
  const choice = withModel(wanted)
  const code = toModelCode(choice.model)
  const trims = code && complectations[code]
  if (!confData || !trims) return null
  return resolveBuild(choice, {
    data: confData,
    trims,
    otherTrims: Object.values(complectations).flat(),
    isIncluded: (item, trim) => isIncluded(features, item, trim),
  })
}

/** Whether a trim has everything in a package as standard; undefined while its equipment is not known. */
function isIncluded(
  features: Sources['features'],
  { feature_ids }: Package,
  { feature_id }: Complectation,
): boolean | undefined {
  const items = features[feature_id]?.items
  return items && feature_ids.every((id) => items.some((item) => item.id === id && item.value === 'standard'))
}
