import MiniSearch, { type SearchResult as Hit } from 'minisearch'
import type { Database } from '#src/backend/database.ts'
import { createAnswers } from '#src/backend/search/answers/answers.ts'
import { createBeginnings, type Beginnings } from '#src/backend/search/beginnings.ts'
import { collectDocuments } from '#src/backend/search/documents.ts'
import { createExcerpts } from '#src/backend/search/excerpt.ts'
import { documentsOfPartialName } from '#src/backend/search/partial-names.ts'
import { createPhones } from '#src/backend/search/phones.ts'
import type { SearchDocument } from '#src/backend/search/search-document.ts'
import { createSpelling } from '#src/backend/search/spelling.ts'
import { remembered } from '#src/backend/search/remembered.ts'
import { understoodWords } from '#src/backend/search/answers/question.ts'
import { synonymWords } from '#src/backend/search/synonyms.ts'
import {
  BRAND_WORDS,
  firstWords,
  normalize,
  questionWords,
  subjectOf,
  toTerm,
  wordsOf,
} from '#src/backend/search/words.ts'
import type { SearchAnswer, SearchList } from '#src/domain/search.ts'
import { findVin } from '#src/domain/vin.ts'
import { calledSo, findHits, isBare } from '#src/backend/search/hits.ts'
import { toList, type SearchRequest } from '#src/backend/search/result-list.ts'

export type Search = {
  find: (q: string, request: SearchRequest) => SearchList
  /** Completions of two letters; null for any other text. */
  begun: Beginnings
}

/** The query used when only a VIN was entered. */
const ABOUT_VIN = 'vin'

/** Builds the index in memory over everything that can be found; the corpus is some hundred short texts. */
export async function createSearch(db: Database, now: () => Date): Promise<Search> {
  const documents = await collectDocuments(db)
  const byId = new Map(documents.map((document) => [document.id, document]))
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'headings', 'keywords', 'text'],
    storeFields: ['type'],
    tokenize: wordsOf,
    processTerm: remembered(toTerm),
    searchOptions: { tokenize: questionWords, processTerm: toTerm },
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
  const answers = await createAnswers(db, now)
  const phones = await createPhones(db)
  const spelling = createSpelling(
    // Ignored next to other words: on its own each spelling of the brand is a text of its own.
    [...documents.flatMap(({ title, headings, keywords, text }) => [title, headings, keywords, text]), ...BRAND_WORDS],
    [...understoodWords, ...synonymWords],
  )
  const shown = { byId, excerpts: createExcerpts() }
  const find: Search['find'] = (q, request) => {
    const ids = phones(q) ?? documentsOfPartialName(q)
    if (ids) return toList(q, null, request, ids.flatMap(toHit), shown, null)
    const vin = findVin(q)
    // The VIN is not searched for and does not appear in links to parts of the results.
    const typed = vin ? vin.rest || ABOUT_VIN : q
    const asked = firstWords(typed)
    const shortened = asked === typed ? null : asked
    const read = readQuery(q, asked, Boolean(vin))
    const {
      hits: all,
      isLoose,
      corrected,
    } = findHits(index, read.text, names, {
      ...read,
      known: spelling.knownWords(read.text),
      typing: request.named ?? false,
      answered: read.answer !== null,
    })
    const named = request.named ? calledSo(all) : null
    const found = named ?? (vin ? all.slice(0, request.pageSize) : isBare(read.text) ? (calledSo(all) ?? []) : all)
    const answer = read.answer ?? answers.ofQuestion(q, byId.get(String(found[0]?.id)))
    // Next to an answer a mere mention in the text is no suggestion, and a text with only some of the words no result.
    const hits = answer && !named && (request.named || isLoose) ? (isLoose && calledSo(found)) || [] : found
    const list = toList(q, read.corrected ?? corrected ?? shortened, request, hits, shown, answer)
    return vin ? { ...list, facets: NO_FACETS } : list
  }
  /** A document found by its id. */
  const toHit = (id: string): Hit[] => {
    const document = byId.get(id)
    return document ? [{ id, type: document.type, score: 1, terms: [], queryTerms: [], match: {} }] : []
  }
  /** A query answered as typed needs no correction; one answered as corrected is searched for as corrected, too. */
  function readQuery(q: string, asked: string, isVin: boolean): ReadQuery {
    const answer = answers.to(q)
    const meant = answer || isVin ? null : spelling.mend(asked)
    const meantAnswer = meant === null ? null : answers.to(meant)
    return meant !== null && meantAnswer
      ? { text: meant, meant: null, answer: meantAnswer, corrected: meant }
      : { text: asked, meant, answer, corrected: null }
  }
  return { find, begun: createBeginnings(documents, answers) }
}

type ReadQuery = {
  text: string
  meant: string | null
  answer: SearchAnswer | null
  /** Shown above the results. */
  corrected: string | null
}

const NO_FACETS: SearchList['facets'] = { model: 0, page: 0, news: 0, dealer: 0, faq: 0 }
