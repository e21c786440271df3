import { typografDeep } from '#src/domain/typography.ts'

/** Words of the row of days and of the hours of one, wherever a day is chosen. */
export const calendar = typografDeep({
  taken: 'занято',
  own: 'ваше время',
  full: 'нет свободного времени',
  earlier: 'Раньше',
  later: 'Позже',
})
