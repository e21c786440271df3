import type { FaqItem } from '#src/content/faq.ts'
import { withoutBinding } from '#src/domain/nbsp.ts'

const ENDING = 2
const SHORTEST = 3

const plain = (text: string): string => withoutBinding(text).toLowerCase().replaceAll('ё', 'е')

/** The beginning of a word that its forms share: long words lose two letters. */
const stem = (word: string): string => (word.length > SHORTEST + ENDING ? word.slice(0, -ENDING) : word)

/** True when the question with its answer has all words that were typed, in any form. */
export function fits({ question, answer }: Pick<FaqItem, 'question' | 'answer'>, words: string): boolean {
  const text = plain(`${question} ${answer}`)
  return plain(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST)
    .every((word) => text.includes(stem(word)))
}
