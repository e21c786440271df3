import { pageOf } from '#src/backend/search/answers/car-names.ts'
import { priceAnswer } from '#src/backend/search/answers/car-price.ts'
import { MODELS } from '#src/backend/search/answers/line-up-rows.ts'
import { readSums, type Sums } from '#src/backend/search/answers/money.ts'
import { priceNote } from '#src/backend/search/answers/price-words.ts'
import { QUALIFIERS } from '#src/backend/search/answers/qualifiers.ts'
import { termsOf, termSet, type Question } from '#src/backend/search/answers/question.ts'
import { trimName } from '#src/content/cars/trim-names.ts'
import { trims } from '#src/content/cars/trims.ts'
import { bodyOf, modelName } from '#src/content/models/names.ts'
import { trimPrice } from '#src/content/models/prices.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { LIMITS } from '#src/domain/credit/query.ts'
import { formatDecimal, formatMoney } from '#src/domain/format.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { hrefTo } from '#src/routes.ts'

/** What a sum can buy: "до 3 млн", "g70 дешевле 2,5 млн", "от 5 млн", "50 000 в месяц". */

/** Lower limit of a car price; a monthly payment may be far smaller. */
const LEAST_PRICE = 1_000_000
const LEAST_PAYMENT = 5000
const FILLER_WORDS = termSet(
  'автомобиль новый модель комплектация цена стоимость купить взять выбрать найти какой можно есть рубль деньги сумма седан кроссовер',
)
const SEDAN = termSet('седан')
const SUV = termSet('кроссовер')
const IN_MONTH = termSet('месяц ежемесячный ежемесячно мес')
const OF_PAYMENT = termSet('платеж платить кредит автокредит')

/** Null when the query names no sum, or asks for more than which cars it can buy. */
export function sumAnswer(question: Question): SearchAnswer | null {
  // Only a number can be a sum; "миллион" alone is one as well.
  if (!/\d|милл|лям|лимон|млн|полтор/.test(question.text)) return null
  return paymentAnswer(question) ?? rangeAnswer(question)
}

function paymentAnswer({ text, models }: Question): SearchAnswer | null {
  const sums = readSums(text, LEAST_PAYMENT)
  const sum = sums?.most ?? sums?.least
  if (!sums || !sum || sum < LEAST_PAYMENT || sum > LIMITS.roubles) return null
  const rest = strangeIn(sums, models)
  if (!rest.some((term) => IN_MONTH.has(term))) return null
  if (!rest.every((term) => IN_MONTH.has(term) || OF_PAYMENT.has(term))) return null
  return {
    url: hrefTo('finance', { query: { budget: String(Math.round(sum)) }, hash: 'budget' }),
    title: `Платёж до${NBSP}${formatMoney(sum)} в${NBSP}месяц`,
    text: 'Подберём комплектации, чей платёж по кредиту укладывается в эту сумму: с полной стоимостью кредита, сроком и первым взносом. Оценивайте свои финансовые возможности и риски.',
  }
}

function rangeAnswer(question: Question): SearchAnswer | null {
  const sums = readSums(question.text, LEAST_PRICE)
  if (!sums || (sums.most ?? sums.least ?? 0) < LEAST_PRICE) return null
  const [code, another] = question.models
  if (another || strangeIn(sums, question.models).some((term) => !QUALIFIERS.has(term))) return null
  if (code && modelByCode(code).priceComingSoon) return priceAnswer(code, question)
  const rows = (code ? [code] : codesOf(question)).flatMap((of) => fitting(of, sums) ?? [])
  const bound = boundOf(sums)
  const url = code ? pageOf(code, 'price') : hrefTo(MODELS)
  if (rows.length === 0)
    return {
      url,
      title: `${bound} ${code ? `${modelByCode(code).modelName}` : 'новых автомобилей'} нет`,
      text: `${(code ? [code] : codesOf(question)).flatMap((of) => wholeRange(of) ?? []).join('; ')}. ${priceNote(code)}`,
    }
  return {
    url,
    title: `${bound}: ${rows.map(({ name }) => name).join(', ')}`,
    text: `${rows.map(({ line }) => line).join('; ')}. ${soonIn(question)}${priceNote(code)}`,
  }
}

/** Terms other than the sum that are neither a car nor filler words. */
const strangeIn = ({ rest }: Sums, models: readonly ModelCode[]): string[] => {
  const named = new Set(models.flatMap((code) => termsOf(modelName(code))))
  return termsOf(rest).filter((term) => !named.has(term) && !FILLER_WORDS.has(term))
}

/** The models of the body type that the query names; all where it names none, or both. */
function codesOf({ terms }: Question): readonly ModelCode[] {
  const [sedan, suv] = [SEDAN, SUV].map((words) => [...words].some((word) => terms.has(word)))
  return sedan === suv ? MODEL_CODES : MODEL_CODES.filter((code) => bodyOf(code) === (sedan ? 'sedan' : 'suv'))
}

const pricedTrims = (code: ModelCode) =>
  trims
    .filter(({ model }) => model === code)
    .flatMap((trim) => {
      const price = trimPrice(trim)
      return price === null ? [] : [{ name: trimName(trim), price }]
    })

function fitting(code: ModelCode, { least, most }: Sums): { name: string; line: string } | null {
  const all = pricedTrims(code)
  const own = all.filter(({ price }) => price >= (least ?? 0) && price <= (most ?? Infinity))
  if (own.length === 0) return null
  const names = own.length === all.length ? 'все комплектации' : [...new Set(own.map(({ name }) => name))].join(', ')
  return {
    name: modelName(code),
    line: `${modelName(code)}${NBSP}— ${pricesText(own.map(({ price }) => price))}: ${names}`,
  }
}

function wholeRange(code: ModelCode): string | null {
  const all = pricedTrims(code)
  return all.length === 0 ? null : `${modelName(code)}${NBSP}— ${pricesText(all.map(({ price }) => price))}`
}

/** «от 2 249 000 до 2 899 000 ₽» */
function pricesText(prices: readonly number[]): string {
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  if (least === most) return formatMoney(least)
  return `от${NBSP}${formatMoney(least).replace(/.₽$/u, '')} до${NBSP}${formatMoney(most)}`
}

const soonIn = (question: Question): string => {
  const soon = question.models.length > 0 ? [] : codesOf(question).filter((code) => modelByCode(code).priceComingSoon)
  return soon.length > 0 ? `Ещё не${NBSP}объявлена цена: ${soon.map(modelName).join(', ')}. ` : ''
}

/** «До 3 млн ₽», «От 3 до 5 млн ₽» */
function boundOf({ least, most }: Sums): string {
  const said = (sum: number) => formatDecimal(sum / 1_000_000)
  const unit = `${NBSP}млн${NBSP}₽`
  if (least !== null && most !== null) return `От${NBSP}${said(least)} до${NBSP}${said(most)}${unit}`
  return least === null ? `До${NBSP}${said(most ?? 0)}${unit}` : `От${NBSP}${said(least)}${unit}`
}
