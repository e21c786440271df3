import type { Choice } from '#src/domain/configurator/choice.ts'
import { nearestExterior } from '#src/domain/configurator/nearest.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { ConfModel, ExteriorColor, InteriorColor, Package } from '#src/domain/shapes/configurator.ts'
import { type Offer, goesTogether } from '#src/domain/configurator/offer.ts'
import { replaced } from '#src/domain/configurator/replacement.ts'

/** A car that can be ordered: all its parts exist and are compatible. */
export type Build = {
  model: ConfModel
  trim: Complectation
  exterior: ExteriorColor
  interior: InteriorColor
  packages: readonly Package[]
}

/** The choice that yields exactly this car; slide, dealer and credit stay the same. */
export const choiceOf = ({ model, trim, exterior, interior, packages }: Build, choice: Choice): Choice => ({
  ...choice,
  model: model.code,
  comp: trim.id,
  ext: exterior.code,
  int: interior.code,
  pkg: packages.map(({ id }) => id).sort((a, b) => a - b),
})

/**
 * The nearest choice with the given interior: an incompatible body colour is replaced, because the latest choice
 * counts.
 */
export function choiceWithInterior(
  choice: Choice,
  build: Build,
  interior: InteriorColor,
  { exteriors }: Offer,
): { choice: Choice; note: string | null } {
  const next = { ...choice, int: interior.code }
  if (goesTogether(build.exterior, interior)) return { choice: next, note: null }
  const fitting = exteriors.filter((exterior) => goesTogether(exterior, interior))
  const exterior = nearestExterior(build.exterior, fitting)
  if (!exterior) return { choice, note: null }
  return {
    choice: { ...next, ext: exterior.code },
    note: replaced('цвет', build.exterior.name, exterior.name, `он не сочетается с салоном «${interior.name}»`),
  }
}

/** Price of a build in roubles; null while any part of it has none (gaps.md 6). */
export function totalOf({ trim, exterior, interior, packages }: Build): number | null {
  return [trim, exterior, interior, ...packages].reduce<number | null>(
    (sum, { price }) => (sum === null || price === null ? null : sum + price),
    0,
  )
}
