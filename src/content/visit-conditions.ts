import { DAYS, DOCUMENTS, MINUTES } from '#src/content/visit.ts'

/** Duration, booking days, documents and place of a test drive as labelled conditions. */
export const visitConditions = [
  { question: 'Сколько длится', answer: `Около ${MINUTES} минут, из них 40 — на дороге.` },
  { question: 'На когда записаться', answer: `На любой свободный час в ближайшие ${DAYS} дней.` },
  { question: 'Что взять с собой', answer: DOCUMENTS },
  { question: 'Где', answer: 'У официального дилера: город и час вы выберете при записи.' },
]
