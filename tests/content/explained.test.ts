import { describe, expect, test } from 'vitest'
import { modificationOf } from '#src/content/cars/trim-names.ts'
import { featuresOf } from '#src/content/cars/features.ts'
import { specificationsOf } from '#src/content/cars/specifications.ts'
import { trims } from '#src/content/cars/trims.ts'
import { explanationOf, glossary } from '#src/content/glossary.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { asMessage, placeOfText, quoted } from './rules/places.ts'

/** A visitor need not know a word of the trade: everything a trim lists says in place what it is. */

const MAX = 140
const sentences = (text: string): number => text.split(/[.!?](?:\s|$)/).filter(Boolean).length

function problemsOf(name: string, explanation: string | undefined): string[] {
  const text = withPlainSpaces(explanation ?? '')
  const place = placeOfText(withPlainSpaces(name), 'cars/')
  const of = `у строки ${quoted([name])}`
  if (text === '') return [`${place}: ${of} нет пояснения. Скажите в одном-двух предложениях, что это.`]
  return [
    ...(/^[А-ЯЁ]/.test(text) && text.endsWith('.')
      ? []
      : [`${place}: пояснение ${of} — не предложение: «${text}». Нужны заглавная буква и точка.`]),
    ...(sentences(text) <= 2 && text.length <= MAX
      ? []
      : [`${place}: пояснение ${of} длинное: ${text.length} знаков, а нужно не больше ${MAX} и двух предложений.`]),
    ...(text.toLowerCase().startsWith(withPlainSpaces(name).toLowerCase())
      ? [`${place}: пояснение ${of} начинается с самого названия. Начните с того, что это даёт.`]
      : []),
  ]
}

describe.each(trims.map((trim) => [trim.id, trim] as const))('trim %d', (_, trim) => {
  test('every piece of equipment is explained, and can stand after «без»', () => {
    const { items } = featuresOf(trim)
    const problems = items.flatMap(({ name, description }) => problemsOf(name, description))
    expect(problems, asMessage(problems)).toEqual([])
    expect(items.filter(({ name, name_genitive }) => !name_genitive || name_genitive === name)).toEqual([])
  })

  test('every characteristic is explained', () => {
    const { items } = specificationsOf(trim, modificationOf(trim))
    const problems = items.flatMap(({ name, description }) => problemsOf(name, description))
    expect(problems, asMessage(problems)).toEqual([])
  })
})

test('a word stands in the glossary once', () => {
  const terms = glossary.map(({ term }) => withPlainSpaces(term).toLowerCase())
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
})

test('a word that is not explained stops the start', () => {
  expect(() => explanationOf('Флюгегехаймен')).toThrow('does not explain')
})
