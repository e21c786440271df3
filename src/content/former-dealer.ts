import { typografDeep } from '#src/domain/typography.ts'

/** Of a request whose dealer has left the site. Apart from the other texts of its page, some of which every form loads. */
export const formerDealerTexts = typografDeep({
  name: 'Дилер больше не работает с нами',
  note: 'Позвоните нам: подскажем, к кому обратиться',
  lead: 'Он уже не позвонит. Передайте заявку другому дилеру рядом.',
})
