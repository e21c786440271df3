import MiniSearch, { type SearchResult as Hit } from 'minisearch'
import type { Database } from '#src/backend/database.ts'
import type { Paging } from '#src/backend/query.ts'
import { createAnswers } from '#src/backend/search/answers/answers.ts'
import { createBeginnings, type Beginnings } from '#src/backend/search/beginnings.ts'
import { collectDocuments, type SearchDocument } from '#src/backend/search/documents.ts'
import { excerptOf } from '#src/backend/search/excerpt.ts'
import { swapLayout } from '#src/backend/search/layout.ts'
import { createSpelling, type Spelling } from '#src/backend/search/spelling.ts'
import { BRAND_WORDS, normalize, questionWords, subjectOf, toTerm, wordsOf } from '#src/backend/search/words.ts'
import {
  isSearchType,
  SEARCH_TYPES,
  type SearchAnswer,
  type SearchList,
  type SearchResult,
  type SearchType,
} from '#src/domain/search.ts'
import { findVin } from '#src/domain/vin.ts'

/**
 * `type` limits the items to one facet; the facets themselves still count everything. `named`: only results with
 * matching names while there are any; a mere mention in the text is no suggestion.
 */
export type SearchRequest = Paging & { type?: SearchType | undefined; named?: boolean }
export type Search = {
  find: (q: string, request: SearchRequest) => SearchList
  /** Completions of two letters; null for any other text. */
  begun: Beginnings
}

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
/** The query used when only a VIN was entered. */
const ABOUT_VIN = 'vin'

/** Builds the index in memory over everything that can be found; the corpus is some hundred short texts. */
export async function createSearch(db: Database): Promise<Search> {
  const documents = await collectDocuments(db)
  const byId = new Map(documents.map((document) => [document.id, document]))
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'headings', 'keywords', 'text'],
    storeFields: ['type'],
    tokenize: wordsOf,
    processTerm: toTerm,
    searchOptions: { tokenize: questionWords },
  })
  index.addAll(documents)
  const names = new Map(
    documents.map(({ id, labels, literals = [] }) => [
      id,
      {
        subjects: new Set(labels.map(subjectOf)),
        literals: new Set(literals.map(normalize)),
        beginnings: [...labels, ...literals].map(normalize),
      },
    ]),
  )
  const spelling = createSpelling(
    // Beside other words the brand's name is left out: alone each spelling of it is a text of its own.
    [...documents.flatMap(({ title, headings, keywords, text }) => [title, headings, keywords, text]), ...BRAND_WORDS],
  )
  const answerTo = await createAnswers(db)
  const find: Search['find'] = (q, request) => {
    const vin = findVin(q)
    // The VIN is not searched for and does not appear in links to parts of the results.
    const asked = vin ? vin.rest || ABOUT_VIN : q
    const { hits: all, corrected } = findHits(index, asked, names, spelling, request.named ?? false)
    const named = request.named ? calledSo(all) : null
    const found = named ?? (vin ? all.slice(0, request.pageSize) : all)
    const answer = answerTo(q, corrected, byId.get(String(found[0]?.id)))
    // Beside an answer, a mere mention in the text is no suggestion.
    const hits = request.named && !named && answer ? [] : found
    const list = toList(q, vin ? null : corrected, request, hits, byId, answer)
    return vin ? { ...list, facets: NO_FACETS } : list
  }
  return { find, begun: createBeginnings(documents, answerTo) }
}

const NO_FACETS: SearchList['facets'] = { model: 0, page: 0, news: 0, dealer: 0, faq: 0 }

/** The hits with every word in title, headings or keywords; otherwise those with any; null when there are none. */
function calledSo(hits: Hit[]): Hit[] | null {
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
type Found = { hits: Hit[]; corrected: string | null }

/**
 * All words as typed; then corrected; then with more edits; then only the words that the site knows; finally any of the
 * words. `typing`: the last word may be incomplete.
 */
function findHits(index: Index, q: string, names: Names, spelling: Spelling, typing: boolean): Found {
  if (!q.trim()) return { hits: [], corrected: null }
  const meant = spelling.mend(q)
  const known = spelling.knownWords(q)
  const attempts = [
    { text: q, combineWith: 'AND', fuzzy: exact },
    { text: meant, combineWith: 'AND', fuzzy: exact },
    { text: typing ? swapLayout(q) : null, combineWith: 'AND', fuzzy: exact },
    { text: q, combineWith: 'AND', fuzzy: strict },
    { text: q, combineWith: 'AND', fuzzy: loose },
    { text: known, combineWith: 'AND', fuzzy: exact },
    { text: meant, combineWith: 'OR', fuzzy: strict },
    { text: q, combineWith: 'OR', fuzzy: strict },
  ] as const
  const minPrefix = typing ? MIN_TYPED_PREFIX : MIN_PREFIX
  for (const { text, combineWith, fuzzy } of attempts) {
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
    if (hits.length > 0) return { hits, corrected: text === q || text === known ? null : text }
  }
  return { hits: [], corrected: null }
}

function weightOf(type: unknown, isExact: boolean): number {
  return (isSearchType(type) ? TYPE_WEIGHT[type] : 1) * (isExact ? EXACT_BONUS : 1)
}

function toList(
  q: string,
  corrected: string | null,
  { page, pageSize, type: wanted }: SearchRequest,
  hits: readonly Hit[],
  byId: ReadonlyMap<string, SearchDocument>,
  answer: SearchAnswer | null,
): SearchList {
  const facets = Object.fromEntries(
    SEARCH_TYPES.map((type) => [type, hits.filter((hit) => hit['type'] === type).length]),
  ) as SearchList['facets']
  const chosen = wanted ? hits.filter((hit) => hit['type'] === wanted) : hits
  const items = chosen.slice((page - 1) * pageSize, page * pageSize).flatMap((hit): SearchResult[] => {
    const document = byId.get(String(hit.id))
    if (!document) return []
    const { id, type, name, url } = document
    return [{ id, type, name, url, ...excerptOf(document.text, new Set(hit.terms)) }]
  })
  const pagination = { page, pageSize, total: chosen.length, pageCount: Math.ceil(chosen.length / pageSize) }
  return { q, corrected, type: wanted ?? null, answer, pagination, items, facets }
}
