/** What a visitor can send, and the words about it. The shapes of the forms are in shapes/lead.ts. */

export const LEAD_TYPES = ['test-drive', 'trade-in', 'lounge', 'waiting-list', 'configurator'] as const
export type LeadType = (typeof LEAD_TYPES)[number]

/** `withdrawn`: the visitor took the consent back; `expired`: the term of storage is over. Both: data erased. */
export const LEAD_STATUSES = ['accepted', 'cancelled', 'withdrawn', 'expired'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** To the processing of the request's data, which it needs, and to advertising, which it does not. */
export const CONSENT_KINDS = ['processing', 'advertising'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** What the visitor may do with a request on its own page. */
export const OWN_ACTIONS = ['move', 'cancel', 'withdraw'] as const
export type OwnAction = (typeof OWN_ACTIONS)[number]

export const LOUNGE_PURPOSES = ['meet', 'delivery', 'business', 'event'] as const
export type LoungePurpose = (typeof LOUNGE_PURPOSES)[number]

export const LOUNGE_GUESTS_MAX = 6
export const OWN_CAR_YEAR_MIN = 1990
export const OWN_CAR_MILEAGE_MAX = 1_000_000
export const COMMENT_MAX = 500

/** Personal data of a request, and documents made for it, are kept so long. The consent says so. */
export const KEPT_DAYS = 90
/** Evidence of a consent is kept so many years after its data are gone. The policy says so. */
export const CONSENT_PROOF_YEARS = 3
/** A promise to tell a price holds until it is announced, so its request is kept longer: at most so many years. */
export const WAITING_YEARS = 2

/** The moment from which the personal data of a request that came `now` are erased. */
export function keptUntil(type: LeadType, now: Date): Date {
  const end = new Date(now)
  if (type === 'waiting-list') end.setUTCFullYear(end.getUTCFullYear() + WAITING_YEARS)
  else end.setUTCDate(end.getUTCDate() + KEPT_DAYS)
  return end
}

/** Advertising marks that travel with a request from the first visit on. */
export const UTM_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid'] as const

/** The number a counter of visits gave this browser (Yandex Metrika's ClientID). Travels only while analytics is agreed to. */
export const CLIENT_ID_FIELD = 'client_id'
/** Metrika's are 19 digits at most; whatever else comes under this name is not one. */
export const CLIENT_ID = /^\d{5,25}$/

/** A field no visitor sees; whoever fills it is a robot. */
export const HONEYPOT = 'website'
/**
 * One value per filled form: a double click or a retry with the same one makes one request. A plain form has none: there
 * the content itself is the key.
 */
export const IDEMPOTENCY_FIELD = 'request_key'
/** Which edition of the consents the page has shown, and whether their text named the dealer. */
export const EDITION_FIELD = 'consent_edition'
export const NAMED_FIELD = 'consent_named'
/** The XSRF token in forms that are sent without scripts. */
export const XSRF_FIELD = '_xsrf'

/** A solved proof of work, and a ticket of who waits instead: sent when the server has asked for one of them. */
export const PROOF_FIELD = '_proof'
export const WAIT_FIELD = '_wait'
/** In the second one: a browser that can make no proof asks for a ticket. */
export const TICKET_ASKED = 'ask'
/** The server asks for one of the two before it takes a form (Precondition Required). */
export const PROOF_WANTED = 428

/** What is answered to an accepted request. */
export type LeadReceipt = {
  /** For people, on the phone: eight signs without look-alikes. */
  number: string
  /** The visitor's own page: a secret address. */
  url: string
  /** Address of the calendar file; null when no hour is booked. */
  calendar: string | null
  /** A confirmation goes to the address the visitor left. */
  mailed?: true | undefined
}

/** Messages of refusals (gaps.md 10, 15). */
export const leadMessages = {
  checkFields: 'Проверьте поля формы',
  slotTaken: 'Это время уже занято. Выберите другое',
  sessionExpired: 'Сессия устарела. Обновите страницу и попробуйте снова',
  confirm: 'Осталось подтвердить',
  manyNow: 'Сейчас приходит много заявок, и мы отсеиваем роботов.',
  keyReused: 'Эта форма уже отправлена. Чтобы отправить другую заявку, проверьте данные и отправьте ещё раз',
} as const

/** A plain form that was not accepted, to be shown again: what was typed and what is wrong. */
export type FormState = {
  /** Type of the request, or `own-request` for the forms of the visitor's own page. */
  type: LeadType | 'own-request'
  values: Readonly<Record<string, string>>
  /** Message by field. */
  errors: Readonly<Record<string, string>>
  message: string
  /** The ticket of a visitor who was asked to wait: goes along with the next press. */
  wait?: string
  /** Nothing is wrong: only the pair was missing, one more press sends it. */
  toConfirm?: boolean
}
