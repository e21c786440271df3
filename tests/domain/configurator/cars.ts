import * as fc from 'fast-check'
import type { Build } from '#src/domain/configurator/build.ts'
import { goesTogether, offerOf } from '#src/domain/configurator/offer.ts'
import { resolveBuild } from '#src/domain/configurator/resolve-build.ts'
import { emptyChoice, type Choice } from '#src/domain/configurator/choice.ts'
import { possibleSelection } from '#src/domain/configurator/packages.ts'
import { complectations, configurator } from '../../fixtures/cars.ts'

/** The cars of the fixtures as the configurator gets them, and random builds of them. */

export { configurator as data, complectations as allTrims } from '../../fixtures/cars.ts'
export const trimsOf = (model: string) => complectations.filter(({ conf_code }) => conf_code === model)

export const resolve = (choice: Partial<Choice>) => {
  const whole = { ...emptyChoice, ...choice }
  return resolveBuild(whole, { data: configurator, trims: trimsOf(whole.model ?? ''), otherTrims: complectations })
}

/** Any car that can be ordered. */
export const anyBuild: fc.Arbitrary<Build> = fc
  .constantFrom(...complectations)
  .chain((trim) => {
    const { exteriors, interiors, packages } = offerOf(configurator, trim)
    const pairs = exteriors.flatMap((exterior) =>
      interiors.filter((interior) => goesTogether(exterior, interior)).map((interior) => ({ exterior, interior })),
    )
    return fc.record({
      trim: fc.constant(trim),
      pair: fc.constantFrom(...pairs),
      ids: fc.subarray(packages.map(({ id }) => id)),
    })
  })
  .map(({ trim, pair, ids }) => {
    const { packages } = offerOf(configurator, trim)
    const selection = possibleSelection(packages, ids).ids
    return {
      model: configurator.model.find(({ code }) => code === trim.conf_code)!,
      trim,
      ...pair,
      packages: packages.filter(({ id }) => selection.includes(id)),
    }
  })
