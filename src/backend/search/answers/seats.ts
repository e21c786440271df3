import { brandNameOf } from '#src/backend/search/answers/car-names.ts'
import { MODELS } from '#src/backend/search/answers/line-up-rows.ts'
import { phrases, spoken, termSet, type Question } from '#src/backend/search/answers/question.ts'
import { features } from '#src/content/cars/features.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { hrefTo } from '#src/routes.ts'

/** How many seats a car has: the site has no such figure, and says so instead of finding every page with the word. */

const SEATS = phrases(
  'место, местный, посадочный место, семиместный, шестиместный, пятиместный, четырехместный, третий ряд, три ряда, 3 ряд, сколько человек, человек помещается, человек влезает, человек',
)
const FILLER_WORDS = termSet(
  'сиденье сидений сидячий кресло пассажир пассажирский человек салон машина автомобиль модель кроссовер седан ряд три третий пять шесть семь восемь влезает влезет помещается поместится вмещает посадочный какой',
)
const GENERIC = termSet('место человек')
const COUNTED = /скольк|скока|\d|пят|шест|сем|восем|три/u
const FOR_FAMILY = /семь(?:я|и|е|ю|ей)(?!\p{L})/u
const THIRD_ROW = /треть\p{L}+ ряд|трет\p{L}+ ряд/iu

/** Null when a query asks for anything but seats, or names two cars. */
export function seatsAnswer({ models, terms, rest, text }: Question): SearchAnswer | null {
  const [code, another] = models
  const phrase = spoken(SEATS, terms)
  if (!phrase || another || FOR_FAMILY.test(text)) return null
  // "Место" alone is a word of many meanings.
  if (phrase.length === 1 && GENERIC.has(phrase[0] ?? '') && !code && !COUNTED.test(text)) return null
  if (!rest.every((term) => phrase.includes(term) || FILLER_WORDS.has(term) || /^\d$/.test(term))) return null
  const noThird = features.some(({ name }) => THIRD_ROW.test(name))
    ? ''
    : ` В${NBSP}списках оснащения третьего ряда сидений нет.`
  return {
    url: code ? modelByCode(code).href : hrefTo(MODELS, { hash: 'compare' }),
    title: code ? `Число мест ${brandNameOf(code)} уточнит дилер` : 'Число мест уточнит дилер',
    text: `На${NBSP}сайте этой величины ещё нет.${noThird} Размеры кузова и${NBSP}багажника — ${code ? 'на странице модели' : 'в сравнении моделей'}.`,
  }
}
