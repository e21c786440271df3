import { expect, test } from 'vitest'
import { cities } from '#src/content/seed/cities.ts'
import { costExamples, transportTaxes } from '#src/content/seed/owning-costs.ts'
import { isDay } from '#src/domain/day.ts'
import { taxRateOf } from '#src/domain/transport-tax.ts'
import { asMessage, placeOf, quoted, repeated } from './rules/places.ts'

const FILE = 'owning-costs'
const at = (key: string): string => placeOf({ file: FILE, near: new RegExp(`\\b${key}:`) })
const regionPlace = (code: string): string => placeOf({ file: FILE, near: `'${code}'` })

/** On both sides of every usual step. */
const POWERS = [50, 100, 101, 150, 151, 200, 201, 250, 251, 600]

test('examples of costs are dated and are sums', () => {
  const { asOf, fuel, mileage, insurancePercent, middlePrice, service } = costExamples
  const sums = { petrol: fuel.petrol, diesel: fuel.diesel, mileage, insurancePercent, middlePrice, service }
  const problems = [
    ...(isDay(asOf) ? [] : [`${at('asOf')}: день примеров «${asOf}», такого нет. Нужно год-месяц-день.`]),
    ...Object.entries(sums)
      .filter(([, sum]) => !(sum > 0))
      .map(([key, sum]) => `${at(key)}: пример ${key} — ${sum}. Нужно число больше нуля.`),
  ]
  expect(problems, asMessage(problems)).toEqual([])
})

test('transport taxes: every region has a rate for every power, which does not fall', () => {
  const problems = [
    ...repeated(transportTaxes, ({ region }) => region.code).map(
      ([code, same]) => `${regionPlace(code)}: код региона ${code} стоит у ${same.length} регионов. Оставьте один.`,
    ),
    ...repeated(
      transportTaxes.flatMap((tax) => tax.cities),
      (city) => city,
    ).map(([city]) => `${at('cities')}: город номер ${city} входит в несколько регионов. Оставьте в одном.`),
    ...transportTaxes.flatMap(({ region, steps, cities: own }) => {
      const rates = POWERS.map((power) => taxRateOf(steps, power))
      const of = `у региона ${quoted([region.name])}`
      return [
        ...(rates.every((rate) => rate > 0)
          ? []
          : [`${regionPlace(region.code)}: ${of} не для каждой мощности есть ставка больше нуля. Допишите её.`]),
        ...(rates.every((rate, index) => index === 0 || rate >= (rates[index - 1] ?? 0))
          ? []
          : [
              `${regionPlace(region.code)}: ${of} ставка падает с ростом мощности: ${rates.join(', ')}. Проверьте числа.`,
            ]),
        ...own
          .filter((id) => !cities.some((city) => city.id === id))
          .map(
            (id) => `${regionPlace(region.code)}: ${of} город номер ${id}, такого в списке городов нет. Уберите его.`,
          ),
      ]
    }),
  ]
  expect(problems, asMessage(problems)).toEqual([])
})
