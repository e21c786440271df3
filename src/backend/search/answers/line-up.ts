import { listed } from '#src/domain/format.ts'
import { paintsAnswer } from '#src/backend/search/answers/paint.ts'
import { phrases, spoken, termsOf, termSet, type Phrases, type Question } from '#src/backend/search/answers/question.ts'
import {
  DIMENSIONS,
  dimensionsOf,
  engineMeasures,
  sizes,
  WHEELS,
  CLEARANCE,
} from '#src/backend/search/answers/measures.ts'
import { CHEAP_WORDS } from '#src/backend/search/answers/price-words.ts'
import { facts } from '#src/content/models/facts.ts'
import { QUESTIONS_TITLE } from '#src/content/questions-in-words.ts'
import { modelName } from '#src/content/models/names.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { hrefTo } from '#src/routes.ts'
import {
  MODELS,
  sorted,
  answer,
  engineLine,
  wheels,
  drives,
  diesels,
  prices,
} from '#src/backend/search/answers/line-up-rows.ts'

/** A measure compared across all cars when a query names none of them, and the comparison of those it names. */

const SPARE_TERMS = 1
/** Words that ask which car has the most of something. */
const FILLER_WORDS = termSet('самый модель автомобиль седан кроссовер весь все модельный ряд много какой у всех')

const DRIVE = phrases('полный привод, задний привод')
const DIESEL = phrases('дизель, дизельный, дизельный двигатель, солярка')
const CHEAP = phrases(
  `${CHEAP_WORDS}, дорогой, низкий цена, весь цена, цена лист, цена pdf, цена пдф, цена файл, скачать цена, цена список`,
)
const COMPARE = phrases(
  'сравнить, сравнение, сравни, отличие, отличаться, отличается, разница, лучше, выбрать, большой',
)
const CHOOSE = phrases(
  'подходить, подходит, подойти, подойдет, выбрать автомобиль, выбрать модель, помочь выбрать, семья, семья дети, семейный',
)

/** Whether a query is about the models as such: then the line-up answers before the glossary does. */
export const isAboutModels = ({ terms }: Question): boolean => MODEL_TERMS.some((term) => terms.has(term))
const MODEL_TERMS = termsOf('модель модельный')

/** Null when a query names one car, or asks for nothing that all cars have. */
export function lineUpAnswer({ models: named, rest }: Question): SearchAnswer | null {
  const terms = new Set(rest)
  const fits = (said: Phrases): boolean => {
    const phrase = spoken(said, terms)
    if (!phrase) return false
    const spare = rest.filter((term) => !phrase.includes(term) && !FILLER_WORDS.has(term))
    return spare.length <= SPARE_TERMS * phrase.length
  }
  if (named.length > 1) return rest.length === 0 || fits(COMPARE) ? comparison(named) : null
  if (named.length > 0) return null
  const paint = paintsAnswer(rest)
  if (paint) return paint
  if (fits(WHEELS.filter(({ length }) => length > 1))) return wheels()
  const size = sizes.find(({ most }) => fits(most.filter(({ length }) => length > 1)))
  const measure = size ? undefined : engineMeasures.find(({ said, most }) => fits(said) || fits(most))
  if (measure) return engineLine(measure)
  const found = size ?? sizes.find(({ said, most }) => fits(said) || fits(most))
  if (found) {
    const { title, first, value, show } = found
    const rows = MODEL_CODES.map((code) => ({ code, value: value(facts[code]) }))
    return answer(
      `${title}: все модели`,
      sorted(rows, first).map((row) => `${modelName(row.code)}${NBSP}— ${show(row.value)}`),
    )
  }
  // Only about cars: "размер кредита" is not the size of a car.
  if (
    fits(DIMENSIONS) &&
    rest.every((term) => FILLER_WORDS.has(term) || DIMENSIONS.some((phrase) => phrase.includes(term)))
  )
    return answer(
      'Размеры: все модели',
      sorted(
        MODEL_CODES.map((code) => ({ code, value: facts[code].length })),
        'high',
      ).map(({ code }) => `${modelName(code)}${NBSP}— ${dimensionsOf(facts[code])}`),
    )
  if (fits(CLEARANCE))
    return {
      url: hrefTo(MODELS, { hash: 'compare' }),
      title: 'Дорожный просвет назовёт дилер',
      text: 'На сайте этой величины пока нет. Остальные размеры всех моделей — в сравнении.',
    }
  if (fits(DRIVE)) return drives(terms)
  if (fits(DIESEL)) return diesels()
  if (fits(CHEAP)) return prices()
  if (fits(CHOOSE))
    return {
      url: hrefTo(MODELS, { hash: 'five-questions' }),
      title: QUESTIONS_TITLE,
      text: 'Ответьте — подскажем подходящую комплектацию и ещё одну, близкую к ней, и объясним почему. Считаем по цифрам автомобилей, контакты не спрашиваем.',
    }
  return fits(COMPARE) ? comparison([]) : null
}

function comparison(codes: readonly ModelCode[]): SearchAnswer {
  const names = codes.map(modelName)
  return {
    url: hrefTo(MODELS, {
      ...(codes.length > 1 && { query: { compare: codes.slice(0, 3).join(',') } }),
      hash: 'compare',
    }),
    title: codes.length > 1 ? `${listed(names.slice(0, 3))}: сравнение` : 'Сравнение моделей',
    text: 'Размеры, багажник, двигатели, оснащение и цены рядом; совпадающее можно скрыть.',
  }
}
