import { termSet, termsOf, type Question } from '#src/backend/search/answers/question.ts'
import { normalize } from '#src/backend/search/words.ts'
import { modificationsOf } from '#src/content/cars/modifications.ts'
import { modelName } from '#src/content/models/names.ts'
import { worksOf } from '#src/content/service-plan.ts'
import { serviceInterval } from '#src/content/warranty-and-service.ts'
import { lowerFirst } from '#src/domain/first-letter.ts'
import { countOf, formatNumber } from '#src/domain/format.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { hrefTo } from '#src/routes.ts'

/** One service by its number or mileage: "первое то", "то 2", "то 30000", "то 15 тысяч gv70". */

const SERVICE = termsOf('обслуживание')
const ORDINALS = ['первый', 'второй', 'третий', 'четвертый', 'пятый', 'шестой'].map((word) => termSet(word))
const FILLER_WORDS = termSet(
  'км километр километров тыс тысяча тысяч т к пробег входит делать делают работа работы список перечень автомобиль машина новый регламент что',
)
const MOST_VISITS = 20
const MOST_KM = 300_000
const THOUSAND = 1000
const MONTHS_A_YEAR = 12
const YEARS = ['год', 'года', 'лет'] as const
const NUMBER =
  /(?<![\p{L}\p{N}])(\d{1,3}(?: \d{3})+|\d+)\s*(тысяч\p{L}*|тыс|т|к)?(?:\s*(?:км|километров))?(?![\p{L}\p{N}])/u

/** Null when a query names no particular service. */
export function serviceAnswer({ terms, text, rest, models }: Question): SearchAnswer | null {
  if (!SERVICE.every((term) => terms.has(term))) return null
  const strange = rest.filter(
    (term) =>
      !SERVICE.includes(term) &&
      !FILLER_WORDS.has(term) &&
      !/^\d+(?:км|тыс|т|к)?$/.test(term) &&
      !ORDINALS.some((words) => words.has(term)),
  )
  const km = strange.length > 0 ? null : kmIn(text, terms)
  if (km === null) return null
  const number = Math.max(1, Math.round(km / serviceInterval.km))
  const due = number * serviceInterval.km
  const fuels = new Set((models.length > 0 ? models : MODEL_CODES).flatMap(modificationsOf).map(({ fuel }) => fuel))
  const when = `${formatNumber(due)}${NBSP}км или ${countOf((number * serviceInterval.months) / MONTHS_A_YEAR, YEARS)}`
  const [first = '', ...others] = worksOf(number, fuels)
  return {
    url: hrefTo('owners', { hash: 'service' }),
    title: [`ТО-${number}`, ...models.map(modelName)].join(' ') + `: ${when}, что наступит раньше`,
    text: `${[first, ...others.map(lowerFirst)].join('; ')}. Интервал и перечень уточняются по сервисной книжке.`,
  }
}

/** Kilometres of the service: a small number is its ordinal, a larger one thousands. */
function kmIn(text: string, terms: ReadonlySet<string>): number | null {
  const ordinal = ORDINALS.findIndex((words) => [...words].some((word) => terms.has(word)))
  if (ordinal >= 0) return (ordinal + 1) * serviceInterval.km
  const [, digits, unit] = NUMBER.exec(normalize(text).replaceAll(/(?<!\p{L})то-?(?=\d)/gu, 'то ')) ?? []
  if (digits === undefined) return null
  const value = Number(digits.replaceAll(' ', ''))
  if (value === 0) return null
  if (!unit && value <= MOST_VISITS) return value * serviceInterval.km
  const km = unit || value < THOUSAND ? value * THOUSAND : value
  return km <= MOST_KM ? km : null
}
