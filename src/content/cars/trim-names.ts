import { modificationsOf } from '#src/content/cars/modifications.ts'
import type { Trim } from '#src/content/cars/trims.ts'
import { modelName } from '#src/content/models/summary.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'

/** The engine of a trim. Throws when the tables disagree, so an error stops the seeding. */
export function modificationOf({ id, model, modificationId }: Trim): Modification {
  const found = modificationsOf(model).find((modification) => modification.id === modificationId)
  if (!found) throw new Error(`Trim ${id} names an unknown modification ${modificationId}`)
  return found
}

export const trimName = ({ long, family }: Trim): string => (long ? `L ${family}` : family)

/** «<Brand> G70 2.0 Turbo 197 AWD Elegance» (gaps.md 7). */
export function trimCaption(trim: Trim): string {
  const { engine, power_hp, drive } = modificationOf(trim)
  return `${modelName(trim.model)}${trim.long ? ' L' : ''} ${engine} ${power_hp} ${drive.toUpperCase()} ${trim.family}`
}
