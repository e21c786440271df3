import { lowerFirst, upperFirst } from '#src/domain/first-letter.ts'
import { listed } from '#src/domain/format.ts'
import { termsOf, termSet, type Question } from '#src/backend/search/answers/question.ts'
import { exteriorColors } from '#src/content/cars/colors.ts'
import { modelName } from '#src/content/models/names.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { confCodeOf, MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { quoted } from '#src/domain/quoted.ts'
import { hrefTo } from '#src/routes.ts'

/** The paints of one car: all of them, or those of the colour a query names, "gv70 синий". */

/** Words that ask for paints without naming one. */
const ABOUT = termSet('цвет цвета краска окраска кузов кузова оттенок какой автомобиль')
const MANY = termSet('цвет краска окраска оттенок')

/** "Тёмно-синий металлик" is found by each of its words, and by synonyms of the colour: «вишнёвый». */
const paints = exteriorColors.map((paint) => ({ paint, terms: termsOf(`${paint.name} ${paint.description ?? ''}`) }))
const PAINT_TERMS = new Set(paints.flatMap(({ terms }) => terms))

export function paintAnswer(code: ModelCode, { rest }: Question): SearchAnswer | null {
  if (rest.length === 0 || !rest.every((term) => ABOUT.has(term) || PAINT_TERMS.has(term))) return null
  const named = rest.filter((term) => PAINT_TERMS.has(term))
  if (named.length === 0 && !rest.some((term) => MANY.has(term))) return null
  const own = paints.filter(({ paint }) => paint.model_codes.includes(confCodeOf[code]))
  const fitting = own.filter(({ terms }) => named.every((term) => terms.includes(term)))
  const car = modelByCode(code).modelName
  const names = (list: typeof own) => list.map(({ paint }) => paint.name).join('; ')
  const [first] = fitting
  if (!first)
    return {
      url: hrefTo('configurator', { query: { model: confCodeOf[code], slide: '2' } }),
      title: `Такого цвета у${NBSP}${car} нет`,
      text: `Есть: ${names(own)}.`,
    }
  if (named.length === 0)
    return { url: hrefTo(`${code}-gallery`), title: `Цвета ${car}: ${own.length}`, text: `${names(own)}.` }
  return {
    url: hrefTo('configurator', { query: { model: confCodeOf[code], slide: '2', ext: first.paint.code } }),
    title: `${car}: ${namesOf(fitting)}`,
    text: `${fitting.length > 1 ? describe(fitting) : first.paint.description}. В${NBSP}конфигураторе автомобиль стоит в${NBSP}цвете ${quoted(first.paint.name)}, там${NBSP}же остальные.`,
  }
}

type Fitting = readonly (typeof paints)[number][]
/** «краски «Чёрный металлик» и «Чёрный»»: names of paints, not words for a colour. */
const namesOf = (list: Fitting): string =>
  `${list.length > 1 ? 'краски' : 'краска'} ${listed(list.map(({ paint }) => quoted(paint.name)))}`
const describe = (list: Fitting): string =>
  list.map(({ paint }) => `${quoted(paint.name)}${NBSP}— ${lowerFirst(paint.description ?? '')}`).join('; ')

/** A paint without a car: which cars have it. */
export function paintsAnswer(rest: readonly string[]): SearchAnswer | null {
  const named = rest.filter((term) => PAINT_TERMS.has(term))
  if (named.length === 0 || !rest.every((term) => ABOUT.has(term) || PAINT_TERMS.has(term))) return null
  const fitting = paints.filter(({ terms }) => named.every((term) => terms.includes(term)))
  if (fitting.length === 0) return null
  return {
    url: hrefTo('configurator'),
    title: upperFirst(namesOf(fitting)),
    text: `${fitting
      .map(
        ({ paint }) =>
          `${paint.name}: ${MODEL_CODES.filter((code) => paint.model_codes.includes(confCodeOf[code]))
            .map(modelName)
            .join(', ')}`,
      )
      .join('; ')}. Посмотреть на автомобиле — в${NBSP}конфигураторе.`,
  }
}
