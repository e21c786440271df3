import { expect, it } from 'vitest'
import { piecesOf } from '#src/pages/search/marked.tsx'

const show = (text: string, marks: [number, number][]) =>
  piecesOf(text, marks)
    .map(({ part, hit }) => (hit ? `[${part}]` : part))
    .join('')

it.each<[string, [number, number][], string]>([
  ['гарантия', [], 'гарантия'],
  ['срок гарантии', [[5, 13]], 'срок [гарантии]'],
  [
    'абвг',
    [
      [2, 3],
      [0, 1],
    ],
    '[а]б[в]г',
  ],
  [
    'абвг',
    [
      [0, 3],
      [1, 2],
    ],
    '[абв]г',
  ],
  ['аб', [[1, 99]], 'а[б]'],
  ['аб', [[7, 9]], 'аб'],
])('%s with %j is %s', (text, marks, expected) => {
  expect(show(text, marks)).toBe(expected)
})
