/** Words that every object knows, whoever made it: nothing of ours may be found under them. */
export const OBJECT_WORDS: readonly string[] = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then']

/** The same, and what functions and promises know, and what serializers and module loaders look for. */
export const WORDS: readonly string[] = [
  ...new Set([
    ...OBJECT_WORDS,
    ...[Function.prototype, Promise.prototype].flatMap((of) => Object.getOwnPropertyNames(of)),
    'toJSON',
    'default',
    'length',
    'undefined',
    'null',
    'NaN',
    '__esModule',
  ]),
]

const percent = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')

/** As they may stand in a path: as they are, in another case, behind percent signs, with something after them. */
export const spellingsOf = (word: string): readonly string[] => [
  word,
  word.toUpperCase(),
  percent(word),
  percent(word.slice(0, 1)) + word.slice(1),
  `${word}%00`,
]

/** Each word in one spelling, another one for the next word; `turn` moves all of them on. */
export const oneSpelling = (words: readonly string[], turn: number): string[] =>
  words.map((word, at) => {
    const spellings = spellingsOf(word)
    return spellings[(turn + at) % spellings.length] ?? word
  })
