import * as z from 'zod/mini'
import {
  CLIENT_ID,
  CLIENT_ID_FIELD,
  COMMENT_MAX,
  EDITION_FIELD,
  HONEYPOT,
  IDEMPOTENCY_FIELD,
  LOUNGE_GUESTS_MAX,
  LOUNGE_PURPOSES,
  NAMED_FIELD,
  OWN_CAR_MILEAGE_MAX,
  OWN_CAR_YEAR_MIN,
  UTM_KEYS,
} from '#src/domain/lead.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { checkPhone, type PhoneFault } from '#src/domain/visitor-phone.ts'

/**
 * The fields of the forms with their rules and messages (gaps.md 10–12): one shape for the browser, the plain form and
 * the API. The input is text from a form; the output is what the backend stores. The order is that of the fields on the
 * screen, in which errors are reported.
 */

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Не больше ${max} знаков`))
/** `missing` is also the message for an absent field. */
const needed = (missing: string, max: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max, `Не больше ${max} знаков`))
const optional = <T extends z.ZodMiniType<unknown, string>>(shape: T) =>
  z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      shape,
    ]),
  )

const personName = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(2, missing),
      z.maxLength(60, 'Не больше 60 знаков'),
      z.regex(/^\p{L}[\p{L}'’ -]*$/u, 'Только буквы, дефис и пробел'),
    )
const number = (message: string, min: number, max: number) =>
  z.pipe(
    z.string(message).check(z.trim(), z.regex(/^\d[\d\s]*$/, message)),
    z.pipe(
      z.transform((value: string) => Number(value.replace(/\s/g, ''))),
      z.number().check(z.minimum(min, message), z.maximum(max, message)),
    ),
  )
const id = (message: string) => number(message, 1, 1_000_000)
const oneOf = <const V extends readonly [string, ...string[]]>(values: V, message: string) => z.enum(values, message)
const ticked = (message: string) => z.literal('on', message)

const surname = personName('Укажите фамилию')
const name = personName('Укажите имя')
const PHONE_FAULTS: Record<PhoneFault, string> = {
  foreign: 'Нужен российский номер: он начинается с\u00a0+7',
  short: 'Номер введён не полностью',
  long: 'В\u00a0номере лишние цифры',
  code: 'Такого кода нет: после\u00a0+7 идёт 3, 4, 8 или\u00a09',
}
const phone = z.pipe(
  z.string('Укажите номер телефона').check(z.trim(), z.minLength(1, 'Укажите номер телефона'), z.maxLength(40)),
  z.transform((value, context) => {
    const checked = checkPhone(value)
    if ('phone' in checked) return checked.phone
    context.issues.push({ code: 'custom', message: PHONE_FAULTS[checked.fault], input: value })
    return z.NEVER
  }),
)
const EMAIL = 'Проверьте адрес: нужен вид name@example.ru'
/** Letters of any alphabet; no character with a meaning in HTML, mail headers or spreadsheets. */
const EMAIL_ADDRESS = /^[\p{L}\p{N}!#$%&*+/=?^_{|}~.-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u
const email = z.string().check(z.trim(), z.maxLength(254, EMAIL), z.regex(EMAIL_ADDRESS, EMAIL))
const date = (message: string) => z.string(message).check(z.regex(/^\d{2}\.\d{2}\.\d{4}$/, message))
const time = z.string('Выберите время').check(z.regex(/^\d{2}:\d{2}$/, 'Выберите время'))

const model = z.enum(MODEL_CODES, 'Выберите модель')
const city = { city_id: id('Выберите город') }
const dealer = { ...city, dealer_id: id('Выберите дилера') }
const consents = {
  agree: ticked('Без согласия мы не сможем передать заявку дилеру'),
  agree_marketing: z.optional(z.literal('on')),
}
/** Sent with every request without being asked for. */
const origin = {
  place: text(60),
  page: text(300),
  // Any other value is not an address: the request is accepted without it.
  referrer: z.catch(z.optional(z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s<>"']*$/))), undefined),
  /** The configurator's hash. */
  config: z.optional(text(300)),
  ...Object.fromEntries(UTM_KEYS.map((key) => [key, z.optional(text(200))])),
  // The visitor cannot correct an invalid one: the request is accepted without it.
  [CLIENT_ID_FIELD]: z.catch(z.optional(z.string().check(z.regex(CLIENT_ID))), undefined),
  [IDEMPOTENCY_FIELD]: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  [HONEYPOT]: z.optional(z.string()),
  [EDITION_FIELD]: z.optional(z.string()),
  [NAMED_FIELD]: z.optional(z.literal('1')),
}

export const testDriveShape = z.object({
  lead_type: z.literal('test-drive'),
  model,
  ...dealer,
  /** Both are empty when the schedule could not be loaded: the dealer will propose an hour. */
  date: optional(date('Выберите дату')),
  time: optional(time),
  name,
  surname,
  phone,
  email: optional(email),
  comment: optional(text(COMMENT_MAX)),
  licence: ticked('Для тест-драйва нужно действующее удостоверение'),
  ...consents,
  ...origin,
})
export type TestDriveRequest = z.infer<typeof testDriveShape>

/** `year` is the current year, the newest a car can have. */
export const tradeInShape = (year: number) =>
  z.object({
    lead_type: z.literal('trade-in'),
    /** Id of the wanted new car. */
    model: number('Выберите модель', 1, 5),
    tradeInModelName: text(60),
    own_brand: needed('Укажите марку', 40),
    own_model: needed('Укажите модель', 40),
    own_year: number(`Укажите год от ${OWN_CAR_YEAR_MIN} до ${year}`, OWN_CAR_YEAR_MIN, year),
    own_mileage: number('Укажите пробег цифрами', 0, OWN_CAR_MILEAGE_MAX),
    own_vin: optional(
      z
        .string()
        .check(z.trim(), z.toUpperCase(), z.regex(/^[A-HJ-NPR-Z\d]{17}$/, 'VIN — 17 знаков, без букв I, O и Q')),
    ),
    ...dealer,
    name,
    surname: optional(surname),
    phone,
    email: optional(email),
    ...consents,
    ...origin,
  })
export type TradeInRequest = z.infer<ReturnType<typeof tradeInShape>>

export const loungeShape = z.object({
  lead_type: z.literal('lounge'),
  /** The dealer whose lounge it is. */
  dealer_id: id('Выберите лаунж'),
  /** In the format of a date field, or as people write it. */
  date: z.pipe(
    z.string('Выберите дату'),
    z.pipe(
      z.transform((value: string) => value.trim().replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1')),
      date('Выберите дату'),
    ),
  ),
  guests: number(`Укажите число гостей от 1 до ${LOUNGE_GUESTS_MAX}`, 1, LOUNGE_GUESTS_MAX),
  purpose: oneOf(LOUNGE_PURPOSES, 'Выберите цель визита'),
  name,
  phone,
  email: optional(email),
  ...consents,
  ...origin,
})
export type LoungeRequest = z.infer<typeof loungeShape>

/** "Узнать первым": one message with the price, on the day it is announced. */
export const waitingListShape = z.object({
  lead_type: z.literal('waiting-list'),
  model,
  name,
  phone,
  email: optional(email),
  ...consents,
  // No dealer is involved: only the visitor is notified.
  agree: ticked('Без согласия мы не сможем сообщить вам цену'),
  ...origin,
})
export type WaitingListRequest = z.infer<typeof waitingListShape>

/**
 * A finished configuration for a dealer; its file exists already and is named by its address (gaps.md 13). A form sent
 * without scripts has none: the server makes it from `config` (backend/configurations/lead-document.ts).
 */
export const configuratorLeadShape = z.object({
  lead_type: z.literal('configurator'),
  model,
  file: z.optional(z.string().check(z.regex(/^\/upload\/configurations\/[\w-]{16,64}\.pdf$/))),
  ...dealer,
  name,
  surname,
  phone,
  email: optional(email),
  ...consents,
  ...origin,
})
/** The same before the file exists: used to check the visitor's form. */
export const configuratorContactsShape = z.omit(configuratorLeadShape, { file: true })
export type ConfiguratorLead = z.infer<typeof configuratorLeadShape>

export type LeadRequest = TestDriveRequest | TradeInRequest | LoungeRequest | WaitingListRequest | ConfiguratorLead

export const leadReceiptShape = z.object({
  number: z.string(),
  url: z.string(),
  calendar: z.nullable(z.string()),
  mailed: z.optional(z.literal(true)),
})
