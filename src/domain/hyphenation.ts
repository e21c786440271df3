/** A hyphen that shows only where the word breaks. */
const SOFT_HYPHEN = '\u00ad'
/** Shorter words fit the narrowest column. */
const LONG = 13
const EDGE = 3
const VOWEL = /[аеёиоуыэюя]/i
const CONSONANT = /[бвгджзйклмнпрстфхцчшщ]/i

/**
 * Marks where long Russian words may break in a narrow column: between a vowel and the syllable after it, three letters
 * from either end. Browsers without a dictionary break them anywhere, without a hyphen.
 */
export const withSoftHyphens = (text: string): string =>
  text.replaceAll(/[а-яё]+/giu, (word) => (word.length < LONG ? word : hyphenated(word)))

const hyphenated = (word: string): string =>
  [...word]
    .map((letter, at) => {
      const isBreak =
        at >= EDGE - 1 &&
        at < word.length - EDGE &&
        VOWEL.test(letter) &&
        CONSONANT.test(word[at + 1] ?? '') &&
        VOWEL.test(word[at + 2] ?? '')
      return isBreak ? letter + SOFT_HYPHEN : letter
    })
    .join('')
