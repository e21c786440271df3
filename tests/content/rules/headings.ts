import { withPlainSpaces } from '#src/domain/nbsp.ts'
import type { NewsBlock } from '#src/domain/news.ts'

/** The first letters of a word stand for its forms; short words say nothing of their own. */
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[а-яёa-z0-9]{4,}/g) ?? []).map((word) => word.slice(0, 5))
const firstSentence = (text = ''): string => text.split(/(?<=[.!?…])\s/)[0] ?? ''

/** Whether a text begins by repeating its whole heading: at least two significant words, every one of them. */
export function echoes(heading: string, text: string | undefined): boolean {
  const said = new Set(stems(firstSentence(text)))
  const words = stems(heading)
  return words.length >= 2 && words.every((word) => said.has(word))
}

/** What a title counts, and the list that has to agree: its items, or the things named in them. */
const NUMERALS = new Map([
  ['две', 2],
  ['три', 3],
  ['четыре', 4],
  ['пять', 5],
  ['шесть', 6],
  ['семь', 7],
  ['десять', 10],
  ['двадцать', 20],
])
const COUNTED = /(\p{L}+) (правил|маршрут|пункт)/gu
const thingsIn = (item: string): number =>
  withPlainSpaces(item)
    .replace(/^[^:]+:/, '')
    .split(/,| и /).length

/** Numbers of a title that no list of the text has. */
export function brokenPromises(title: string, body: readonly NewsBlock[]): string[] {
  const lists = body.flatMap((block) => (block.type === 'list' ? [block.items] : []))
  return [...title.toLowerCase().matchAll(COUNTED)].flatMap(([said, numeral = '']) => {
    const promised = NUMERALS.get(numeral)
    if (promised === undefined) return []
    const kept = lists.some(
      (items) => items.length === promised || items.reduce((sum, item) => sum + thingsIn(item), 0) === promised,
    )
    return kept ? [] : [said]
  })
}
