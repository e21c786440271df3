import { typografDeep } from '#src/domain/typography.ts'

/** Texts of the calendar of days and hours, wherever a day is chosen. */
export const calendar = typografDeep({
  taken: 'занято',
  own: 'ваше время',
  full: 'нет свободного времени',
  earlier: 'Раньше',
  later: 'Позже',
})
