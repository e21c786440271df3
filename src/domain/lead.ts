/** The requests a visitor can send, and the words about them. The shapes of the forms are in shapes/lead.ts. */

export const LEAD_TYPES = ['test-drive', 'trade-in', 'lounge', 'waiting-list', 'configurator'] as const
export type LeadType = (typeof LEAD_TYPES)[number]

/**
 * `withdrawn`: the visitor withdrew the consent; `expired`: the retention period is over. In both cases data are
 * erased.
 */
export const LEAD_STATUSES = ['accepted', 'cancelled', 'withdrawn', 'expired'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** Consent to the processing of personal data, which a request needs, and to advertising, which it does not. */
export const CONSENT_KINDS = ['processing', 'advertising'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** What the visitor may do on the request page. */
export const OWN_ACTIONS = ['move', 'pass', 'cancel', 'withdraw'] as const
export type OwnAction = (typeof OWN_ACTIONS)[number]

export const LOUNGE_PURPOSES = ['meet', 'delivery', 'business', 'event'] as const

export const LOUNGE_GUESTS_MAX = 6
export const OWN_CAR_YEAR_MIN = 1990
export const OWN_CAR_MILEAGE_MAX = 1_000_000
export const COMMENT_MAX = 500

/** Retention period of personal data and of documents made for a request. The consent names it. */
export const RETENTION_DAYS = 90
/** How many years the evidence of a consent is kept after its data are erased. The policy names it. */
export const CONSENT_PROOF_YEARS = 3
/** A price subscription is kept until the announcement, longer than other requests: at most this many years. */
export const WAITING_YEARS = 2

/** The moment from which the personal data of a request received `now` are erased. */
export function retainedUntil(type: LeadType, now: Date): Date {
  const end = new Date(now)
  if (type === 'waiting-list') end.setUTCFullYear(end.getUTCFullYear() + WAITING_YEARS)
  else end.setUTCDate(end.getUTCDate() + RETENTION_DAYS)
  return end
}

/** The visit counter's id of this browser (Yandex Metrika's ClientID). Sent only with consent to analytics. */
export const CLIENT_ID_FIELD = 'client_id'
/** Metrika's have at most 19 digits; any other value is ignored. */
export const CLIENT_ID = /^\d{5,25}$/

/** Honeypot: a field no visitor sees and only robots fill in. */
export const HONEYPOT = 'website'
/**
 * One value per filled form: a double click or a retry with the same value creates one request. A plain form has none:
 * there its content is the key.
 */
export const IDEMPOTENCY_FIELD = 'request_key'
/** The edition of the consents that the page has shown, and whether the text named the dealer. */
export const EDITION_FIELD = 'consent_edition'
/** The same for the consent to advertising, where it is of another edition. */
export const ADVERTISING_EDITION_FIELD = 'advertising_edition'
export const NAMED_FIELD = 'consent_named'
/** The XSRF token in forms sent without scripts. */
export const XSRF_FIELD = '_xsrf'

/**
 * A solved proof of work, and the ticket of a visitor who waits instead: sent when the server has demanded one of them.
 */
export const PROOF_FIELD = '_proof'
export const WAIT_FIELD = '_wait'
/** Value of the ticket field by which a browser that cannot compute a proof asks for a ticket. */
export const TICKET_ASKED = 'ask'
/** Status with which the server demands one of the two (Precondition Required). */
export const PROOF_WANTED = 428

/** The response to an accepted request. */
export type LeadReceipt = {
  /** For the phone: eight characters without look-alikes. */
  number: string
  /** The request page: a secret address. */
  url: string
  /** Address of the calendar file; null when no hour is booked. */
  calendar: string | null
  /** A confirmation was sent to the visitor's address. */
  mailed?: true | undefined
  /** «сегодня до 15:30»: when the dealer calls, where the desk of the office counts down to it. */
  callTime?: string | undefined
}

/** Error messages (gaps.md 10, 15). */
export const leadMessages = {
  checkFields: 'Проверьте поля формы',
  slotTaken: 'Это время уже занято. Выберите другое',
  /** Of a date or an hour that was chosen, and is not among those that can be booked: it has gone by, as a rule. */
  slotGone: 'На эту дату и время записаться уже нельзя. Выберите другие',
  sessionExpired: 'Сессия устарела. Обновите страницу и попробуйте снова',
  confirm: 'Осталось подтвердить',
  manyNow: 'Сейчас приходит много заявок, и мы отсеиваем роботов.',
  keyReused: 'Эта форма уже отправлена. Чтобы отправить другую заявку, проверьте данные и отправьте ещё раз',
} as const

/** A plain form that was not accepted, to be shown again with what was typed and what is wrong. */
export type FormState = {
  /** Type of the request, or `own-request` for the forms of the request page. */
  type: LeadType | 'own-request'
  values: Readonly<Record<string, string>>
  /** Message by field. */
  errors: Readonly<Record<string, string>>
  message: string
  /** The ticket of a visitor who has to wait: sent with the next submit. */
  wait?: string
  /** Nothing is wrong except the missing XSRF pair: one more submit sends it. */
  toConfirm?: boolean
}
