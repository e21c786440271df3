import { complectationOf } from '#src/content/cars/complectations.ts'
import { configuratorData } from '#src/content/cars/configurator.ts'
import { trims as allTrims } from '#src/content/cars/trims.ts'
import { choiceOf, totalOf, type Build } from '#src/domain/configurator/build.ts'
import { cheapest, goesTogether, offerOf, type Offer } from '#src/domain/configurator/offer.ts'
import { choiceQuery, emptyChoice, writeHash, type Choice } from '#src/domain/configurator/choice.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import { formatMoney } from '#src/domain/format.ts'
import { needed } from './content.ts'

/** Cars for the configurator's tests: taken from the content by the properties that a test needs. */

const data = configuratorData()

/** A trim with a price, and everything it can be ordered with. */
export type Sold = Offer & { trim: Complectation; model: Build['model'] }

export const sold: readonly Sold[] = allTrims
  .map(complectationOf)
  .filter(({ price }) => price !== null)
  .map((trim) => ({
    ...offerOf(data, trim),
    trim,
    model: needed(
      data.model.find(({ code }) => code === trim.conf_code),
      `model of trim ${trim.id}`,
    ),
  }))

/** A car with its parts; the cheapest of each where nothing is given. */
export function carOf({ trim, model, ...offer }: Sold, parts: Partial<Omit<Build, 'trim' | 'model'>> = {}) {
  const interior = parts.interior ?? needed(cheapest(offer.interiors), `interior of trim ${trim.id}`)
  const fitting = offer.exteriors.filter((one) => goesTogether(one, interior))
  const exterior = parts.exterior ?? needed(cheapest(fitting), `paint of trim ${trim.id}`)
  const build: Build = { model, trim, interior, exterior, packages: parts.packages ?? [] }
  const choice = choiceOf(build, emptyChoice)
  return {
    ...build,
    /** As the page shows it: «GV70 Advance 2.5 Turbo». */
    name: `${model.name} ${trim.trim_caption}`,
    total: totalOf(build),
    /** The sum as shown on the page. */
    sum: formatMoney(totalOf(build) ?? 0),
    /** Address of a slide with this car, after `/configurator`. */
    hash: (slide: number, more: Partial<Choice> = {}) => writeHash({ ...choice, ...more, slide }),
    query: (slide: number) => String(new URLSearchParams(choiceQuery({ ...choice, slide }))),
  }
}
export type Car = ReturnType<typeof carOf>

const withSurcharge = <T extends { price: number | null }>(list: readonly T[]) => list.filter(({ price }) => price)

/** A car with everything chosen: a compatible paint and interior at a surcharge, and compatible packages. */
export function fullCar(where: (one: Sold) => boolean = () => true): Car {
  for (const one of sold.filter(where))
    for (const interior of withSurcharge(one.interiors))
      for (const exterior of withSurcharge(one.exteriors))
        if (goesTogether(exterior, interior) && one.packages.some(isFree))
          return carOf(one, { interior, exterior, packages: one.packages.filter(isFree).slice(0, 1) })
  throw new Error('The content sells no car with a paint, an interior and a package at a surcharge')
}

/** A package that requires no other one and excludes none. */
export const isFree = ({ requires = [], excludes = [] }: Build['packages'][number]): boolean =>
  requires.length === 0 && excludes.length === 0
