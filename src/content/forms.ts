import { testDrive } from '#src/content/form-texts.ts'
import { TRANSPORT_FAILURE } from '#src/domain/constants.ts'
import type { LeadType } from '#src/domain/lead.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/**
 * Texts of the visitor's forms (gaps.md 10–12). Validation messages are next to the rules, in domain/shapes/lead.ts.
 */

export const labels = {
  surname: 'Фамилия',
  name: 'Имя',
  phone: 'Телефон',
  email: 'Электронная почта',
  comment: 'Комментарий',
} as const

/** Below the field, so that it is not mistaken for input. */
export const phoneHint = `Российский: +7 и${NBSP}десять цифр`

export const consents = {
  licence: 'Подтверждаю, что имею водительское удостоверение категории B и стаж не меньше года',
  text: 'Текст согласия',
} as const

export const form = {
  /** In the form of a test drive. */
  bookedInOtherTab: 'На это время вы уже записались в другой вкладке.',
  /** Above the list of errors. */
  errors: 'Проверьте поля формы',
  /** The form came back only because the browser could not say where it was sent from. */
  confirm: `Всё, что вы${NBSP}ввели и${NBSP}отметили, сохранено. Нажмите кнопку ещё раз${NBSP}— и${NBSP}заявка у${NBSP}нас.`,
  help: 'Поможет служба поддержки:',
} as const

/** Under load a form must prove that it comes from a browser (components/forms/proof). */
export const proof = {
  checking: `Сейчас много заявок, поэтому проверяем, что отправляет не${NBSP}робот. Это займёт несколько секунд, делать ничего не${NBSP}нужно`,
  waiting: (seconds: number) =>
    `Сейчас много заявок. Отправим вашу сами через${NBSP}${Math.ceil(seconds / 60)}${NBSP}мин: не${NBSP}закрывайте страницу`,
} as const

/** The list of all data that leave with a request. */
export const seen = {
  title: 'Какие данные уйдут',
  /** Where nothing is passed to a dealer. */
  nobody: `Дилерам эту заявку не${NBSP}передаём. Вот всё, что получим мы:`,
  yes: 'да',
  no: 'нет',
  /** A field that is still empty. */
  empty: '—',
  /** The same where the list cannot follow the typing. */
  asTyped: 'что впишете',
  asTicked: 'что отметите',
  /** `fields` are the names of what the site adds itself. */
  added: (fields: string) => `Сайт добавит: ${fields}.`,
  note: `Больше ничего дилеру не${NBSP}передаём.`,
  nobodyNote: `Больше ничего не${NBSP}собираем.`,
} as const

const noConnection = `Нет связи с${NBSP}сервером. Проверьте соединение и${NBSP}повторите`

/** The site has been replaced since the page was opened: its code for sending is gone. */
export const outdated = 'Сайт обновился. Обновите страницу: введённое сохранится'

/** A proxy in front of the site answers for it, or the site itself fails. */
const serverFails = `Сервер сейчас не${NBSP}отвечает. Повторите через${NBSP}минуту`

type Rejection = { serverMessage: string; status: number; message: string }

/** For a test drive a refusal has a fixed form, whichever call made it (specification 8, decisions.md). */
export const rejectionText = (type: LeadType, message: string): string =>
  type === 'test-drive' ? testDrive.error(message) : message

/**
 * What is said to a visitor whose request was not taken. The server speaks Russian; a transport failure has only an
 * English message (specification 8), which is for the log. Where there was an answer, of anybody, it is not the visitor's
 * connection that fails; a page in place of an answer (200) is that of a network one has to sign in to.
 */
export function failureOf(error: unknown, type?: LeadType): string {
  const { serverMessage, status = 200, message = '' } = (error ?? {}) as Partial<Rejection>
  if (!serverMessage) return status === 200 || message.includes(TRANSPORT_FAILURE) ? noConnection : serverFails
  return type ? rejectionText(type, serverMessage) : serverMessage
}
