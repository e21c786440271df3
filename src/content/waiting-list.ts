import { WAITING_YEARS } from '#src/domain/lead.ts'
import { countOf } from '#src/domain/format.ts'
import { typografDeep } from '#src/domain/typography.ts'

const TERM = countOf(WAITING_YEARS, ['года', 'лет', 'лет'])

/** Words of «Узнать первым». */
export const waitingList = typografDeep({
  ways: `Оставите почту — напишем, без почты — позвоним. Один раз, когда объявят цену. Данные храним до объявления, но не дольше ${TERM}.`,
  emailHint: 'Без неё позвоним',
  send: 'Сообщить мне',
  byEmail: (email: string) => `Записали. Напишем на ${email}, когда объявят цену`,
  byPhone: 'Записали. Позвоним, когда объявят цену',
  own: 'Ваша заявка',
})
