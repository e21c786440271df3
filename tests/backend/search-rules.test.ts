import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { createBeginnings } from '#src/backend/search/beginnings.ts'
import { findHits } from '#src/backend/search/hits.ts'
import type { SearchDocument } from '#src/backend/search/search-document.ts'
import { createSpelling } from '#src/backend/search/spelling.ts'
import { normalize, questionWords, subjectOf, toTerm, wordsOf } from '#src/backend/search/words.ts'
import { BRAND } from '#src/brand/brand.ts'

/** Rules of the search on documents of their own, which no editor's change touches. */

const document = (id: string, own: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  type: 'page',
  name: id,
  labels: [],
  url: `/${id}.html`,
  title: 'пустяк',
  headings: 'пустяк',
  keywords: 'пустяк',
  text: 'пустяк',
  ...own,
})

/** Ids of what is found, best first. */
function found(documents: readonly SearchDocument[], q: string, typing = false): string[] {
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'headings', 'keywords', 'text'],
    storeFields: ['type'],
    tokenize: wordsOf,
    processTerm: toTerm,
    searchOptions: { tokenize: questionWords, processTerm: toTerm },
  })
  index.addAll([...documents])
  const names = new Map(
    documents.map(({ id, labels }) => [
      id,
      { subjects: new Set(labels.map(subjectOf)), literals: new Set<string>(), beginnings: labels.map(normalize) },
    ]),
  )
  const { hits } = findHits(index, q, names, { meant: null, known: null, typing, answered: false })
  return hits.map(({ id }) => String(id))
}

test('of documents that say the same, a model comes first and news last', () => {
  const types = ['news', 'faq', 'dealer', 'page', 'model'] as const
  const documents = types.map((type) => document(type, { type, title: 'ремонт' }))
  expect(found(documents, 'ремонт')).toEqual(types.toReversed())
})

test('a word counts most in the title, then among the keywords, the headings and in the text', () => {
  const fields = ['text', 'headings', 'keywords', 'title'] as const
  const documents = fields.map((field) => document(field, { [field]: 'ремонт' }))
  expect(found(documents, 'ремонт')).toEqual(fields.toReversed())
})

test('two letters begin a word only while it is typed, after another word too', () => {
  const documents = [document('repair', { title: 'кузовной ремонт' }), document('paint', { title: 'кузовной цвет' })]
  expect(found(documents, 'кузовной ре', true)).toEqual(['repair'])
  expect(found(documents, 'ре')).toEqual([])
})

test('while it is typed, what begins so comes before what has the word inside', () => {
  const documents = [
    document('inside', { title: 'кузовной ремонт', labels: ['кузовной ремонт'] }),
    document('begun', { text: 'ремонт', labels: ['ремонт кузова'] }),
  ]
  expect(found(documents, 'рем', true)).toEqual(['begun', 'inside'])
  expect(found(documents, 'рем')).toEqual(['inside', 'begun'])
})

test('of two words as near to a mistyped one the more frequent is meant', () => {
  expect(createSpelling(['марка марша марша'], []).mend('марла')).toBe('марша')
  expect(createSpelling(['марша марка марка'], []).mend('марла')).toBe('марка')
})

test('a number is as it was typed, and a letter that is a bracket in the other layout no mistake', () => {
  const { mend } = createSpelling(['новости 2026', 'до 3 млн'], [])
  for (const text of ['2021', 'новости 2021', '3х', '3х млн']) expect(mend(text), text).toBeNull()
  expect(mend('yjdjcnb 2021')).toBe('новости 2021')
})

test('the beginning of a word is no mistake in it', () => {
  const { mend } = createSpelling(['конфигуратор'], [])
  expect(mend('конфигурато')).toBeNull()
  expect(mend('кинфигуратор')).toBe('конфигуратор')
})

test('of phrases that begin with two letters four are proposed, so that a dealer of that name has room', () => {
  const names = ['рама', 'рис', 'ритм', 'роза', 'руль']
  const documents = [
    ...names.map((name) => document(name, { labels: [name, `ре ${name}`] })),
    document('dealer', { type: 'dealer', name: 'Ремонт', labels: ['Ремонт'] }),
  ]
  const begun = createBeginnings(documents, { to: () => null, ofQuestion: () => null })
  expect(begun('ре')?.map(({ url }) => url)).toEqual([...names.slice(0, 4), 'dealer'].map((id) => `/${id}.html`))
})

test('the name of the brand says nothing beside other words, and is searched for alone', () => {
  expect(questionWords(BRAND)).toEqual(questionWords(BRAND.toUpperCase()))
  expect(questionWords(BRAND)).not.toEqual([])
  expect(questionWords(`${BRAND} ремонт`)).toEqual(['ремонт'])
})
