/** Russian in Latin letters, as typed with the wrong keyboard layout; the longest piece first. */
const pieces: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yo', 'ё'],
  ['jo', 'ё'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ...[...'abcdefghijklmnoprstuvwxyz'].map(
    (latin, index) => [latin, [...'абкдефгхийклмнопрстуввкыз'][index] ?? ''] as const,
  ),
]
const byLatin = new Map(pieces)
const PIECE = new RegExp(pieces.map(([latin]) => latin).join('|'), 'g')
const LATIN_WORD = /^[a-z]{3,}$/

/** "dilery" is "дилеры", "garantiya" is "гарантия"; null for anything but a word of Latin letters. */
export const fromLatin = (word: string): string | null =>
  LATIN_WORD.test(word) ? word.replace(PIECE, (piece) => byLatin.get(piece) ?? piece) : null
