import { expect, it } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { words as explainedWords, sensorZones } from '#src/content/cars/explained.ts'
import { petrol, turbine } from '#src/content/cars/engines.ts'
import type { EngineRow } from '#src/content/models/define-details.ts'
import { details } from '#src/content/models/details.ts'
import { longVersionOf } from '#src/content/models/facts.ts'
import { CONCEPT_NAMES } from '#src/content/concepts.ts'
import { HALL_CARS } from '#src/content/lounge-hall.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { staticRouteNames, type StaticRouteName } from '#src/routes.ts'
import { wrongCounts, wrongListCount } from './rules/counts.ts'

// A page's code need not know what its text counts: an editor who adds a version or removes one is told here.
it.each(MODEL_CODES)('the texts of %s count its versions, interiors and engines right', async (code) => {
  const counted = {
    versions: lineUp[code].trims.length,
    interiors: lineUp[code].interiors.length,
    wheelbases: longVersionOf(code) ? 2 : 1,
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

type Place = { route: StaticRouteName; id?: string }

/** The text of a page's section, or the lead of a page. */
async function textAt({ route, id }: Place): Promise<{ text: string; answers: number }> {
  const { lead = '', sections } = await loadCopy(route)
  if (id === undefined) return { text: lead, answers: 0 }
  const section = sections.find((one) => one.id === id)
  if (!section) throw new Error(`${route} has no section «${id}»`)
  return { text: JSON.stringify(section), answers: section.answers?.length ?? 0 }
}

const CONTRACT = { route: 'mobility', id: 'contract' } as const

// The same for lists that other texts count.
it.each<[Place, noun: string, list: string, count: () => number | Promise<number>]>([
  [{ route: 'future' }, 'концепт(?:а|ов)?', 'src/content/concepts.ts', () => CONCEPT_NAMES.length],
  [{ route: 'lounge', id: 'space' }, 'автомобил(?:ь|я|ей)', 'src/content/lounge-hall.ts', () => HALL_CARS.length],
  [
    CONTRACT,
    'вопрос(?:а|ов)?',
    'src/content/pages/mobility.ts, contract',
    async () => (await textAt(CONTRACT)).answers,
  ],
  [
    { route: 'mobility', id: 'start' },
    'пункт(?:а|ов)?',
    'src/content/pages/mobility.ts, contract',
    async () => (await textAt(CONTRACT)).answers,
  ],
])('$route: the text counts its list right', async (place, noun, list, count) => {
  const { text } = await textAt(place)
  const wrong = wrongListCount(text, noun, await count())
  expect(wrong, `страница ${place.route}: ${wrong.join('; ')} (${list}). Исправьте слово в тексте`).toEqual([])
})

it('the heading over the zones around a car counts them right', () => {
  const wrong = wrongListCount(explainedWords.zonesHeading, 'зон[аы]?', sensorZones.length)
  expect(wrong, `src/content/cars/explained.ts: ${wrong.join('; ')}. Исправьте слово в тексте`).toEqual([])
})

it.each([
  ['Два концепта на стенде', ['в тексте «два концепта», а в списке их 3']],
  ['Три\u00a0концепта', []],
  ['Концепты', []],
])('%s', (text, wrong) => {
  expect(wrongListCount(text, 'концепт(?:а|ов|ы)?', 3)).toEqual(wrong)
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
  ['Полный привод и одна длина базы', []],
  ['Полный привод и две длины базы', ['в тексте «две длины базы», а длин базы у модели 1']],
])('%s', (text, wrong) => {
  expect(wrongCounts(text, { versions: 5, interiors: 2, wheelbases: 1, engines })).toEqual(wrong)
})
