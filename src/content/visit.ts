import type { Figure } from '#src/content/copy.ts'

const MINUTES = '60'
const DAYS = '30'
const DOCUMENTS = 'Паспорт и водительское удостоверение категории B со стажем не меньше года.'

/** What a test drive asks of its guest and gives, for every page that invites to one. */
export const visit = {
  figures: [
    { label: 'Встреча длится около', value: MINUTES, unit: 'минут' },
    { label: 'Запись открыта на', value: DAYS, unit: 'дней вперёд' },
  ] satisfies Figure[],
  documents: DOCUMENTS,
  /** The same as conditions with their names. */
  conditions: [
    { question: 'Сколько длится', answer: `Около ${MINUTES} минут, из них 40 — на дороге.` },
    { question: 'На когда записаться', answer: `На любой свободный час в ближайшие ${DAYS} дней.` },
    { question: 'Что взять с собой', answer: DOCUMENTS },
    { question: 'Где', answer: 'У официального дилера: город и час вы выберете при записи.' },
  ],
}
