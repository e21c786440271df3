import type { LetterBody } from '#src/backend/mail/letter-body.ts'
import { BRAND } from '#src/brand/brand.ts'

/** Letters to users of the office. */

const letter = (
  words: Pick<LetterBody, 'subject' | 'heading' | 'lead' | 'notes'> & { label: string; link: string },
) => {
  const { subject, heading, lead, notes, label, link } = words
  return {
    subject,
    preview: lead[0] ?? subject,
    kicker: `Офис ${BRAND}`,
    heading,
    lead,
    button: { label, href: link },
    rows: [],
    links: [],
    notes,
  } satisfies LetterBody
}

export const invitationLetter = (name: string, link: string): LetterBody =>
  letter({
    subject: `Приглашение в офис сайта ${BRAND}`,
    heading: `${name}, вас приглашают в офис сайта`,
    lead: ['Придумайте пароль и настройте вход по коду из приложения на телефоне. Это займёт пару минут.'],
    label: 'Принять приглашение',
    link,
    notes: [
      'Ссылка действует три дня и только один раз. Никому её не пересылайте.',
      'Если вы не ждали приглашения, ничего не делайте.',
    ],
  })

export const passwordLetter = (name: string, link: string): LetterBody =>
  letter({
    subject: 'Новый пароль для офиса сайта',
    heading: `${name}, придумайте новый пароль`,
    lead: ['Вы или владелец офиса попросили заменить пароль. Вход по коду остаётся прежним.'],
    label: 'Выбрать пароль',
    link,
    notes: [
      'Ссылка действует два часа и только один раз. Никому её не пересылайте.',
      'Если вы об этом не просили, ничего не делайте: прежний пароль работает.',
    ],
  })
