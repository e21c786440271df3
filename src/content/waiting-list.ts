import { typografDeep } from '#src/domain/typography.ts'

/** Words of «Узнать первым». */
export const waitingList = typografDeep({
  send: 'Сообщить мне',
  accepted: 'Записали. Сообщим цену в день объявления',
  own: 'Ваша заявка',
})
