import {
  DIMENSIONS,
  dimensionsOf,
  engineMeasures,
  sizes,
  WHEELS,
  type EngineMeasure,
  type Size,
} from '#src/backend/search/answers/measures.ts'
import { paintAnswer } from '#src/backend/search/answers/paint.ts'
import { phrases, spoken, termsOf, type Phrases, type Question } from '#src/backend/search/answers/question.ts'
import { bigWheelsFrom } from '#src/content/cars/features.ts'
import { driveName, modificationsOf } from '#src/content/cars/modifications.ts'
import { trims, type Family, type Trim } from '#src/content/cars/trims.ts'
import { facts, longVersionOf, sizesOf, type CarFacts } from '#src/content/models/facts.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { company } from '#src/brand/brand.ts'
import { pricesSince } from '#src/content/models/prices.ts'
import { formatDate, formatDecimal, formatMoney, formatPriceFrom } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import type { Modification } from '#src/domain/shapes/configurator.ts'
import { hrefTo, modelPage, modelRouteName } from '#src/routes.ts'

/** Facts of one car: the query names the car and a measure, and may name an engine, drive or trim. */

/** How many more words a query may have than the fact needs: "какая длина у нового gv80". */
const SPARE_TERMS = 2

const DRIVE = phrases('привод, полный привод, задний привод, 4wd, awd')
const FUEL = phrases('топливо, какое топливо, бензин или дизель, двигатели, двигатель, мотор')
export const CLEARANCE = phrases('клиренс, дорожный просвет, просвет')
const PRICE = phrases('цена')

/** Families of trims, as written and as pronounced. */
const families: readonly (readonly [Family, readonly string[]])[] = [
  ['Elegance', termsOf('elegance элеганс')],
  ['Advance', termsOf('advance адванс')],
  ['Premier', termsOf('premier премьер')],
  ['Sport', termsOf('sport спорт')],
  ['Elite', termsOf('elite элит')],
  ['Royal', termsOf('royal роял')],
]
const DIESEL = termsOf('дизель дизельный солярка')
const PETROL = termsOf('бензин бензиновый')
const ALL_WHEELS = termsOf('полный')
const REAR_WHEELS = termsOf('задний')
const VOLUME = /(?<![\d.,])(\d)[.,](\d)(?!\d)/
const QUALIFIERS = new Set([
  ...families.flatMap(([, names]) => names),
  ...DIESEL,
  ...PETROL,
  ...termsOf('полный задний'),
])

/** Null when the query names no car, two of them, or no measure. */
export function carAnswer(question: Question): SearchAnswer | null {
  const [code, another] = question.models
  if (!code || another) return null
  const terms = new Set(question.rest)
  const fits = (said: Phrases): boolean => {
    const phrase = spoken(said, terms)
    if (!phrase) return false
    const spare = question.rest.filter((term) => !phrase.includes(term) && !QUALIFIERS.has(term) && !/^\d+$/.test(term))
    return spare.length <= SPARE_TERMS
  }
  if (fits(PRICE)) return priceAnswer(code, question)
  const measure = engineMeasures.find(({ said }) => fits(said))
  if (measure) return engineAnswer(code, question, measure)
  const size = sizes.find(({ said }) => fits(said))
  if (size) return sizeAnswer(code, question, size)
  const paint = paintAnswer(code, question)
  if (paint) return paint
  if (fits(WHEELS)) return wheelsAnswer(code)
  if (fits(CLEARANCE)) return clearanceAnswer(code)
  if (fits(DIMENSIONS)) return dimensionsAnswer(code, question)
  if (fits(DRIVE)) return driveAnswer(code, question)
  return fits(FUEL) ? enginesAnswer(code, question) : null
}

const pageOf = (code: ModelCode, page: string): string => hrefTo(modelPage(code, page) ?? `model-${code}`)
const performanceOf = (code: ModelCode): string => pageOf(code, 'performance')
const brandNameOf = (code: ModelCode): string => modelByCode(code).modelName
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const hasAny = ({ terms }: Question, words: readonly string[]): boolean => words.some((word) => terms.has(word))
const familyOf = (question: Question): Family | undefined => families.find(([, names]) => hasAny(question, names))?.[0]

/** The trims a query is about: those of the family it names, if the car has it. */
function trimsOf(code: ModelCode, question: Question): { family: Family | undefined; list: readonly Trim[] } {
  const family = familyOf(question)
  const own = trims.filter(({ model }) => model === code)
  const list = own.filter((trim) => trim.family === family)
  return list.length > 0 ? { family, list } : { family: undefined, list: own }
}

/** The engines it is about; all of them when none matches. */
function enginesOf(code: ModelCode, question: Question): { family: Family | undefined; list: readonly Modification[] } {
  const { family, list: own } = trimsOf(code, question)
  const ids = new Set(own.map(({ modificationId }) => modificationId))
  const [, whole, tenth] = VOLUME.exec(question.text) ?? []
  const tests: ((engine: Modification) => boolean)[] = [
    ...(family ? [({ id }: Modification) => ids.has(id)] : []),
    ...(hasAny(question, DIESEL) ? [({ fuel }: Modification) => fuel === 'diesel'] : []),
    ...(hasAny(question, PETROL) ? [({ fuel }: Modification) => fuel === 'petrol'] : []),
    ...(hasAny(question, ALL_WHEELS) ? [({ drive }: Modification) => drive === 'awd'] : []),
    ...(hasAny(question, REAR_WHEELS) ? [({ drive }: Modification) => drive === 'rwd'] : []),
    ...(whole ? [({ volume_l }: Modification) => volume_l.toFixed(1) === `${whole}.${tenth}`] : []),
  ]
  const all = modificationsOf(code)
  const list = all.filter((engine) => tests.every((test) => test(engine)))
  return { family, list: list.length > 0 ? list : all }
}

