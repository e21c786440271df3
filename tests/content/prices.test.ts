import { expect, test } from 'vitest'
import { complectationOf } from '#src/content/cars/complectations.ts'
import { configuratorData } from '#src/content/cars/configurator.ts'
import { trims } from '#src/content/cars/trims.ts'
import { details } from '#src/content/models/details.ts'
import type { ModelDefinition } from '#src/content/models/define-model.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { models } from '#src/content/models/summary.ts'
import { totalOf } from '#src/domain/configurator/build.ts'
import { goesTogether, offerOf } from '#src/domain/configurator/offer.ts'
import { resolveBuild } from '#src/domain/configurator/resolve-build.ts'
import { formatMoney } from '#src/domain/format.ts'
import { emptyChoice } from '#src/domain/configurator/choice.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { asMessage, placeOf } from './rules/places.ts'
import { priceProblems, type PriceList } from './rules/prices.ts'

const lists: PriceList[] = MODEL_CODES.map((code) => ({ code, model: lineUp[code], engines: details[code].engines }))

test('prices: numbers, order, digits, days, engines', () => {
  const problems = priceProblems(lists)
  expect(problems, asMessage(problems)).toEqual([])
})

const [g70] = lists
if (!g70) throw new Error('The content has no model')
const [engine] = g70.engines
const { long: _long, ...short } = g70.model
const ofTrims = (rows: ModelDefinition['trims'], since: string | null = '2022-01-01'): PriceList => ({
  ...g70,
  model: { ...short, trims: rows, pricesSince: since },
})
const id = engine?.id ?? 0

test.each([
  [
    'a price lower than the row above',
    ofTrims([
      [1, 'Elegance', id, 2_000_000],
      [2, 'Advance', id, 1_900_000],
    ]),
    /стоит 1 900 000 ₽, меньше, чем строкой выше Elegance/,
  ],
  [
    'a digit too many',
    ofTrims([
      [1, 'Elegance', id, 2_000_000],
      [2, 'Advance', id, 21_000_000],
    ]),
    /Нет ли в цене лишней цифры/,
  ],
  ['a price that is none', ofTrims([[1, 'Elegance', id, 2.249]]), /Цена — целое число рублей/],
  [
    'one without a price',
    ofTrims([
      [1, 'Elegance', id, 2_000_000],
      [2, 'Advance', id, null],
    ]),
    /цены нет \(null\), а у других/,
  ],
  ['no day', ofTrims([[1, 'Elegance', id, 2_000_000]], null), /дня, с которого они действуют, нет/],
  ['a day that is none', ofTrims([[1, 'Elegance', id, 2_000_000]], '2022-02-30'), /такого дня нет/],
  [
    'an engine of another model',
    ofTrims([[1, 'Elegance', 999, 2_000_000]]),
    /двигатель номер 999, такого у модели нет/,
  ],
  [
    'a number that stands twice',
    ofTrims([
      [1, 'Elegance', id, 2_000_000],
      [1, 'Advance', id, 2_100_000],
    ]),
    /номер 1 у комплектаций .* дайте новой номер 2/,
  ],
  [
    'an engine number that stands twice',
    {
      ...ofTrims([[1, 'Elegance', id, 2_000_000]]),
      engines: g70.engines.slice(0, 1).flatMap((one) => [one, one]),
    },
    /номер двигателя .* у моделей .* дайте новой номер/,
  ],
  ['no trim at all', ofTrims([], null), /не осталось ни одной комплектации/],
])('%s is told in Russian, and nothing else', (_, list, sentence) => {
  expect(priceProblems([ofTrims([[1, 'Elegance', id, 2_000_000]])])).toEqual([])
  expect(priceProblems([list])).toEqual([expect.stringMatching(sentence)])
})

test('a copied model is given a free number for each of its own, unlike each other', () => {
  const list = ofTrims([
    [1, 'Elegance', id, 2_000_000],
    [2, 'Advance', id, 2_100_000],
  ])
  const problems = priceProblems([list, { ...list, code: 'copy', engines: [] }])
  const free = problems.flatMap(
    (problem) => /номер \d+ у комплектаций.* дайте новой номер (\d+)/.exec(problem)?.[1] ?? [],
  )
  expect(free).toEqual(['3', '4'])
})

/** The price a model is advertised for can be had: with a paint and a cabin, and without asking for them. */
const data = configuratorData()
const all = trims.map(complectationOf)

test('every trim has a paint and a cabin that cost nothing, and the configurator begins with them', () => {
  const problems = all.flatMap((trim) => {
    const { exteriors, interiors } = offerOf(data, trim)
    const isFree = exteriors.some((exterior) =>
      interiors.some((interior) => exterior.price === 0 && interior.price === 0 && goesTogether(exterior, interior)),
    )
    const place = placeOf({ file: `/${trim.model_code}/model`, near: new RegExp(`\\[${trim.id},`) })
    return isFree
      ? []
      : [
          `${place}: для ${trim.trim_caption} нет цвета и салона без доплаты, и за названную цену её не купить. Поставьте доплату 0 одному из её цветов в src/content/cars/palette.ts.`,
        ]
  })
  expect(problems, asMessage(problems)).toEqual([])
  for (const trim of all) {
    const own = all.filter(({ conf_code }) => conf_code === trim.conf_code)
    const build = resolveBuild({ ...emptyChoice, model: trim.conf_code, comp: trim.id }, { data, trims: own })?.build
    expect([build?.exterior.price, build?.interior.price, build?.packages]).toEqual([0, 0, []])
  }
})

test.each(models.filter(({ price }) => price !== ''))(
  '$name: the configurator begins at the price it is announced with',
  (model) => {
    const own = all.filter(({ conf_code }) => conf_code === model.conf_code)
    const found = resolveBuild({ ...emptyChoice, model: model.conf_code }, { data, trims: own })
    const begins = found ? totalOf(found.build) : null
    const announced = Number(model.price.replace(/\D/g, ''))
    const place = placeOf({ file: `/${model.code}/model`, near: 'trims:' })
    const complaint = `${place}: ${model.name} объявлен по цене от ${formatMoney(announced)}, а конфигуратор начинает с ${begins === null ? 'ничего' : formatMoney(begins)}. Первой должна стоять самая доступная комплектация: поправьте её цену или переставьте строки.`
    expect(begins, asMessage([complaint])).toBe(announced)
  },
)
