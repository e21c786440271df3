import { builtPaints } from '#src/content/models/built-paints.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import type { ModelCode } from '#src/domain/model.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { ConfData, ExteriorColor, InteriorColor, Package } from '#src/domain/shapes/configurator.ts'

/** Everything a trim can be ordered with. */
export type Offer = {
  exteriors: readonly ExteriorColor[]
  interiors: readonly InteriorColor[]
  packages: readonly Package[]
}

/**
 * Nobody pays for something they did not choose: one of the cheapest, so that a build starts at its list price. Among
 * equals the one with the `wanted` code, else the first.
 */
export function cheapest<T extends { price: number | null; code: string }>(
  list: readonly T[],
  wanted?: string,
): T | undefined {
  const least = Math.min(...list.map(({ price }) => price ?? Infinity))
  const equals = list.filter(({ price }) => (price ?? Infinity) === least)
  return equals.find(({ code }) => code === wanted) ?? equals[0]
}

/** The code of the paint a build begins in. */
export const builtPaint = (code: ModelCode): string => builtPaints[code] ?? lineUp[code].shownPaint

/** Until a paint is chosen a car has the one its builds begin in, unless another one costs less. */
export const openingPaint = (exteriors: readonly ExteriorColor[], code: ModelCode): ExteriorColor | undefined =>
  cheapest(exteriors, builtPaint(code))

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
