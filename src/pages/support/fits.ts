import type { FaqItem } from '#src/domain/shapes/faq.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'

const ENDING = 2
const SHORTEST = 3

const plain = (text: string): string => withPlainSpaces(text).toLowerCase().replaceAll('ё', 'е')

/** The common beginning of a word's forms: long words lose two letters. */
const stem = (word: string): string => (word.length > SHORTEST + ENDING ? word.slice(0, -ENDING) : word)

const wordsOf = (text: string): string[] => plain(text).split(/[^\p{L}\p{N}]+/u)

/** True when the question with its answer has all typed words, in any form: «ключ» does not match «заключать». */
export function fits({ question, answer }: Pick<FaqItem, 'question' | 'answer'>, words: string): boolean {
  const text = wordsOf(`${question} ${answer}`)
  return wordsOf(words)
    .filter((word) => word.length >= SHORTEST)
    .map(stem)
    .every((start) => text.some((word) => word.startsWith(start)))
}
