import { phrases, spoken, termSet, type Phrases, type Question } from '#src/backend/search/answers/question.ts'
import { trims } from '#src/content/cars/trims.ts'
import { creditWarning } from '#src/content/credit-warning.ts'
import { trimPrice } from '#src/content/models/prices.ts'
import { modelByCode, modelName } from '#src/content/models/summary.ts'
import { confCodeOf, type ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { hrefTo } from '#src/routes.ts'

/** What one does with a car: «тест драйв gv70», «g90 в кредит», «купить g70». With a city it is place.ts. */

type Task = { said: Phrases; answer: (code: ModelCode) => SearchAnswer }

const tasks: readonly Task[] = [
  {
    said: phrases('тест-драйв, прокатиться, покататься, пробная поездка'),
    answer: (code) => ({
      url: hrefTo('test-drive', { query: { model: code } }),
      title: `Тест-драйв ${modelName(code)}`,
      text: `Час с${NBSP}автомобилем и${NBSP}специалистом: выберите дилера, день и${NBSP}время.`,
    }),
  },
  { said: phrases('кредит, автокредит'), answer: creditOf },
  {
    said: phrases('купить, заказать, собрать, конфигуратор, конфигурация'),
    answer: (code) => ({
      url: hrefTo('configurator', { hash: `slide=1&model=${confCodeOf[code]}` }),
      title: `Собрать ${modelName(code)}`,
      text: `Двигатель, цвет, салон и${NBSP}пакеты; в${NBSP}конце${NBSP}— документ и${NBSP}заявка дилеру. Договор заключают у${NBSP}него.`,
    }),
  },
]
const FILLER_WORDS = termSet(
  'записаться запись взять оформить машина автомобиль новый можно хотеть онлайн сайт посчитать рассчитать расчет калькулятор',
)

/** Null when the query names no car, several, or anything else besides. */
export function carTaskAnswer({ models: [code, another], rest }: Question): SearchAnswer | null {
  if (!code || another) return null
  for (const { said, answer } of tasks) {
    const phrase = spoken(said, new Set(rest))
    if (phrase && rest.every((term) => phrase.includes(term) || FILLER_WORDS.has(term))) return answer(code)
  }
  return null
}

/** The calculator with the car's first trim; no sum here: the page shows the full cost before it (38-ФЗ, art. 28). */
function creditOf(code: ModelCode): SearchAnswer {
  const first = trims.find((trim) => trim.model === code && trimPrice(trim) !== null)
  if (modelByCode(code).priceComingSoon || !first)
    return {
      url: hrefTo('finance'),
      title: `${modelName(code)} в${NBSP}кредит: цена будет объявлена позже`,
      text: `Платёж посчитаем, когда её объявят. Программы и${NBSP}их условия${NBSP}— на${NBSP}странице «Кредит и${NBSP}лизинг».`,
    }
  return {
    url: hrefTo('finance', { query: { comp: String(first.id) } }),
    title: `${modelName(code)} в${NBSP}кредит`,
    text: `Калькулятор считает платёж для${NBSP}вашего взноса и${NBSP}срока. ${creditWarning}`,
  }
}
