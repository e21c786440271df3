import type { SearchResult } from '#src/domain/search.ts'
import { normalize, toTerm } from '#src/backend/search/words.ts'

const MAX_LENGTH = 200
/** How much text precedes the first hit. */
const LEAD = 60
const ELLIPSIS = '…'

type Excerpt = Pick<SearchResult, 'excerpt' | 'marks'>
type Mark = [start: number, end: number]

/** Cuts the text around its first hit, at words; marks are offsets in the cut text. */
export function excerptOf(text: string, terms: ReadonlySet<string>): Excerpt {
  const first = findMarks(text, terms)[0]?.[0] ?? 0
  const start = first <= LEAD ? 0 : nextWord(text, first - LEAD)
  const head = start > 0 ? ELLIPSIS : ''
  const room = MAX_LENGTH - head.length
  const rest = text.slice(start)
  const body = rest.length <= room ? rest : `${lastWord(rest.slice(0, room - ELLIPSIS.length))}${ELLIPSIS}`
  const excerpt = head + body
  return { excerpt, marks: findMarks(excerpt, terms) }
}

function findMarks(text: string, terms: ReadonlySet<string>): Mark[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((match): Mark[] => {
    const term = toTerm(normalize(match[0]))
    return term !== null && terms.has(term) ? [[match.index, match.index + match[0].length]] : []
  })
}

const nextWord = (text: string, from: number): number => {
  const space = text.slice(from).search(/\s/)
  return space < 0 ? from : from + space + 1
}
const lastWord = (text: string): string => text.replace(/[\s,;:—–-]*\s\S*$/, '')
