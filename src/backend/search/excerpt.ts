import type { SearchResult } from '#src/domain/search.ts'
import { normalize, toTerm } from '#src/backend/search/words.ts'

const MAX_LENGTH = 200
/** How much text precedes the first hit. */
const LEAD = 60
const ELLIPSIS = '…'

type Excerpt = Pick<SearchResult, 'excerpt' | 'marks'>
type Mark = [start: number, end: number]
type WordAt = { term: string; start: number; end: number }

/** Cuts a text around its first hit, at words; marks are offsets in the cut text. */
export type Excerpts = (text: string, terms: ReadonlySet<string>) => Excerpt

/**
 * Excerpts of the texts of one index. Each text is tokenised once, when it is first shown: finding the term of every
 * word of ten results took half of a search.
 */
export function createExcerpts(): Excerpts {
  const read = new Map<string, readonly WordAt[]>()
  const wordsIn = (text: string): readonly WordAt[] => {
    const known = read.get(text)
    if (known) return known
    const words = readWords(text)
    read.set(text, words)
    return words
  }
  return (text, terms) => {
    const hits = wordsIn(text).filter(({ term }) => terms.has(term))
    const first = hits[0]?.start ?? 0
    const start = first <= LEAD ? 0 : nextWord(text, first - LEAD)
    const head = start > 0 ? ELLIPSIS : ''
    const room = MAX_LENGTH - head.length
    const rest = text.slice(start, start + room + 1)
    const isWhole = rest.length <= room
    const body = isWhole ? rest : lastWord(rest.slice(0, room - ELLIPSIS.length))
    const shift = head.length - start
    const marks = hits
      .filter((hit) => hit.start >= start && hit.end <= start + body.length)
      .map((hit): Mark => [hit.start + shift, hit.end + shift])
    return { excerpt: head + body + (isWhole ? '' : ELLIPSIS), marks }
  }
}

function readWords(text: string): WordAt[] {
  const words: WordAt[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const term = toTerm(normalize(word))
    if (term !== null) words.push({ term, start: index, end: index + word.length })
  }
  return words
}

const nextWord = (text: string, from: number): number => {
  const space = text.slice(from).search(/\s/)
  return space < 0 ? from : from + space + 1
}
const lastWord = (text: string): string => text.replace(/[\s,;:—–-]*\s\S*$/, '')
