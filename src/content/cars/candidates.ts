import { featuresOf } from '#src/content/cars/features.ts'
import { complectationOf } from '#src/content/cars/complectations.ts'
import { trims, type Trim } from '#src/content/cars/trims.ts'
import { sizesOf } from '#src/content/models/facts.ts'
import { trimPrice } from '#src/content/models/prices.ts'
import { bodyOf, modelName } from '#src/content/models/names.ts'
import type { Candidate } from '#src/domain/advice/candidate.ts'

/** Ids of content/cars/features.ts. */
const QUIET = [20, 27]
const REAR = [4, 11, 21]
/** Categories of content/cars/features.ts: safety; media, assistants, light and view. */
const SAFETY = [4]
const TECHNOLOGY = [5, 6, 7]

function candidateOf(trim: Trim): Candidate {
  const { id, name, price, modification } = complectationOf(trim)
  const { engine, fuel, power_hp, drive, accel_0_100, consumption, unsure = [] } = modification
  const { length, height, wheelbase, boot } = sizesOf(trim.model, trim.long)
  const all = featuresOf(trim).items
  const standard = all.filter(({ value }) => value === 'standard')
  const among = (list: typeof all, categories: number[]) =>
    // Features that serve silence and the back seat are counted there, not twice.
    list.filter(({ id: own, category_id }) => categories.includes(category_id) && ![...QUIET, ...REAR].includes(own))
      .length
  const namesOf = (ids: number[]) => standard.filter((one) => ids.includes(one.id)).map((one) => one.name)
  if (accel_0_100 === null || consumption === null) throw new Error(`Trim ${id} has no pace or consumption`)
  return {
    id,
    model: trim.model,
    name: `${modelName(trim.model)} ${name}`,
    body: bodyOf(trim.model),
    price,
    engine,
    fuel,
    powerHp: power_hp,
    drive,
    accel: accel_0_100,
    consumption,
    length,
    height,
    wheelbase,
    boot,
    safety: among(standard, SAFETY),
    safetyOf: among(all, SAFETY),
    technology: among(standard, TECHNOLOGY),
    technologyOf: among(all, TECHNOLOGY),
    quietFeatures: namesOf(QUIET),
    rearFeatures: namesOf(REAR),
    equipment: standard.length,
    equipmentOf: all.length,
    unsure: [
      ...(unsure.includes('power_hp') ? (['powerHp'] as const) : []),
      ...(unsure.includes('drive') ? (['drive'] as const) : []),
      ...(unsure.includes('accel_0_100') ? (['accel'] as const) : []),
      ...(unsure.includes('consumption') ? (['consumption'] as const) : []),
    ],
  }
}

const shipped: readonly Candidate[] = trims.map(candidateOf)

/** Every trim that can be bought, in the order of the line-up, at its price of now: the office may change it at any time. */
export const candidates = (): readonly Candidate[] => shipped.map((car) => ({ ...car, price: trimPrice(car) }))
