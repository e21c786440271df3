import { engineFigures } from '#src/content/models/shared.ts'
import { numberInWords } from '#src/content/models/in-words.ts'
import type { EngineRow } from '#src/content/models/define-details.ts'

/** What a model's texts may count. */
export type Counted = { versions: number; interiors: number; wheelbases: number; engines: readonly EngineRow[] }

const NUMBERS = new Map(Array.from({ length: 12 }, (_, count) => [numberInWords(count), count]))
NUMBERS.set('одна', 1).set('две', 2)

/** Of each engine the pages have one figure, or two, whatever its drive. */
const enginesOf = (rows: readonly EngineRow[]): number =>
  new Set(engineFigures(rows).map(({ label }) => label.replace(/^[^,]*момент, |^Мощность, /, ''))).size

/** A noun with the words before it; the first that fits is the one meant. */
const NOUNS: readonly [noun: string, name: string, count: (of: Counted) => number][] = [
  ['верси[яий]', 'версий в прайс-листе', ({ versions }) => versions],
  ['салон(?:а|ов)?', 'салонов', ({ interiors }) => interiors],
  ['длин[аы]? базы', 'длин базы', ({ wheelbases }) => wheelbases],
  ['тип(?:а|ов)? привода', 'типов привода', ({ engines }) => new Set(engines.map(({ drive }) => drive)).size],
  [
    'бензинов\\S+ (?:мотор|двигател)\\S*',
    'бензиновых двигателей',
    ({ engines }) => enginesOf(engines.filter(({ engine }) => engine.fuel === 'petrol')),
  ],
  ['(?:мотор|двигател|характер)(?:ь|я|а|ов|ей)?', 'двигателей', ({ engines }) => enginesOf(engines)],
]

/** Where a model's text says another number of versions, interiors or engines than the model has. */
export function wrongCounts(text: string, of: Counted): string[] {
  const plain = text.replaceAll('\u00a0', ' ').toLowerCase()
  return NOUNS.flatMap(([noun, name, count]) =>
    [...plain.matchAll(new RegExp(`(?<!\\p{L})(${[...NUMBERS.keys()].join('|')}) ${noun}(?!\\p{L})`, 'gu'))].flatMap(
      ([words, number = '']) =>
        NUMBERS.get(number) === count(of) ? [] : [`в тексте «${words}», а ${name} у модели ${count(of)}`],
    ),
  )
}

/** Where a text counts a noun otherwise than its list; a text that counts none of it is right. `noun`: a pattern. */
export function wrongListCount(text: string, noun: string, count: number): string[] {
  const plain = text.replaceAll('\u00a0', ' ').toLowerCase()
  const counted = plain.matchAll(new RegExp(`(?<!\\p{L})(${[...NUMBERS.keys()].join('|')}) ${noun}(?!\\p{L})`, 'gu'))
  return [...counted].flatMap(([words, number = '']) =>
    NUMBERS.get(number) === count ? [] : [`в тексте «${words}», а в списке их ${count}`],
  )
}
