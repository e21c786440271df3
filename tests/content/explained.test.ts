import { describe, expect, test } from 'vitest'
import { modificationOf } from '#src/content/cars/trim-names.ts'
import { featuresOf } from '#src/content/cars/features.ts'
import { specificationsOf } from '#src/content/cars/specifications.ts'
import { trims } from '#src/content/cars/trims.ts'
import { explanationOf, glossary } from '#src/content/glossary.ts'
import { withoutBinding } from '#src/domain/nbsp.ts'

/** A visitor need not know a word of the trade: everything a trim lists says in place what it is. */

const MAX = 140
const sentences = (text: string): number => text.split(/[.!?](?:\s|$)/).filter(Boolean).length

function problemsOf(name: string, explanation: string | undefined): string[] {
  const text = withoutBinding(explanation ?? '')
  if (text === '') return [`${name}: nothing`]
  return [
    ...(/^[А-ЯЁ]/.test(text) && text.endsWith('.') ? [] : [`${name}: no sentence: ${text}`]),
    ...(sentences(text) <= 2 && text.length <= MAX ? [] : [`${name}: too long: ${text}`]),
    ...(text.toLowerCase().startsWith(withoutBinding(name).toLowerCase()) ? [`${name}: begins with itself`] : []),
  ]
}

describe.each(trims.map((trim) => [trim.id, trim] as const))('trim %d', (_, trim) => {
  test('every piece of equipment is explained, and can stand after «без»', () => {
    const { items } = featuresOf(trim)
    expect(items.flatMap(({ name, description }) => problemsOf(name, description))).toEqual([])
    expect(items.filter(({ name, name_genitive }) => !name_genitive || name_genitive === name)).toEqual([])
  })

  test('every characteristic is explained', () => {
    const { items } = specificationsOf(trim, modificationOf(trim))
    expect(items.flatMap(({ name, description }) => problemsOf(name, description))).toEqual([])
  })
})

test('a word stands in the glossary once', () => {
  const terms = glossary.map(({ term }) => withoutBinding(term).toLowerCase())
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
})

test('a word that is not explained stops the start', () => {
  expect(() => explanationOf('Флюгегехаймен')).toThrow('does not explain')
})
