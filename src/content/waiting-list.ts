import { WAITING_YEARS } from '#src/domain/lead.ts'
import { countOf } from '#src/domain/format.ts'
import { typograf, typografDeep } from '#src/domain/typography.ts'

const TERM = countOf(WAITING_YEARS, ['года', 'лет', 'лет'])

/** Texts of «Узнать первым». */
export const waitingList = typografDeep({
  ways: `Если кроме телефона оставите почту, напишем; без неё — позвоним. Один раз, когда объявят цену. Данные храним до объявления, но не дольше ${TERM}.`,
  emailHint: 'Если почты нет, позвоним',
  send: 'Сообщить мне',
  accepted: 'Записали вас',
  own: 'Ваша заявка: посмотреть или отменить',
})

/** What happens next: one message, on the day. */
export const waitingNext = (car: string, byEmail: boolean): string =>
  typograf(
    `${byEmail ? 'Напишем' : 'Позвоним'} один раз, в день, когда объявят цену ${car}. Дилерам заявку не передаём, рекламы не будет, если вы её не просили.`,
  )
