import MiniSearch, { type SearchResult as Hit } from 'minisearch'
import type { SearchDocument } from '#src/backend/search/search-document.ts'
import { swapLayout } from '#src/backend/search/layout.ts'
import { normalize, questionWords, subjectOf, toTerm } from '#src/backend/search/words.ts'
import { isSearchType } from '#src/domain/search.ts'

const BOOST = { title: 5, headings: 3, keywords: 4, text: 1 }
/** Puts a result with exactly this name first. */
const EXACT_BONUS = 6
const TYPE_WEIGHT = { model: 1.3, page: 1.2, dealer: 1, faq: 0.9, news: 0.5 } satisfies Record<
  SearchDocument['type'],
  number
>

/** Allowed edits in a word, by its length (russian-rules.md 5); the loose rule is used for a query without results. */
const exact = (): number => 0
const strict = (term: string): number => (term.length >= 9 ? 2 : term.length >= 5 ? 1 : 0)
const loose = (term: string): number => (term.length >= 6 ? 2 : strict(term))
const MIN_PREFIX = 3
/** While the visitor types, two letters are enough, and prefix matches count rather than matches inside a word. */
const MIN_TYPED_PREFIX = 2
const BEGUN_BONUS = 8

/** The hits with every word in title, headings or keywords; otherwise those with any; null when there are none. */
export function calledSo(hits: Hit[]): Hit[] | null {
  const namesOf = ({ match }: Hit) =>
    Object.entries(match)
      .filter(([, fields]) => fields.some((field) => field !== 'text'))
      .map(([term]) => term)
  const named = hits.map((hit) => ({ hit, names: namesOf(hit) })).filter(({ names }) => names.length > 0)
  const wholly = named.filter(({ hit, names }) =>
    hit.queryTerms.every((asked) => names.some((name) => name.startsWith(asked))),
  )
  const best = wholly.length > 0 ? wholly : named
  return best.length > 0 ? best.map(({ hit }) => hit) : null
}

type Index = MiniSearch<SearchDocument>
/** Exact names of documents: matched by words in any form, or literally. */
type Names = ReadonlyMap<
  string,
  { subjects: ReadonlySet<string>; literals: ReadonlySet<string>; beginnings: readonly string[] }
>
/** `corrected`: what was searched for instead of the words as typed. `isLoose`: not every word is in a hit. */
type Found = { hits: Hit[]; corrected: string | null; isLoose: boolean }
/** How a query is interpreted. `meant` is its correction; a query `answered` as typed has none and is not corrected. */
type Reading = { meant: string | null; known: string | null; typing: boolean; answered: boolean }

/**
 * All words as typed; then corrected; then with more edits; then only the words that the site knows; finally any of the
 * words. `typing`: the last word may be incomplete.
 */
export function findHits(index: Index, q: string, names: Names, { meant, known, typing, answered }: Reading): Found {
  if (!q.trim()) return NOTHING
  const swapped = typing && !answered ? swapLayout(q) : null
  const asTyped = answered ? null : q
  const attempts = [
    { text: q, combineWith: 'AND', fuzzy: exact, corrected: null },
    { text: meant, combineWith: 'AND', fuzzy: exact, corrected: meant },
    { text: swapped, combineWith: 'AND', fuzzy: exact, corrected: swapped },
    { text: asTyped, combineWith: 'AND', fuzzy: strict, corrected: null },
    { text: asTyped, combineWith: 'AND', fuzzy: loose, corrected: null },
    { text: known && isBare(known) ? null : known, combineWith: 'AND', fuzzy: exact, corrected: null },
    { text: meant && telling(meant), combineWith: 'OR', fuzzy: strict, corrected: meant },
    { text: telling(q), combineWith: 'OR', fuzzy: answered ? exact : strict, corrected: null },
  ] as const
  const minPrefix = typing ? MIN_TYPED_PREFIX : MIN_PREFIX
  for (const { text, combineWith, fuzzy, corrected } of attempts) {
    if (text === null) continue
    const subject = subjectOf(text)
    const literal = normalize(text).trim()
    const isNamed = (id: string) => {
      const named = names.get(id)
      return named !== undefined && (named.subjects.has(subject) || named.literals.has(literal))
    }
    const isBegun = (id: string) =>
      typing && (names.get(id)?.beginnings.some((label) => label.startsWith(literal)) ?? false)
    // "Ко" and "по" are stop words in a query, but many words begin with them.
    const isOneWord = typing && questionWords(text).length === 1
    const hits = index.search(text, {
      ...(isOneWord && { processTerm: (word: string) => toTerm(word) ?? word }),
      combineWith,
      boost: BOOST,
      prefix: (term) => term.length >= minPrefix,
      fuzzy,
      boostDocument: (id, _term, stored) =>
        weightOf(stored?.['type'], isNamed(String(id))) * (isBegun(String(id)) ? BEGUN_BONUS : 1),
    })
    if (hits.length > 0) return { hits, corrected, isLoose: combineWith === 'OR' }
  }
  return NOTHING
}

const NOTHING: Found = { hits: [], corrected: null, isLoose: false }

/**
 * A query without bare numbers and single letters, which match nothing on their own; null where nothing else is left.
 */
function telling(q: string): string | null {
  const words = questionWords(q).filter((word) => !MEANINGLESS.test(word))
  return words.length > 0 ? words.join(' ') : null
}
const MEANINGLESS = /^(?:\d+|.)$/u
/** Whether a query is nothing but numbers and single letters. */
export const isBare = (q: string): boolean => telling(q) === null

function weightOf(type: unknown, isExact: boolean): number {
  return (isSearchType(type) ? TYPE_WEIGHT[type] : 1) * (isExact ? EXACT_BONUS : 1)
}
