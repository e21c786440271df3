import type { Shot } from '#src/content/pictures/picture-of.ts'
import type { DetailName } from '#src/domain/car-details.ts'
import { typograf } from '#src/domain/typography.ts'

/** A stop of the tour along a car: its picture and text. */
export type RideStop = { shot: Shot; words: string }

const closeUp = (detail: DetailName, words: string): RideStop => ({ shot: { detail }, words: typograf(words) })

/** Along the flagship, from the lamp over the shoulder line to the rear seat. */
export const ride: readonly RideStop[] = [
  closeUp('lamp', 'Две линии света начинаются здесь'),
  closeUp('wheel', 'За тонкими спицами — бронзовый суппорт'),
  // Close, a handle is a plain panel and a lamp has no end: of these the whole car is shown.
  { shot: 'flank', words: typograf('Ручки лежат в дверях: линия плеча не прерывается') },
  { shot: 'rear34', words: typograf('Фонари повторяют рисунок фар') },
  { shot: 'cabin-rear', words: typograf('И место, ради которого всё построено') },
]
