import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { ConfData, ExteriorColor, InteriorColor, Package } from '#src/domain/shapes/configurator.ts'

/** Everything a trim can be ordered with. */
export type Offer = {
  exteriors: readonly ExteriorColor[]
  interiors: readonly InteriorColor[]
  packages: readonly Package[]
}

/**
 * Nobody pays for something they did not choose: the first of the cheapest, so that a build starts at its list price.
 */
export function cheapest<T extends { price: number | null }>(list: readonly T[]): T | undefined {
  const least = Math.min(...list.map(({ price }) => price ?? Infinity))
  return list.find(({ price }) => (price ?? Infinity) === least)
}

export function offerOf(data: ConfData, trim: Complectation): Offer {
  const of = <T extends { id: number }>(list: readonly T[], ids: readonly number[]): T[] =>
    list.filter(({ id }) => ids.includes(id))
  return {
    exteriors: of(data.colorExterior, trim.exterior_ids),
    interiors: of(data.colorInterior, trim.interior_ids),
    packages: of(data.package, trim.package_ids),
  }
}

export const goesTogether = (exterior: ExteriorColor, interior: InteriorColor): boolean =>
  !exterior.exclude_interior_ids?.includes(interior.id)
