import { choiceOf, type Build } from '#src/domain/configurator/build.ts'
import type { Choice } from '#src/domain/configurator/choice.ts'
import { nearestExterior } from '#src/domain/configurator/nearest.ts'
import { goesTogether, offerOf } from '#src/domain/configurator/offer.ts'
import { priceChange, type PriceChange } from '#src/domain/configurator/price-change.ts'
import { BY_TRIM, replaced } from '#src/domain/configurator/replacement.ts'
import { resolveBuild } from '#src/domain/configurator/resolve-build.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { ConfData, ExteriorColor, InteriorColor, Package } from '#src/domain/shapes/configurator.ts'

/** What the chosen trim lacks: one of the two. */
export type Requirement = { interior?: InteriorColor; item?: Package }

export type WayToTrim = {
  trim: Complectation
  /** The choice that the press leads to. */
  choice: Choice
  /** Its car, so that what is announced before the press equals the result. */
  build: Build
  /** Null while a part has no price. */
  price: PriceChange | null
  /** Why the paint changes; empty when it stays. */
  said: readonly string[]
}

type From = { build: Build; choice: Choice; data: ConfData; trims: readonly Complectation[] }

/**
 * The car nearest to the chosen one that has what is wanted: the cheapest trim, with the same engine where there is
 * one. A paint incompatible with the wanted interior is replaced by the nearest compatible one. Null where no trim can
 * have it.
 */
export function wayToTrim(from: From, having: readonly Complectation[], requirement: Requirement): WayToTrim | null {
  const isOtherEngine = ({ modification }: Complectation) => Number(modification.id !== from.build.trim.modification.id)
  const nearestFirst = [...having].sort(
    (a, b) => isOtherEngine(a) - isOtherEngine(b) || (a.price ?? 0) - (b.price ?? 0),
  )
  for (const trim of nearestFirst) {
    const way = wayTo(from, trim, requirement)
    if (way) return way
  }
  return null
}

function wayTo(
  { build, choice: chosen, data, trims }: From,
  trim: Complectation,
  requirement: Requirement,
): WayToTrim | null {
  const { interior, item } = requirement
  const before = choiceOf(build, chosen)
  const paint = interior && paintFor(build.exterior, interior, offerOf(data, trim).exteriors)
  const choice: Choice = {
    ...before,
    comp: trim.id,
    ...(interior && { int: interior.code }),
    ...(paint && { ext: paint.code }),
    ...(item && { pkg: [...before.pkg, item.id] }),
  }
  const found = resolveBuild(choice, { data, trims })?.build
  const isMet =
    found &&
    (!interior || found.interior.id === interior.id) &&
    (!item || found.packages.some(({ id }) => id === item.id))
  if (!isMet) return null
  const isRepainted = interior && paint && paint.id !== build.exterior.id
  const why =
    interior && !goesTogether(build.exterior, interior) ? `он не сочетается с салоном «${interior.name}»` : BY_TRIM
  return {
    trim,
    choice,
    build: found,
    price: priceChange(build, found),
    said: isRepainted ? [replaced('цвет', build.exterior.name, paint.name, why)] : [],
  }
}

/** The paint itself if it is compatible with the interior, else the nearest compatible one; null when there is none. */
function paintFor(paint: ExteriorColor, interior: InteriorColor, offered: readonly ExteriorColor[]) {
  const fitting = offered.filter((one) => goesTogether(one, interior))
  return fitting.find(({ id }) => id === paint.id) ?? nearestExterior(paint, fitting)
}
