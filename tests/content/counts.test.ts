import { expect, it } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { petrol, turbine } from '#src/content/cars/engines.ts'
import type { EngineRow } from '#src/content/models/define-details.ts'
import { details } from '#src/content/models/details.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { staticRouteNames } from '#src/routes.ts'
import { wrongCounts } from './rules/counts.ts'

// A page's code need not know what its text counts: an editor who adds a version or removes one is told here.
it.each(MODEL_CODES)('the texts of %s count its versions, interiors and engines right', async (code) => {
  const counted = {
    versions: lineUp[code].trims.length,
    interiors: lineUp[code].interiors.length,
    engines: details[code].engines,
  }
  const routes = staticRouteNames.filter((name) => name === `model-${code}` || name.startsWith(`${code}-`))
  expect(routes.length).toBeGreaterThan(3)
  for (const route of routes) {
    const wrong = wrongCounts(JSON.stringify(await loadCopy(route)), counted)
    expect(
      wrong,
      `src/content/models/${code}/copy.ts, страница ${route}: ${wrong.join('; ')}. Исправьте слово в тексте`,
    ).toEqual([])
  }
})

const small = petrol('1.8 Turbo', 180, 300, turbine(1500, 4000, 5800))
const large = petrol('3.2 V6', 340, 480, turbine(1500, 4000, 5800))
const row = (id: number, engine: EngineRow['engine'], drive: EngineRow['drive']): EngineRow => ({
  id,
  engine,
  drive,
  pace: [7, 230, 9],
  unsure: [],
})
const engines = [
  row(1, small, 'rwd'),
  row(2, small, 'awd'),
  row(3, large, 'awd'),
  row(4, { ...small, engine: '2.0 дизель', fuel: 'diesel' }, 'awd'),
]

it.each([
  ['Пять версий', []],
  ['Шесть версий: от простой до полной', ['в тексте «шесть версий», а версий в прайс-листе у модели 5']],
  ['Одна версия', ['в тексте «одна версия», а версий в прайс-листе у модели 5']],
  ['Оба ряда и все три\u00a0салона', ['в тексте «три салона», а салонов у модели 2']],
  ['Три мотора, два типа привода и два бензиновых мотора', []],
  [
    'Четыре двигателя, один тип привода, три бензиновых двигателя',
    [
      'в тексте «один тип привода», а типов привода у модели 2',
      'в тексте «три бензиновых двигателя», а бензиновых двигателей у модели 2',
      'в тексте «четыре двигателя», а двигателей у модели 3',
    ],
  ],
  ['Две линии света и тридцать версий', []],
])('%s', (text, wrong) => {
  expect(wrongCounts(text, { versions: 5, interiors: 2, engines })).toEqual(wrong)
})
