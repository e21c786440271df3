import type { Figure } from '#src/content/copy.ts'

/** Requirements and offers of a test drive, for every page that invites to one. */
export const MINUTES = '60'
export const DAYS = '30'
export const DOCUMENTS = 'Паспорт и водительское удостоверение категории B со стажем не меньше года.'

export const visitFigures: Figure[] = [
  { label: 'Встреча длится около', value: MINUTES, unit: 'минут' },
  { label: 'Запись открыта на', value: DAYS, unit: 'дней вперёд' },
]
