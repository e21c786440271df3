import type { Answers } from '#src/backend/search/answers/answers.ts'
import type { SearchDocument } from '#src/backend/search/search-document.ts'
import { remembered } from '#src/backend/search/remembered.ts'
import { swapLayout } from '#src/backend/search/layout.ts'
import { normalize, questionWords, subjectOf, toTerm } from '#src/backend/search/words.ts'
import { upperFirst } from '#src/domain/first-letter.ts'
import type { SearchType, Suggestion } from '#src/domain/search.ts'

/**
 * Completions of two letters: too short for a query, so only names and visitors' phrases that begin with them match.
 */

const LENGTH = 2
const BEGINNING = /^[a-zа-я]{2}$/
/** Phrases must leave room in the list for a dealer or a question of that name. */
const MAX_PHRASES = 4

/** Pages first, then questions and dealers by name, news last. */
const GROUP: Record<SearchType, number> = { model: 0, page: 0, faq: 2, dealer: 2, news: 3 }
const PHRASES_GROUP = 1

type Entry = Suggestion & { group: number; rank: number; phrase?: string }

/** Suggestions for two letters; null for any other text, or when nothing begins with them in either keyboard layout. */
export type Beginnings = (typed: string) => Suggestion[] | null

export function createBeginnings(documents: readonly SearchDocument[], answers: Answers): Beginnings {
  // Pages of all models have the same phrases.
  const answerTo = remembered(answers.to)
  const entries = documents.flatMap((document) => [nameOf(document), ...phrasesOf(document, answerTo)])
  const byLetters = new Map<string, Entry[]>()
  for (const entry of entries)
    for (const [letters, rank] of lettersOf(entry))
      byLetters.set(letters, [...(byLetters.get(letters) ?? []), { ...entry, rank: entry.rank + rank }])
  const known = new Map([...byLetters].map(([letters, found]) => [letters, toList(found)]))
  return (typed) => {
    const letters = normalize(typed).trim()
    if (!BEGINNING.test(letters) && !BEGINNING.test(swapLayout(letters))) return null
    return known.get(letters) ?? known.get(swapLayout(letters)) ?? null
  }
}

/** A page of one model comes after that of all: "Конфигуратор" before "Комфорт G90". */
const OF_MODEL_RANK = 20
/** "То" and "бу" are whole words: an exact match comes first. */
const WHOLE_RANK = -100
const LATER_WORD_RANK = 40

const nameOf = ({ type, name, url, isOfModel }: SearchDocument): Entry => ({
  type,
  name,
  url,
  group: GROUP[type],
  rank: isOfModel ? OF_MODEL_RANK : 0,
})

/**
 * When an answer in a sentence has the phrase, the suggestion leads there: "Лошадиные силы" of all models, not of one.
 */
function phrasesOf(document: SearchDocument, answerTo: Answers['to']): Entry[] {
  if (document.type === 'news') return []
  return document.labels.slice(1).map((label, index) => {
    const phrase = document.isOfModel ? label.replace(MODEL_AT_END, '') : label
    const answer = answerTo(phrase)
    const found: Suggestion = answer ? { type: 'answer', name: answer.title, url: answer.url } : document
    const rank = index + (document.isOfModel ? OF_MODEL_RANK : 0)
    return { type: found.type, url: found.url, name: saidAs(phrase, label, found), group: PHRASES_GROUP, rank, phrase }
  })
}

const MODEL_AT_END = / G[V]?\d0$/

/**
 * "Купить G70" for the car itself, "Кузов — Дизайн G70" for a page about it, the name alone when it contains the
 * phrase.
 */
function saidAs(phrase: string, label: string, { type, name }: Suggestion): string {
  if (type === 'model') return upperFirst(label)
  return isPartOf(phrase, name) ? name : `${upperFirst(phrase)} — ${name}`
}

const isPartOf = (phrase: string, name: string): boolean => {
  const words = new Set(subjectOf(name).split(' '))
  return subjectOf(phrase)
    .split(' ')
    .every((word) => words.has(word))
}

/**
 * The beginning of a phrase or a question, or of any distinctive word of a name, the first word ranked before the
 * others.
 */
function lettersOf({ type, name, phrase }: Entry): [letters: string, rank: number][] {
  if (phrase !== undefined) {
    const said = normalize(phrase)
    return [[said.slice(0, LENGTH), said.length === LENGTH ? WHOLE_RANK : 0]]
  }
  const [first, ...others] = questionWords(name)
  const distinctive = type === 'faq' || type === 'news' ? [] : others.filter((word) => toTerm(word) !== null)
  const found: [string, number][] = [
    ...distinctive.map((word): [string, number] => [word.slice(0, LENGTH), LATER_WORD_RANK]),
    ...(first === undefined ? [] : [[first.slice(0, LENGTH), 0] satisfies [string, number]]),
  ]
  return [...new Map(found)]
}

function toList(found: readonly Entry[]): Suggestion[] {
  const groupOf = ({ group, rank }: Entry) => (rank < 0 ? rank : group)
  const sorted = found.toSorted((a, b) => groupOf(a) - groupOf(b) || a.rank - b.rank)
  const seen = new Set<string>()
  let phrases = 0
  return sorted.flatMap(({ type, name, url, phrase }) => {
    // Five models share a phrase: only one of them shows it.
    const keys = [url, ...(phrase === undefined ? [] : [`phrase ${phrase}`])]
    if (keys.some((key) => seen.has(key)) || (phrase !== undefined && phrases === MAX_PHRASES)) return []
    for (const key of keys) seen.add(key)
    if (phrase !== undefined) phrases++
    return [{ type, name, url }]
  })
}
