import { exteriorIdsOf, interiorIdsOf } from '#src/content/cars/colors.ts'
import { highlightsOf } from '#src/content/cars/features.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import { packageIdsOf } from '#src/content/cars/packages.ts'
import type { Trim } from '#src/content/cars/trims.ts'
import { modelName } from '#src/content/models/summary.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'
import { confCodeOf } from '#src/domain/model.ts'

const MODEL_YEAR = 2021

/** The engine of a trim. Throws when the tables disagree, so a slip stops the seeding. */
export function modificationOf({ id, model, modificationId }: Trim): Modification {
  const found = modificationsOf(model).find((modification) => modification.id === modificationId)
  if (!found) throw new Error(`Trim ${id} names an unknown modification ${modificationId}`)
  return found
}

/** «2 249 000», as the specification writes prices; empty while not announced. */
const priceText = (price: number | null): string => price?.toString().replace(/\B(?=(\d{3})+$)/g, ' ') ?? ''

/** A trim as GET /v1/complectation answers it (gaps.md 7). */
export function complectationOf(trim: Trim): Complectation {
  const { id, model, family, level, price, long } = trim
  const modification = modificationOf(trim)
  const { engine, power_hp, drive } = modification
  const name = long ? `L ${family}` : family
  return {
    id,
    code: `${model}-${id}`,
    model_code: model,
    conf_code: confCodeOf[model],
    name,
    trim_caption: `${modelName(model)}${long ? ' L' : ''} ${engine} ${power_hp} ${drive.toUpperCase()} ${family}`,
    modification,
    packet: name,
    price,
    price_text: priceText(price),
    model_year: MODEL_YEAR,
    feature_id: id,
    specification_id: id,
    package_ids: packageIdsOf(trim),
    exterior_ids: exteriorIdsOf(trim),
    interior_ids: interiorIdsOf(trim),
    is_long: long,
    sort: id,
    highlights: highlightsOf(level),
  }
}
