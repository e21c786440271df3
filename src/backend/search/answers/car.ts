import { DIMENSIONS, engineMeasures, sizes, WHEELS, CLEARANCE } from '#src/backend/search/answers/measures.ts'
import { paintAnswer } from '#src/backend/search/answers/paint.ts'
import { phrases, spoken, type Phrases, type Question } from '#src/backend/search/answers/question.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { QUALIFIERS } from '#src/backend/search/answers/qualifiers.ts'
import { sizeAnswer, dimensionsAnswer, wheelsAnswer, clearanceAnswer } from '#src/backend/search/answers/car-sizes.ts'
import { engineAnswer, driveAnswer, enginesAnswer } from '#src/backend/search/answers/car-engines.ts'
import { priceAnswer, stockAnswer } from '#src/backend/search/answers/car-price.ts'
import { CHEAP_WORDS } from '#src/backend/search/answers/price-words.ts'

/** Facts of one car: the query names the car and a measure, and may name an engine, drive or trim. */

/** How many more words a query may have than the fact needs: "какая длина у нового gv80". */
const SPARE_TERMS = 2

const DRIVE = phrases('привод, полный привод, задний привод, 4wd, awd')
const FUEL = phrases('топливо, какое топливо, бензин или дизель, двигатели, двигатель, мотор')

const PRICE = phrases(`цена, ${CHEAP_WORDS}`)
const STOCK = phrases('наличие, в наличии, склад')

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
  if (fits(STOCK)) return stockAnswer(code)
  const paint = paintAnswer(code, question)
  if (paint) return paint
  if (fits(WHEELS)) return wheelsAnswer(code)
  if (fits(CLEARANCE)) return clearanceAnswer(code)
  if (fits(DIMENSIONS)) return dimensionsAnswer(code, question)
  if (fits(DRIVE)) return driveAnswer(code, question)
  return fits(FUEL) ? enginesAnswer(code, question) : null
}
