import type { Database } from '#src/backend/database.ts'
import { holidaysIn } from '#src/backend/content/days-off.ts'
import { dealersInCities } from '#src/backend/dealers.ts'
import { questionsNow } from '#src/backend/content/questions.ts'
import { carTaskAnswer } from '#src/backend/search/answers/car-task.ts'
import { carAnswer } from '#src/backend/search/answers/car.ts'
import { readPrograms } from '#src/backend/configurations/car.ts'
import { creditAnswer } from '#src/backend/search/answers/credit.ts'
import { sumAnswer } from '#src/backend/search/answers/price-range.ts'
import { seatsAnswer } from '#src/backend/search/answers/seats.ts'
import { serviceAnswer } from '#src/backend/search/answers/service-visit.ts'
import { placeAnswer } from '#src/backend/search/answers/place.ts'
import { hoursAnswer } from '#src/backend/search/answers/hours.ts'
import { isAboutModels, lineUpAnswer } from '#src/backend/search/answers/line-up.ts'
import { equipmentAnswer } from '#src/backend/search/answers/equipment.ts'
import { questionReader, spoken, termSet, type Question } from '#src/backend/search/answers/question.ts'
import { sentences } from '#src/backend/search/answers/sentences.ts'
import type { Fact } from '#src/backend/search/answers/fact.ts'
import { requestNumberAnswer } from '#src/backend/search/answers/request-number.ts'
import { vinAnswer } from '#src/backend/search/answers/vin.ts'
import type { SearchDocument } from '#src/backend/search/search-document.ts'
import { dayIn } from '#src/domain/day.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'
import { findVin } from '#src/domain/vin.ts'

export type Answers = {
  /** The direct answer to a query, if there is one. */
  to: (text: string) => SearchAnswer | null
  /** The question of the support page when it came first among the results of a query of several words. */
  ofQuestion: (text: string, first: SearchDocument | undefined) => SearchAnswer | null
}

/** How many more words a query may have than the fact needs. */
const SPARE_TERMS = 2
/** Question words, which name nothing. */
const FILLER_WORDS = termSet(
  'лет год автомобиль новый размер литр узнать звонить позвонить делать посмотреть найти официальный',
)

/** A place before a car, a car before a sentence: the more a query names, the more precisely it is meant. */
export async function createAnswers(db: Database, now: () => Date): Promise<Answers> {
  const holidays = await holidaysIn(db)
  const dealers = await dealersInCities(db)
  const cities = [...new Map(dealers.map(({ city }) => [city.id, city])).values()]
  const counts = new Map([...Map.groupBy(dealers, ({ city }) => city.id)].map(([id, own]) => [id, own.length]))
  const read = questionReader(cities)
  const questions = await questionsNow(db)
  const programs = await readPrograms(db)
  const calendar = { holidays, today: () => dayIn(DEFAULT_ZONE, now()) }
  const facts = sentences(cities, counts, questions)
  const bySlug = new Map(questions.map((item) => [item.slug, item]))
  const answerTo = (question: Question) =>
    placeAnswer(question, dealers) ??
    hoursAnswer(question, dealers, calendar) ??
    sumAnswer(question) ??
    serviceAnswer(question) ??
    carAnswer(question) ??
    creditAnswer(question, programs) ??
    carTaskAnswer(question) ??
    (isAboutModels(question) ? lineUpAnswer(question) : null) ??
    factFor(question, facts) ??
    equipmentAnswer(question) ??
    seatsAnswer(question) ??
    lineUpAnswer(question)
  const said = ({ url, title, text }: SearchAnswer) => ({ url, title: plain(title), text: plain(text) })
  return {
    to(text) {
      const vin = findVin(text)
      if (vin) return vinAnswer(vin)
      const question = read(text)
      const found = answerTo(question) ?? (question.models.length === 0 ? requestNumberAnswer(text) : null)
      return found && said(found)
    },
    ofQuestion(text, first) {
      const asked = first?.type === 'faq' && read(text).terms.size > 1 ? bySlug.get(first.id) : undefined
      return asked && first ? said({ url: first.url, title: asked.question, text: asked.answer }) : null
    },
  }
}

const plain = (text: string): string => text.replaceAll('\u2060', '')

/** The fact that covers most of the query; a single word asks for pages unless it is the whole query. */
function factFor({ terms, rest }: Question, facts: readonly Fact[]): Fact | null {
  let best: { fact: Fact; length: number } | null = null
  for (const fact of facts) {
    const about = fact.general ? rest : [...terms]
    const phrase = spoken(fact.said, terms)
    if (!phrase || (best && best.length >= phrase.length)) continue
    const spare = about.filter((term) => !phrase.includes(term) && !FILLER_WORDS.has(term)).length
    if (spare <= (phrase.length > 1 || fact.distinctive ? SPARE_TERMS : 0)) best = { fact, length: phrase.length }
  }
  return best?.fact ?? null
}