/** «<Brand> G70», «<Brand> G70 Sport». */
const nameWith = (code: ModelCode, family: Family | undefined): string =>
  [brandNameOf(code), family].filter(Boolean).join(' ')

function priceAnswer(code: ModelCode, question: Question): SearchAnswer {
  const model = modelByCode(code)
  const { family, list } = trimsOf(code, question)
  const prices = list.flatMap(({ price }) => price ?? [])
  const least = family && prices.length > 0 ? `от${NBSP}${formatMoney(Math.min(...prices))}` : formatPriceFrom(model)
  return {
    url: pageOf(code, 'price'),
    title: `${nameWith(code, prices.length > 0 ? family : undefined)}: ${lowerFirst(least)}`,
    text: model.priceComingSoon
      ? 'Цена появится на странице модели, её назовут и по телефону службы поддержки.'
      : `Максимальная рекомендованная розничная цена ${company.distributor.name} на${NBSP}${formatDate(pricesSince(code))} Не${NBSP}является публичной офертой.`,
  }
}

function engineAnswer(code: ModelCode, question: Question, { title, unit, of, unsure }: EngineMeasure): SearchAnswer {
  const { family, list } = enginesOf(code, question)
  const rows = list.flatMap((engine) => {
    const value = of(engine)
    return value === null ? [] : [{ engine, value }]
  })
  const values = rows.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)].map(formatDecimal)
  const range = least === most ? least : `${least}–${most}`
  const isUnsure = list.some((engine) => engine.unsure?.includes(unsure))
  return {
    url: performanceOf(code),
    title: `${title} ${nameWith(code, family)}: ${range}${NBSP}${unit}`,
    text: [
      ...rows.map(({ engine, value }) => `${engine.name} — ${formatDecimal(value)}${NBSP}${unit}`),
      ...(isUnsure ? ['данные уточняются'] : []),
    ].join('; '),
  }
}

/** Page, name and sizes of a model's longer version. */
function longVersion(code: ModelCode): { url: string; name: string; sizes: CarFacts } | undefined {
  const long = longVersionOf(code)
  return (
    long && {
      url: hrefTo(modelRouteName(code, long.page)),
      name: `${brandNameOf(code)} L`,
      sizes: sizesOf(code, true),
    }
  )
}

function sizeAnswer(code: ModelCode, { isLong }: Question, { title, value, show }: Size): SearchAnswer {
  const text = 'Размеры и чертёж — на странице модели.'
  const long = isLong && longVersion(code)
  if (long) return { url: long.url, title: `${title} ${long.name}: ${show(value(long.sizes))}`, text }
  return { url: modelByCode(code).href, title: `${title} ${brandNameOf(code)}: ${show(value(facts[code]))}`, text }
}

function dimensionsAnswer(code: ModelCode, { isLong }: Question): SearchAnswer {
  const text = 'Длина, ширина и высота. Чертёж, колёсная база и багажник — на странице модели.'
  const long = isLong && longVersion(code)
  if (long) return { url: long.url, title: `Размеры ${long.name}: ${dimensionsOf(long.sizes)}`, text }
  return { url: modelByCode(code).href, title: `Размеры ${brandNameOf(code)}: ${dimensionsOf(facts[code])}`, text }
}

const wheelsAnswer = (code: ModelCode): SearchAnswer => ({
  url: modelByCode(code).href,
  title: `Размер колёс ${brandNameOf(code)}: ${facts[code].wheels} дюймов`,
  text: trims.some(({ model, level }) => model === code && level >= bigWheelsFrom)
    ? 'В старших комплектациях колёса больше. Размер шин для вашего автомобиля — на табличке в проёме двери водителя и в руководстве.'
    : 'Размер шин для вашего автомобиля — на табличке в проёме двери водителя и в руководстве.',
})

/** A value the site does not know: the answer says so and where to ask. */
const clearanceAnswer = (code: ModelCode): SearchAnswer => ({
  url: performanceOf(code),
  title: `Дорожный просвет ${brandNameOf(code)} уточнит дилер`,
  text: 'На сайте этой величины ещё нет. Режимы движения и подвеска описаны на странице динамики.',
})

function driveAnswer(code: ModelCode, question: Question): SearchAnswer {
  const all = modificationsOf(code)
  const kinds = [...new Set(all.map(({ drive }) => drive))].map((drive) => driveName[drive])
  const wanted = hasAny(question, ALL_WHEELS) ? 'awd' : hasAny(question, REAR_WHEELS) ? 'rwd' : null
  const own = wanted ? all.filter(({ drive }) => drive === wanted) : all
  return {
    url: performanceOf(code),
    title: `Привод ${brandNameOf(code)}: ${kinds.join(' или ')}`,
    text: (own.length > 0 ? own : all).map(({ name }) => name).join('; '),
  }
}

const enginesAnswer = (code: ModelCode, question: Question): SearchAnswer => ({
  url: performanceOf(code),
  title: `Двигатели ${brandNameOf(code)}`,
  text: enginesOf(code, question)
    .list.map(({ name, fuel }) => `${name}, ${fuel === 'diesel' ? 'дизельное топливо' : 'бензин АИ-95'}`)
    .join('; '),
})
