import { describe, expect, test } from 'vitest'
import { complectationOf } from '#src/content/cars/complectations.ts'
import { configuratorData } from '#src/content/cars/configurator.ts'
import { trims } from '#src/content/cars/trims.ts'
import { models } from '#src/content/models/summary.ts'
import { goesTogether, offerOf, resolveBuild, totalOf } from '#src/domain/configurator/build.ts'
import { emptyChoice } from '#src/domain/configurator/choice.ts'

/** The price a model is advertised for can be had: with a paint and a cabin, and without asking for them. */

const data = configuratorData()
const all = trims.map(complectationOf)
const digits = (price: string): number => Number(price.replace(/\D/g, ''))

describe.each(models.filter(({ price }) => price !== ''))('$name', ({ price, conf_code }) => {
  const advertised = digits(price)
  const own = all.filter((trim) => trim.conf_code === conf_code)
  const cheapest = own.toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))[0]!

  test('its cheapest trim with its cheapest paint and cabin costs what is advertised', () => {
    const { exteriors, interiors } = offerOf(data, cheapest)
    const totals = exteriors.flatMap((exterior) =>
      interiors
        .filter((interior) => goesTogether(exterior, interior))
        .map((interior) => (cheapest.price ?? NaN) + (exterior.price ?? NaN) + (interior.price ?? NaN)),
    )
    expect(Math.min(...totals)).toBe(advertised)
  })

  test.each([
    ['the model alone', null],
    ['its cheapest trim', cheapest.id],
  ])('the configurator begins there: %s', (_, comp) => {
    const found = resolveBuild({ ...emptyChoice, model: conf_code, comp }, { data, trims: own })
    expect(found && totalOf(found.build)).toBe(advertised)
  })
})

test.each(all.map((trim) => [trim.trim_caption, trim] as const))(
  '%s begins with a paint and a cabin that cost nothing',
  (_, trim) => {
    const own = all.filter(({ conf_code }) => conf_code === trim.conf_code)
    const { exterior, interior, packages } = resolveBuild(
      { ...emptyChoice, model: trim.conf_code, comp: trim.id },
      { data, trims: own },
    )!.build
    expect([exterior.price, interior.price, packages]).toEqual([0, 0, []])
  },
)
