import { phrases, spoken, termSet, type Phrases, type Question } from '#src/backend/search/answers/question.ts'
import { creditWarning } from '#src/content/credit-warning.ts'
import { modelName } from '#src/content/models/names.ts'
import type { CreditProgram } from '#src/domain/credit.ts'
import { formatDecimal, plural, listed } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { quoted } from '#src/domain/quoted.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { hrefTo } from '#src/routes.ts'

/** Terms of the credit programmes in force. Rates are never named here: the page shows the full cost first. */

const FIRST_PAYMENT = phrases('взнос')
const INSTALMENTS = phrases('рассрочка')
const INTEREST_FREE = phrases(
  'кредит 0, кредит ноль, автокредит 0, беспроцентный кредит, беспроцентный автокредит, нулевая ставка, ставка 0',
)
const FILLER_WORDS = termSet(
  'кредит автокредит первый первоначальный начальный минимальный ноль нулевой 0 процент размер нужен автомобиль машина купить взять можно новый какой',
)
const SPARE_TERMS = 1
const WHAT_IS_IT = /что (?:такое|значит)/
/** Where the complete terms are. */
const WARNING = `${creditWarning} Они — на${NBSP}странице «Кредит и${NBSP}лизинг».`

/** Null when a query asks for neither, or no programme is in force. */
export function creditAnswer({ models, rest, text }: Question, all: readonly CreditProgram[]): SearchAnswer | null {
  const asks = (said: Phrases): boolean => {
    const phrase = spoken(said, new Set(rest))
    const spare = rest.filter((term) => !phrase?.includes(term) && !FILLER_WORDS.has(term))
    return phrase !== undefined && spare.length <= SPARE_TERMS && !WHAT_IS_IT.test(text)
  }
  const programs = all.filter((program) => program.active === 1 && models.every((code) => isFor(program, code)))
  if (programs.length === 0) return null
  if (asks(FIRST_PAYMENT)) return firstPaymentAnswer(programs, models)
  if (asks(INSTALMENTS)) return kindAnswer(programs, INSTALMENTS_KIND)
  return asks(INTEREST_FREE) ? kindAnswer(programs, INTEREST_FREE_KIND) : null
}

const isFor = ({ model_codes }: CreditProgram, code: ModelCode): boolean => !model_codes || model_codes.includes(code)
const leastOf = (programs: readonly CreditProgram[]): number =>
  Math.min(...programs.map(({ min_prepay }) => min_prepay))
const namesOf = (programs: readonly CreditProgram[]): string => programs.map(({ name }) => quoted(name)).join(', ')

function firstPaymentAnswer(programs: readonly CreditProgram[], models: readonly ModelCode[]): SearchAnswer {
  const least = leastOf(programs)
  const cars = models.length > 0 ? `, ${listed(models.map(modelName))}` : ''
  const having = namesOf(programs.filter(({ min_prepay }) => min_prepay === least))
  return {
    url: hrefTo('finance'),
    title:
      least === 0
        ? `Кредит без первого взноса${cars}: есть`
        : `Первый взнос${cars}: от${NBSP}${formatDecimal(least)}${NBSP}% цены`,
    text: `${least === 0 ? '' : `Программ без${NBSP}первого взноса сейчас нет. `}С${NBSP}наименьшим взносом — ${having}. ${WARNING}`,
  }
}

/** A kind of credit that people ask for by name, and the answer where no programme is of that kind. */
type Kind = { name: string; none: string; isOne: (program: CreditProgram) => boolean }
const INSTALMENTS_KIND: Kind = {
  name: 'Рассрочка',
  none: 'Рассрочки сейчас нет, есть кредит',
  isOne: ({ name, description }) => /рассрочк/i.test(`${name} ${description}`),
}
const INTEREST_FREE_KIND: Kind = {
  name: 'Кредит без процентов',
  none: 'Кредита без процентов сейчас нет, есть с обычной ставкой',
  isOne: ({ rate }) => rate === 0,
}

const MONTHS = ['месяц', 'месяца', 'месяцев'] as const

/** The programmes of this kind, or the alternative. */
function kindAnswer(programs: readonly CreditProgram[], { name, none, isOne }: Kind): SearchAnswer {
  const own = programs.filter(isOne)
  const shown = own.length > 0 ? own : programs
  const [shortest, longest] = [
    Math.min(...shown.map(({ minTerm }) => minTerm)),
    Math.max(...shown.map(({ maxTerm }) => maxTerm)),
  ]
  const months = shortest === longest ? `${longest}` : `${shortest}–${longest}`
  const terms = `на${NBSP}${months}${NBSP}${plural(longest, MONTHS)}, первый взнос от${NBSP}${formatDecimal(leastOf(shown))}${NBSP}% цены`
  return {
    url: hrefTo('finance'),
    title: own.length > 0 ? `${name}: ${namesOf(own)}` : none,
    text: `${own.length > 0 ? 'Срок' : 'Кредит'} ${terms}. ${WARNING}`,
  }
}
