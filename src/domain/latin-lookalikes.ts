/** Cyrillic capitals that look like Latin ones. */
const LOOKALIKES = new Map([...'АВЕКМНОРСТУХ'].map((letter, index) => [letter, 'ABEKMHOPCTYX'[index] ?? letter]))

/** A code as capitals, with Latin letters where it was typed with Cyrillic ones that look like them. */
export const asLatinCapitals = (text: string): string =>
  [...text.toUpperCase()].map((letter) => LOOKALIKES.get(letter) ?? letter).join('')
