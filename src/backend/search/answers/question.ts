import { questionWords, toTerm } from '#src/backend/search/words.ts'
import type { City } from '#src/domain/dealer.ts'
import { MODEL_CODES, type ModelCode } from '#src/domain/model.ts'
import { longVersionOf } from '#src/content/models/facts.ts'
import { modelName } from '#src/content/models/names.ts'

/** A parsed query: its terms, and which of them name cars, the long car or a city. */
export type Question = {
  terms: ReadonlySet<string>
  /** As typed, in lower case: "3.5" is two terms. */
  text: string
  models: readonly ModelCode[]
  isLong: boolean
  city: City | undefined
  /** The terms that name none of these. */
  rest: readonly string[]
}

export const termsOf = (text: string): string[] => [
  ...new Set(questionWords(text).flatMap((word) => toTerm(word) ?? [])),
]

const understood = new Set<string>()
/** Every word used in answers' phrases: none of them is a misspelling, even if no text of the site contains it. */
export const understoodWords: ReadonlySet<string> = understood

function understand(list: string): string {
  for (const word of questionWords(list)) understood.add(word)
  return list
}

/** Ways to express something, each a set of terms: a query matches when it has all terms of one of them. */
export type Phrases = readonly (readonly string[])[]
export const phrases = (list: string): Phrases => understand(list).split(', ').map(termsOf)
/** Words that are equivalent for an answer, or ignored. */
export const termSet = (list: string): ReadonlySet<string> => new Set(termsOf(understand(list)))

/** The longest of the phrases contained in the terms; undefined when there is none. */
export const spoken = (said: Phrases, terms: ReadonlySet<string>): readonly string[] | undefined =>
  said.filter((phrase) => phrase.every((term) => terms.has(term))).toSorted((a, b) => b.length - a.length)[0]

const modelTerms = MODEL_CODES.map((code) => [code, termsOf(modelName(code))] as const)
/** Without the car's own name, because "g90 l" is a car as well. */
const longTerms = MODEL_CODES.filter(longVersionOf).flatMap((code) =>
  termsOf(`${modelName(code)}l`).filter((term) => !termsOf(modelName(code)).includes(term)),
)

/** By its cases, too: «в Орле» and «Орёл» have no ending that could be cut off. */
const namesOf = ({ name, name_in, name_of = '' }: City): string => `${name} ${name_in} ${name_of}`

/** Parser of queries for these cities. A city is recognised by any word of its name: "ростов", "нижний". */
export function questionReader(cities: readonly City[]): (text: string) => Question {
  const byTerm = new Map(cities.flatMap((city) => termsOf(namesOf(city)).map((term) => [term, city] as const)))
  return (text) => {
    const terms = new Set(termsOf(text))
    const models = modelTerms.filter(([, own]) => own.every((term) => terms.has(term)))
    const named = new Set([...models.flatMap(([, own]) => own), ...longTerms])
    const city = [...terms].map((term) => byTerm.get(term)).find((found) => found !== undefined)
    return {
      terms,
      text: text.toLowerCase(),
      models: models.map(([code]) => code),
      isLong: longTerms.some((term) => terms.has(term)),
      city,
      rest: [...terms].filter((term) => !named.has(term) && (!city || byTerm.get(term) !== city)),
    }
  }
}
