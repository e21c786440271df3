import { namesOf } from '#src/content/models/names.ts'
import { plural, type PluralForms } from '#src/domain/format.ts'

const WORDS = 'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать'.split(' ')

const FEMININE = ['ноль', 'одна', 'две']

/** «пять»; digits beyond twelve. For masculine nouns. */
export const numberInWords = (count: number): string => WORDS[count] ?? String(count)

/** «пять автомобилей», for masculine nouns. */
export const countInWords = (count: number, forms: PluralForms): string =>
  `${numberInWords(count)} ${plural(count, forms)}`

/** «две модели» */
export const modelsInWords = (count: number): string =>
  `${FEMININE[count] ?? numberInWords(count)} ${plural(count, ['модель', 'модели', 'моделей'])}`

/** At the beginning of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const CARS: PluralForms = ['автомобиль', 'автомобиля', 'автомобилей']
const SEDANS: PluralForms = ['седан', 'седана', 'седанов']
const CROSSOVERS: PluralForms = ['кроссовер', 'кроссовера', 'кроссоверов']

/** «Три седана и два кроссовера» */
export const bodiesInWords = capitalized(
  [countInWords(namesOf('sedan').length, SEDANS), countInWords(namesOf('suv').length, CROSSOVERS)].join(' и '),
)
