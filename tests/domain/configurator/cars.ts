import * as fc from 'fast-check'
import { complectationOf } from '#src/content/cars/complectations.ts'
import { configuratorData } from '#src/content/cars/configurator.ts'
import { trims } from '#src/content/cars/trims.ts'
import { goesTogether, offerOf, resolveBuild, type Build } from '#src/domain/configurator/build.ts'
import { emptyChoice, type Choice } from '#src/domain/configurator/choice.ts'
import { possibleSelection } from '#src/domain/configurator/packages.ts'

/** The cars of the site as the configurator gets them, and random builds of them. */

export const data = configuratorData()
export const allTrims = trims.map(complectationOf)
export const trimsOf = (model: string) => allTrims.filter(({ conf_code }) => conf_code === model)

export const trimOf = (id: number) => {
  const trim = allTrims.find((one) => one.id === id)
  if (!trim) throw new Error(`No trim ${id}`)
  return trim
}

export const resolve = (choice: Partial<Choice>) => {
  const whole = { ...emptyChoice, ...choice }
  return resolveBuild(whole, { data, trims: trimsOf(whole.model ?? ''), otherTrims: allTrims })
}

/** Any car that can be ordered. */
export const anyBuild: fc.Arbitrary<Build> = fc
  .constantFrom(...allTrims)
  .chain((trim) => {
    const { exteriors, interiors, packages } = offerOf(data, trim)
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
    const { packages } = offerOf(data, trim)
    const selection = possibleSelection(packages, ids).ids
    return {
      model: data.model.find(({ code }) => code === trim.conf_code)!,
      trim,
      ...pair,
      packages: packages.filter(({ id }) => selection.includes(id)),
    }
  })
