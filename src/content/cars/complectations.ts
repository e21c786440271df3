import { exteriorIdsOf, interiorIdsOf } from '#src/content/cars/colors.ts'
import { highlightsOf } from '#src/content/cars/features.ts'
import { packageIdsOf } from '#src/content/cars/packages.ts'
import { modificationOf, trimCaption, trimName } from '#src/content/cars/trim-names.ts'
import type { Trim } from '#src/content/cars/trims.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { priceText } from '#src/domain/format.ts'
import { confCodeOf } from '#src/domain/model.ts'

/** The cars of the price lists. */
const MODEL_YEAR = 2026

/** A trim as in GET /v1/complectation (gaps.md 7). */
export function complectationOf(trim: Trim): Complectation {
  const { id, model, level, price, long } = trim
  const name = trimName(trim)
  return {
    id,
    code: `${model}-${id}`,
    model_code: model,
    conf_code: confCodeOf[model],
    name,
    trim_caption: trimCaption(trim),
    modification: modificationOf(trim),
    packet: name,
    price,
    price_text: price === null ? '' : priceText(price),
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
